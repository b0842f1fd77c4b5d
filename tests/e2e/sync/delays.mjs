// A proxy for one phone that delays messages according to a profile.

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export class Delays {
  /** The delays of the current profile; null: no delay. */
  ways = null;
  /** When the last messages came from the phone, and when they went on to the host. */
  sent = [];
  #sockets = new Set();

  static async open(target) {
    const delays = new Delays();
    // Pages are plain requests and are not measured; sockets go through a tunnel.
    delays.server = createServer((asked, answer) => {
      const { method, headers, url } = asked;
      const path = url.replace(/^http:\/\/[^/]*/, '');
      const onward = request({ host: '127.0.0.1', port: target, method, headers, path }, (answered) => {
        answer.writeHead(answered.statusCode, answered.rawHeaders);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    });
    delays.server.on('connect', (_asked, socket, head) => {
      const onward = connect(target, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.write(head);
        delays.#pass(socket, onward, 'up');
        delays.#pass(onward, socket, 'down');
      });
      for (const [one, other] of [[socket, onward], [onward, socket]]) {
        one.setNoDelay(true);
        one.on('error', () => {});
        one.on('close', () => other.destroy());
        delays.#sockets.add(one);
      }
    });
    delays.server.listen(0, '127.0.0.1');
    await once(delays.server, 'listening');
    delays.port = delays.server.address().port;
    return delays;
  }

  #pass(from, to, way) {
    const queue = [];
    let last = 0;
    const send = () => {
      const now = performance.now();
      while (queue.length && queue[0].at <= now + 0.3) to.write(queue.shift().data);
      if (queue.length) setTimeout(send, Math.max(0, queue[0].at - performance.now()));
    };
    from.on('data', (data) => {
      const now = performance.now();
      last = Math.max(last, now + (this.ways?.[way](now) ?? 0));
      queue.push({ at: last, data });
      if (way === 'up') this.sent = [...this.sent.slice(-49), { came: now, left: last }];
      if (queue.length === 1) setTimeout(send, Math.max(0, last - performance.now()));
    });
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }
}
