// A client for docs/protocol.md, written from that page alone: it shares no
// line with the app, and so shows whether the page is enough.

import { randomBytes } from 'node:crypto';
import { seal, unseal } from './xchacha.mjs';
import { openWebSocket } from './websocket.mjs';

export const PROTOCOL = 1;
const TABLE_DEVICE = 255;
const SEAL_BYTES = 512;
// These get a `done` in the open and after it a sealed answer; others only the `done`.
const WHISPERED = ['peek', 'openMat'];

const encode = (bytes) => Buffer.from(bytes).toString('base64url');
const decode = (text) => Buffer.from(text, 'base64url');

/** Takes a link apart. The fragment stays here: only what it proves is sent. */
export function parseLink(link) {
  const url = new URL(link);
  const bytes = decode(url.hash.slice(1));
  if (bytes.length !== 54) throw new Error(`a link's fragment has 54 bytes, not ${bytes.length}`);
  const seat = bytes[5];
  return {
    socket: `ws://${url.host}/socket`,
    role: seat === TABLE_DEVICE ? { as: 'table' }
      : { as: 'seat', table: bytes.subarray(0, 5).toString('hex'), seat },
    token: bytes.subarray(6, 22),
    key: bytes.subarray(22, 54),
  };
}

/** What a refused command or a goodbye becomes, so that `await` can throw it. */
export class Refused extends Error {
  constructor(error) {
    super(`${error.code}: ${error.message}`);
    this.code = error.code;
    this.error = error;
  }
}

export class Client {
  /** The newest view, as the host sent it. */
  view = null;
  /** Every message as it came, for those who want to look at the traffic. */
  log = [];
  goodbye = null;
  closed = false;

  #ws; #challenge; #up = 0; #down = 0; #id = 0;
  #answers = new Map();
  #waiters = new Set();

  constructor(link, device = randomBytes(16)) {
    this.link = typeof link === 'string' ? parseLink(link) : link;
    this.device = device;
  }

  /** Connects and reads the challenge, but says nothing yet. */
  async connect() {
    // The host speaks first, so the ear is open before the door is.
    const challenged = this.next('challenge');
    this.#ws = await openWebSocket(this.link.socket, {
      onText: (text) => this.#take(JSON.parse(text)),
      onClose: () => this.#end(),
    });
    const { protocol, challenge } = await challenged;
    if (protocol !== PROTOCOL) throw new Error(`the host speaks protocol ${protocol}`);
    this.#challenge = challenge;
    return this;
  }

  /** Connects and says hello; answers with `welcome` or `waiting`. */
  async join(change = {}) {
    await this.connect();
    const { role, token } = this.link;
    const proof = this.seal('hello', 0, Buffer.concat([token, this.device]));
    this.send({ type: 'hello', protocol: PROTOCOL, role, proof, ...change });
    return this.until((m) => m.type === 'welcome' || m.type === 'waiting');
  }

  send(message) { this.raw(JSON.stringify(message)); }
  raw(text) { this.#ws.text(text); }
  binary(bytes) { this.#ws.binary(bytes); }
  close() { this.#ws?.close(); }
  cut() { this.#ws?.cut(); }

  /** Plays a command in the open; `seat` is for the table device. */
  play(command, seat) {
    return this.#answered((id) => this.send({ type: 'play', id, seat, command }));
  }

  /** Plays a command under a seal; answers with what the host whispers, or null. */
  whisper(command, seat) {
    const whispered = WHISPERED.includes(command.type);
    return this.#answered((id) => this.sendSealed({ type: 'play', id, seat, command }), whispered);
  }

  ask(what, fields = {}) {
    return this.#answered((id) => this.send({ type: 'ask', id, ask: { what, ...fields } }));
  }

  leaveSeat() {
    return this.#answered((id) => this.send({ type: 'leaveSeat', id }));
  }

  /** Seals a message and sends it; answers with what went over the wire. */
  sendSealed(message, counter = ++this.#up) {
    const plain = Buffer.from(JSON.stringify(message).padEnd(SEAL_BYTES));
    const sealed = { type: 'sealed', seal: this.seal('up', counter, plain) };
    this.send(sealed);
    return sealed;
  }

  seal(direction, counter, plain) {
    const nonce = randomBytes(24);
    const text = seal(this.link.key, nonce, this.#associated(direction, counter), plain);
    return { counter, nonce: encode(nonce), text: encode(text) };
  }

  /** One exchange of clocks: how far the host's clock is ahead of ours, at least and at most. */
  async ping(now = () => performance.now()) {
    const sent = now();
    this.send({ type: 'ping', sent });
    const pong = await this.until((m) => m.type === 'pong' && m.sent === sent);
    const arrived = now();
    return { ...pong, arrived, atMost: pong.received - sent, atLeast: pong.answered - arrived };
  }

  /** The next message of this type. */
  next(type) { return this.until((message) => message.type === type); }

  /** The next message that passes, or an error when the connection ends before. */
  until(passes) {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(this.#reason());
      this.#waiters.add({ passes, resolve, reject });
    });
  }

  /** The newest view if it passes, or the first one to come that does. */
  async sees(passes) {
    if (this.view && passes(this.view)) return this.view;
    return this.until((message) => message.type === 'view' && passes(message));
  }

  /** Resolves when the host has closed the connection, with its goodbye or null. */
  async ended() {
    if (!this.closed) await this.until(() => false).catch(() => {});
    return this.goodbye;
  }

  #associated(direction, counter) {
    const { as, table, seat } = this.link.role;
    const who = as === 'table' ? '- table' : `${table} ${seat}`;
    return Buffer.from(`goatherd/1 ${direction} ${who} ${this.#challenge} ${counter}`);
  }

  #answered(send, whispered = false) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(this.#reason());
      this.#answers.set(id, { resolve, reject, whispered });
      send(id);
    });
  }

  #take(message) {
    this.log.push(message);
    switch (message.type) {
      case 'view':
        if (!this.view || message.version > this.view.version || message.table !== this.view.table) {
          this.view = message;
        }
        break;
      case 'done':
        if (!this.#answers.get(message.id)?.whispered) this.#answer(message.id)?.resolve(null);
        break;
      case 'answer': this.#answer(message.id)?.resolve(message.answer); break;
      case 'refused': this.#answer(message.id)?.reject(new Refused(message.error)); break;
      case 'sealed': this.#unseal(message.seal); break;
      case 'goodbye': this.goodbye = message.error; break;
      default: // A newer host may say more than this client knows.
    }
    for (const waiter of [...this.#waiters]) {
      if (waiter.passes(message)) {
        this.#waiters.delete(waiter);
        waiter.resolve(message);
      }
    }
  }

  #unseal({ counter, nonce, text }) {
    if (counter <= this.#down) throw new Error('the host repeated a sealed message');
    this.#down = counter;
    const plain = unseal(this.link.key, decode(nonce), this.#associated('down', counter), decode(text));
    const { id, whisper } = JSON.parse(plain.toString());
    this.#answer(id)?.resolve(whisper);
  }

  #answer(id) {
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    return answer;
  }

  #reason() {
    return this.goodbye ? new Refused(this.goodbye) : new Error('the connection ended');
  }

  #end() {
    this.closed = true;
    for (const { reject } of [...this.#waiters, ...this.#answers.values()]) reject(this.#reason());
    this.#waiters.clear();
    this.#answers.clear();
  }
}
