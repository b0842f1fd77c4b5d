// A phone without a link, written from docs/protocol.md alone: it knocks, agrees on a key, compares pictures, and gets
// the link of a seat.

import { createHash, createPublicKey, diffieHellman, generateKeyPairSync, randomBytes } from 'node:crypto';
import { PROTOCOL, Refused, Seals } from './client.mjs';
import { openWebSocket } from './websocket.mjs';

const decode = (text) => Buffer.from(text, 'base64url');
const sha256 = (purpose, ...parts) => parts
  .reduce((hash, part) => hash.update(part), createHash('sha256').update(`goatherd door ${purpose}\n`)).digest();

/** `host` is the server's address, like `127.0.0.1:4724`. */
export class Knock {
  /** What was said in the open, in order: type and message. */
  log = [];
  #ws; #seals = null; #heard = []; #waiting = null; #closed = false;

  /** `from` is the address of the phone: 127.0.0.2, say. Those with the same one wait for each other. */
  static async at(host, from) {
    const knock = new Knock();
    knock.#ws = await openWebSocket(`ws://${host}/socket`, {
      from,
      onText: (text) => {
        const message = JSON.parse(text);
        if (knock.#seals) throw new Error(`${message.type} was not sealed`);
        knock.log.push(message);
        knock.#hear(message);
      },
      onBinary: (bytes) => knock.#hear(JSON.parse(knock.#seals.openDown(bytes).toString())),
      onClose: () => {
        knock.#closed = true;
        knock.#waiting?.();
      },
    });
    return knock;
  }

  /** Resolves with the pictures; throws what the host says instead. */
  async compare() {
    const { challenge } = await this.next('challenge');
    const nonce = randomBytes(10).toString('base64url');
    this.say({ type: 'knock', protocol: PROTOCOL, nonce });
    const { commitment } = await this.next('commitment');
    const { publicKey, privateKey } = generateKeyPairSync('x25519');
    const own = publicKey.export({ format: 'jwk' }).x;
    this.say({ type: 'key', key: own });
    const { key: theirs } = await this.next('reveal');
    if (!sha256('commitment', decode(challenge), decode(theirs)).equals(decode(commitment))) {
      throw new Error('the host has committed itself to another key');
    }
    const shown = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x: theirs } });
    const shared = diffieHellman({ privateKey, publicKey: shown });
    const said = [shared, ...[challenge, nonce, theirs, own].map(decode)];
    this.#seals = new Seals(sha256('key', ...said), challenge, nonce);
    return [...sha256('pictures', ...said).subarray(0, 3)].map((byte) => byte % 64);
  }

  /** Resolves with the fragment of the link. */
  async link() { return (await this.next('letIn')).fragment; }

  say(message) { this.#ws.text(JSON.stringify(message)); }
  close() { this.#ws.close(); }

  async next(type) {
    while (!this.#heard.length) {
      if (this.#closed) throw new Error('the connection ended');
      await new Promise((resolve) => { this.#waiting = resolve; });
    }
    const message = this.#heard.shift();
    if (message.type === 'goodbye') throw new Refused(message.error);
    if (message.type !== type) throw new Error(`${message.type} instead of ${type}`);
    return message;
  }

  #hear(message) {
    this.#heard.push(message);
    this.#waiting?.();
  }
}
