// A phone's network: a proxy that can be cut and mended, like a bad Wi-Fi connection.

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** Requests to a proxy contain the whole address. */
const ORIGIN = /^\w+:\/\/[^/]*/;

export class FlakyProxy {
  #sockets = new Set();
  #isCut = false;
  /** What has come from the host while it is held back, or null while everything flows. */
  #held = null;

  static async open(target) {
    const proxy = new FlakyProxy();
    // Pages are plain requests; sockets go through a tunnel.
    proxy.server = createServer((asked, answer) => {
      const { method, headers, url } = asked;
      const path = url.replace(ORIGIN, '');
      const onward = request({ host: '127.0.0.1', port: target, method, headers, path }, (answered) => {
        answer.writeHead(answered.statusCode, answered.rawHeaders);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    proxy.server.on('connect', (_asked, socket, head) => {
      proxy.#join(target, socket, (onward) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.write(head);
      });
    });
    // WebKit connects sockets without a tunnel.
    proxy.server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
      const fields = rawHeaders.map((word, k) => (k % 2 ? `${word}\r\n` : `${word}: `)).join('');
      proxy.#join(target, socket, (onward) => {
        onward.write(`${method} ${url.replace(ORIGIN, '')} HTTP/1.1\r\n${fields}\r\n`);
        onward.write(head);
      });
    });
    proxy.server.on('connection', (socket) => {
      if (proxy.#isCut) socket.destroy();
      else proxy.#keep(socket);
    });
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    proxy.port = proxy.server.address().port;
    return proxy;
  }

  /** Connects the phone and the host in both directions. */
  #join(target, socket, begin) {
    const onward = connect(target, '127.0.0.1', () => {
      begin(onward);
      socket.pipe(onward);
      this.#down(onward, socket);
    });
    this.#keep(onward);
    for (const [one, other] of [[socket, onward], [onward, socket]]) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  }

  /** Passes data to the phone unless it is held back. */
  #down(from, to) {
    from.on('data', (data) => {
      if (this.#held) this.#held.push(() => to.write(data));
      else to.write(data);
    });
  }

  #keep(socket) {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  cut() {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#isCut = false;
  }

  /** Holds back what the host sends until `flow`; what the phone sends gets through. */
  hold() {
    this.#held = [];
  }

  flow() {
    const held = this.#held;
    this.#held = null;
    for (const pass of held) pass();
  }

  async close() {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
