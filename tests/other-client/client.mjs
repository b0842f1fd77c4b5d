// A client for docs/protocol.md, written from that page alone. It shares no
// code with the app, so it shows whether the page is complete.

import { randomBytes } from 'node:crypto';
import { seal, unseal } from './xchacha.mjs';
import { openWebSocket } from './websocket.mjs';

export const PROTOCOL = 3;
const ONLOOKER = 254;
const TABLE_DEVICE = 255;
const STEP = 2048;
/** The messages about time may be shorter. */
const SHORT_STEP = 512;
const SHORT = ['ping', 'clock', 'pad', 'wait', 'echo', 'touch'];

const encode = (bytes) => Buffer.from(bytes).toString('base64url');
const decode = (text) => Buffer.from(text, 'base64url');

/** Parses a link. The fragment is never sent; only a proof of it is. */
export function parseLink(link) {
  const url = new URL(link);
  // A link through a relay says first in which room the host is.
  const [fragment, room] = url.hash.slice(1).split('.').reverse();
  const bytes = decode(fragment);
  if (bytes.length !== 54) throw new Error(`a link's fragment has 54 bytes, not ${bytes.length}`);
  const seat = bytes[5];
  const table = bytes.subarray(0, 5).toString('hex');
  return {
    socket: `${url.protocol.replace('http', 'ws')}//${url.host}${room ? `/rooms/${room}/guest` : '/socket'}`,
    role: seat === TABLE_DEVICE ? { as: 'table' }
      : seat === ONLOOKER ? { as: 'onlooker', table, isScreen: false }
      : { as: 'seat', table, seat },
    token: bytes.subarray(6, 22),
    key: bytes.subarray(22, 54),
  };
}

/**
 * The seals of one connection, for either end or for an observer: `challenge` is the host's share of the nonce and
 * `nonce` the device's, both as they are sent. Each direction has its own counter.
 */
export class Seals {
  #key; #shares; #up = 0; #down = 1;

  constructor(key, challenge, nonce) {
    this.#key = key;
    this.#shares = Buffer.concat([decode(challenge), decode(nonce)]);
  }

  /** The device's next message, from bytes to bytes; the proof is the first. */
  sealUp(plain) { return seal(this.#key, this.#nonce(this.#countUp()), plain); }
  openUp(sealed) { return unseal(this.#key, this.#nonce(this.#countUp()), sealed); }
  openDown(sealed) {
    this.#down += 2;
    return unseal(this.#key, this.#nonce(this.#down - 2), sealed);
  }

  #countUp() {
    this.#up += 2;
    return this.#up - 2;
  }

  #nonce(number) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return Buffer.concat([this.#shares, bytes]);
  }
}

/** A message ready for sealing: JSON in UTF-8, padded with spaces to the next step. */
export function padded(text, step = STEP) {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & (step - 1), ' ')]);
}

/** A refused command or a goodbye as an error, so that `await` can throw it. */
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
  /** Every message as it came, for tests that look at the traffic. */
  log = [];
  goodbye = null;
  closed = false;

  #ws; #challenge; #seals = null; #id = 0;
  #answers = new Map();
  #waiters = new Set();

  constructor(link, device = randomBytes(16)) {
    this.link = typeof link === 'string' ? parseLink(link) : link;
    this.device = device;
  }

  /** This device's own clock, which never jumps. */
  now = () => performance.now();

  /** Connects and reads the challenge, but sends nothing yet. */
  async connect() {
    // The host speaks first, so the handlers must be ready before the connection is.
    const challenged = this.next('challenge');
    // Where nobody can listen in, something else carries the messages, and nothing is sealed.
    const open = this.link.open ?? ((handlers) => openWebSocket(this.link.socket, handlers));
    this.#ws = await open({
      onText: (text) => (this.link.open ? this.#take(JSON.parse(text)) : this.#takeOpen(JSON.parse(text))),
      onBinary: (bytes) => this.#take(JSON.parse(this.#seals.openDown(bytes).toString())),
      onClose: () => this.#end(),
    });
    const { protocol, challenge } = await challenged;
    if (protocol !== PROTOCOL) throw new Error(`the host speaks protocol ${protocol}`);
    this.#challenge = challenge;
    return this;
  }

  /** Connects and says hello; returns `welcome` or `waiting`. */
  async join(change = {}) {
    await this.connect();
    const { role, token, key } = this.link;
    const nonce = encode(randomBytes(10));
    const seals = new Seals(key, this.#challenge, nonce);
    const proof = encode(seals.sealUp(Buffer.concat([token, this.device])));
    this.send({ type: 'hello', protocol: PROTOCOL, role, nonce, proof, ...change });
    if (!this.link.open) this.#seals = seals;
    return this.until((m) => m.type === 'welcome' || m.type === 'waiting');
  }

  /** Sealed, once the hello is said. */
  send(message) {
    const text = JSON.stringify(message);
    if (this.#seals) this.binary(this.seal(text, SHORT.includes(message.type) ? SHORT_STEP : STEP));
    else this.raw(text);
  }

  /** The next message as it is sent over the network. */
  seal(text, step) { return this.#seals.sealUp(padded(text, step)); }
  raw(text) { this.#ws.text(text); }
  binary(bytes) { this.#ws.binary(bytes); }
  close() { this.#ws?.close(); }
  cut() { this.#ws?.cut(); }

  /** Plays a command; `seat` is for the table device. Returns the host's whisper, or null. */
  play(command, seat) {
    return this.#answered((id) => this.send({ type: 'play', id, seat, command }));
  }

  /** The same for commands that are played only to get a whisper. */
  whisper(command, seat) { return this.play(command, seat); }

  ask(what, fields = {}) {
    return this.#answered((id) => this.send({ type: 'ask', id, ask: { what, ...fields } }));
  }

  /** A new table of this game, with these people at it. */
  async sitDown(players, game = 'scapegoat') {
    await this.ask('newTable', { game });
    await this.ask('people', { group: { players, resting: [] } });
  }

  /** A finger on something in a race, at a moment of this device's own clock. */
  touch(on, at = this.now(), seat) {
    return this.#answered((id) => this.send({ type: 'touch', id, seat, on, at }));
  }

  /** Answers a probe; tests that lie replace it. */
  echo({ probe }) { this.send({ type: 'echo', probe, at: this.now() }); }

  leaveSeat() {
    return this.#answered((id) => this.send({ type: 'leaveSeat', id }));
  }

  /** Says that this player would like to play again, or not after all. */
  again(on = true) {
    return this.#answered((id) => this.send({ type: 'again', id, on }));
  }

  /** What this player is called, and which colour they have. */
  myGoat(name, colour) {
    return this.#answered((id) => this.send({ type: 'myGoat', id, name, colour }));
  }

  /** One ping: how far the host's clock is ahead of ours, at least and at most. */
  async ping(now = () => performance.now()) {
    const sent = now();
    this.send({ type: 'ping', sent });
    const pong = await this.until((m) => m.type === 'pong' && m.sent === sent);
    const arrived = now();
    return { ...pong, arrived, atMost: pong.received - sent, atLeast: pong.answered - arrived };
  }

  /** The next message of this type. */
  next(type) { return this.until((message) => message.type === type); }

  /** The next message that passes the test, or an error if the connection ends first. */
  until(passes) {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(this.#reason());
      this.#waiters.add({ passes, resolve, reject });
    });
  }

  /** The newest view if it passes the test, or the next one that does. */
  async sees(passes) {
    if (this.view && passes(this.view)) return this.view;
    return this.until((message) => message.type === 'view' && passes(message));
  }

  /** Resolves when the host has closed the connection, with its goodbye or null. */
  async ended() {
    if (!this.closed) await this.until(() => false).catch(() => {});
    return this.goodbye;
  }

  #answered(send) {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(this.#reason());
      this.#answers.set(id, { resolve, reject });
      send(id);
    });
  }

  /** Unsealed, only the challenge is allowed, and a goodbye to a device that the host does not know. */
  #takeOpen(message) {
    if (!['challenge', 'goodbye'].includes(message.type)) throw new Error(`${message.type} was not sealed`);
    this.#take(message);
  }

  #take(message) {
    this.log.push(message);
    switch (message.type) {
      case 'view':
        if (!this.view || message.version > this.view.version || message.table !== this.view.table) {
          this.view = message;
        }
        break;
      case 'probe': this.echo(message); break;
      case 'done': this.#answer(message.id)?.resolve(null); break;
      case 'whisper': this.#answer(message.id)?.resolve(message.whisper); break;
      case 'answer': this.#answer(message.id)?.resolve(message.answer); break;
      case 'refused': this.#answer(message.id)?.reject(new Refused(message.error)); break;
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
