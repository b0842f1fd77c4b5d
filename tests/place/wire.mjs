// A connection that takes time: what is sent arrives half a round trip later, and opening it takes a whole one.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Wire {
  /** In milliseconds. */
  roundTrip = 0;
  bytes = { up: 0, down: 0 };
  #sockets = new Set();

  static async to(target) {
    const wire = new Wire();
    wire.server = createServer((near) => wire.#join(near, connect(target, '127.0.0.1')));
    wire.server.listen(0, '127.0.0.1');
    await once(wire.server, 'listening');
    wire.port = wire.server.address().port;
    return wire;
  }

  #join(near, far) {
    // The system has opened it already, so the first bytes wait for that, too.
    const open = performance.now() + this.roundTrip;
    for (const [one, other, way] of [[near, far, 'up'], [far, near, 'down']]) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      const underway = [];
      one.on('data', (data) => {
        this.bytes[way] += data.length;
        underway.push(data);
        const now = performance.now();
        // Whichever timer is first, it's the oldest that arrives.
        setTimeout(() => other.write(underway.shift()), Math.max(now, open) + this.roundTrip / 2 - now);
      });
    }
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }
}
