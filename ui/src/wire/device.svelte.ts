/**
 * One device at one table. It says hello, keeps the newest view, sends commands, and reconnects by itself when the
 * connection breaks. It knows no rules and keeps no secret: a whisper goes straight to the caller who asked for it.
 */
import type { Sample } from './clock';
import type { Connect, Connection, Message } from './connection';
import { PROTOCOL } from './constants';
import { deviceId } from './identity';
import type { Link } from './link';
import { Refused, type Problem } from './problem';
import { Seals } from './seal';
import type { Answer, Ask, ClientMessage, Role, Seat, ServerMessage, TableError } from './wire';

/** What the table shows to this device; `V` is the view of the game. */
export type TableView<V = unknown> = Omit<Extract<ServerMessage<V>, { type: 'view' }>, 'type'>;

/**
 * `waiting`: another device has the seat, and the table is being asked. `lost`: the device keeps trying to reconnect.
 * `ended`: it has stopped for good, and `trouble` says why.
 */
export type Status = 'connecting' | 'open' | 'waiting' | 'lost' | 'ended';

/** Reasons for closing that do not speak against connecting again. */
const PASSING = [
  'hostStops',
  'tooSlow',
  'tooFast',
  'tooManyDevices',
  'networkClosed',
  'helloTooLate',
  'sealBroken',
  'notOpened',
  'tableStumbles',
] satisfies TableError['code'][] as string[];

/** Whoever is back at the table device finds everybody there within two seconds. */
const BACK_OFF = [200, 500, 1000];
const HELLO_WITHIN = 5000;
/** A connection that lasted this long was a good one, so after a break the next attempt is immediate. */
const SETTLED = 5000;
/** With `SILENT_FOR` this makes less than six seconds until a device knows that it has lost its table. */
const PING_EVERY = 2000;
/** The interval of pings while everybody gets ready for a count. */
const PING_SOON = 500;
/** The interval before and during a count: at zero the host's clock must be known to a few milliseconds. */
const BURST_EVERY = 50;
/** Five seconds' worth of pings: hardly anybody chooses a card faster. */
const BURST_OF = 90;
/** How many answers to pings are kept: those of such a burst and of the count. */
const KEPT = 180;
const SILENT_FOR = 3500;
/** A host on this very device can't get lost on the way: it may be busy. */
const BUSY_FOR = 9000;
/** How long a page that comes back waits for a sign of life before it reconnects. */
const AWAKE_WITHIN = 1200;

interface Pending {
  resolve(answer: unknown): void;
  reject(reason: Refused): void;
  progress: Progress | undefined;
}

/** How many pages of how many are done. */
export type Progress = (done: number, of: number) => void;

/** `V`, `C` and `W` are the game's view, commands and whispers. */
export class Device<V = unknown, C = unknown, W = unknown> {
  status = $state<Status>('connecting');
  /** Why it ended, or why it is reconnecting. */
  trouble = $state.raw<Problem | null>(null);
  view = $state.raw<TableView<V> | null>(null);

  /** Called with the link of a seat, if this device only watched and has got one. */
  onseat?: (fragment: string) => void;
  /** As whom the host knows this device. People keep it when they change seats. */
  role = $state.raw<Role>({ as: 'table' });
  /** The newest answers to our pings, for `estimate` of `clock.ts`. */
  samples: Sample[] = [];

  #connection: Connection | null = null;
  /** Set from the hello on, unless nobody can listen in. */
  #seals: Seals | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no screen shows pending requests
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #tries = 0;
  #openedAt = 0;
  #heardAt = 0;
  /** The table that the table device has open; after a break it opens the same one again. */
  #table: string | null = null;
  #isFresh = true;
  /** How close a count is: far, near or running. */
  #haste = 0;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(
    private readonly connect: Connect,
    private readonly link: Link,
    private readonly id: Uint8Array = deviceId(),
  ) {
    this.role = link.role;
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', this.#wake);
      for (const name of WAKING) window.addEventListener(name, this.#wake);
    }
    this.#open();
  }

  /** Resolves once it is on the host's disk; rejects with `Refused`. */
  async play(command: C, seat: Seat | null = null): Promise<void> {
    await this.request((id) => ({ type: 'play', id, seat, command }));
  }

  /** Asks for something that only this seat may hear. Nothing of the answer is kept here. */
  async whisper(command: C, seat: Seat | null = null): Promise<W> {
    return (await this.request((id) => ({ type: 'play', id, seat, command }))) as W;
  }

  /** Requests that only the table device may make. The answer is null if it is just “done”. */
  async ask(ask: Ask, progress?: Progress): Promise<Answer | null> {
    const answer = (await this.request((id) => ({ type: 'ask', id, ask }), progress)) as Answer | null;
    if (answer?.what === 'opened') this.#table = answer.table;
    if (ask.what === 'closeTable' && ask.table === this.#table) {
      this.#table = null;
      this.view = null;
    }
    return answer;
  }

  /**
   * A finger touches something in a race, at a moment of `performance.now()`; see `timeOf` of `look/time-of.ts`.
   * Resolves once the host has told the game, which takes a quarter of a second; rejects with `Refused`.
   */
  async touch(on: number, at: number, seat: Seat | null = null): Promise<void> {
    await this.request((id) => ({ type: 'touch', id, seat, on, at }));
  }

  /** This phone gives its seat back. */
  async leaveSeat(): Promise<void> {
    await this.request((id) => ({ type: 'leaveSeat', id }));
  }

  /** Tries at once, even after an end that looked final. */
  reconnect(): void {
    this.#drop();
    this.#tries = 0;
    this.status = 'connecting';
    this.#open();
  }

  close(): void {
    if (typeof document !== 'undefined') {
      document.removeEventListener('visibilitychange', this.#wake);
      for (const name of WAKING) window.removeEventListener(name, this.#wake);
    }
    this.#drop();
    this.status = 'ended';
  }

  /** Sends a message that gets no answer. */
  tell(message: Extract<ClientMessage, { type: 'clock' | 'pad' | 'wait' }>): void {
    if (this.status === 'open') this.#say(message);
  }

  #open(): void {
    this.#isFresh = true;
    this.#heardAt = performance.now();
    const connection: Connection = this.connect({
      // An old socket may still deliver something after the next one is open.
      hear: (message) => {
        if (connection === this.#connection) this.#hear(message);
      },
      gone: () => {
        if (connection === this.#connection) this.#broke();
      },
    });
    this.#connection = connection;
    this.#later('hello', HELLO_WITHIN, () => this.#broke());
  }

  #hear(heard: Message): void {
    this.#heardAt = performance.now();
    const isOpen = typeof heard === 'string';
    const text = isOpen ? heard : this.#seals?.open(heard);
    if (!text) return this.#broke();
    const message = JSON.parse(text) as ServerMessage<V>;
    // Unsealed, a host can only send away a device that it does not know.
    if (isOpen && this.#seals && (this.#seals.isOpened || message.type !== 'goodbye')) return this.#broke();
    switch (message.type) {
      case 'challenge':
        return this.#hello(message.protocol, message.challenge);
      case 'welcome':
        this.role = message.role;
        return this.#welcome();
      case 'waiting':
        clearTimeout(this.#timers.hello);
        this.status = 'waiting';
        return this.#keepAlive();
      case 'view':
        return this.#see(message);
      case 'pong':
        this.samples = [...this.samples, { ...message, arrived: this.#heardAt }].slice(-KEPT);
        return;
      case 'probe':
        // The host wants to know this device's clock.
        return this.#say({ type: 'echo', probe: message.probe, at: this.#heardAt });
      case 'done':
        return this.#settle(message.id)?.resolve(null);
      case 'whisper':
        return this.#settle(message.id)?.resolve(message.whisper);
      case 'answer':
        return this.#settle(message.id)?.resolve(message.answer);
      case 'progress':
        return this.#pending.get(message.id)?.progress?.(message.done, message.of);
      case 'refused':
        return this.#settle(message.id)?.reject(new Refused(message.error as Problem));
      case 'letIn':
        return this.onseat?.(message.fragment);
      case 'goodbye':
        return this.#goodbye(message.error as Problem);
    }
  }

  #hello(protocol: number, challenge: string): void {
    if (protocol !== PROTOCOL) {
      return this.#goodbye({ code: 'protocolVersion', ours: protocol, yours: PROTOCOL });
    }
    const seals = new Seals(this.link, challenge);
    this.#say({ type: 'hello', protocol, role: this.link.role, ...seals.proof(this.id) });
    if (this.#connection?.isOverheard) this.#seals = seals;
  }

  #welcome(): void {
    clearTimeout(this.#timers.hello);
    this.#openedAt = performance.now();
    this.trouble = null;
    this.#haste = 0;
    this.status = 'open';
    this.#burst(6);
    this.#keepAlive();
    if (this.#table) {
      // The table may have been closed meanwhile; then the table screen has no view and shows its start.
      this.ask({ what: 'openTable', table: this.#table }).catch(() => {
        this.#table = null;
        this.view = null;
      });
    }
  }

  #see(view: TableView<V>): void {
    const isNewer = this.#isFresh || view.table !== this.view?.table || view.version > this.view.version;
    if (!isNewer) return;
    this.#isFresh = false;
    // The people belong to the table, but the screens of a game draw them with everything else.
    if (view.view) Object.assign(view.view, { players: view.players });
    this.view = view;
    const haste = view.countdown ? 2 : view.gathering ? 1 : 0;
    if (haste > this.#haste) {
      this.#burst(BURST_OF);
      this.#keepAlive();
    }
    this.#haste = haste;
  }

  #goodbye(problem: Problem): void {
    this.trouble = problem;
    if (PASSING.includes(problem.code)) return this.#broke();
    this.#drop();
    this.status = 'ended';
  }

  #broke(isSilent = false): void {
    const wasOpen = this.status === 'open' || this.status === 'waiting';
    if (wasOpen && performance.now() - this.#openedAt > SETTLED) this.#tries = 0;
    this.#drop();
    // Whoever has waited in vain for a sign of life is told so. A line that breaks is often back at once.
    this.status = wasOpen && !isSilent ? 'connecting' : 'lost';
    const wait = BACK_OFF[Math.min(this.#tries++, BACK_OFF.length - 1)]!;
    this.#later('retry', wait * (0.75 + Math.random() / 2), () => this.#open());
  }

  #drop(): void {
    Object.values(this.#timers).forEach(clearTimeout);
    this.#connection?.close();
    this.#connection = null;
    this.#seals = null;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(new Refused({ code: 'lost' }));
  }

  /** Sends a message that is answered. Resolves with the answer, or null if it is just “done”. */
  request(message: (id: number) => ClientMessage<C>, progress?: Progress): Promise<unknown> {
    if (this.status !== 'open') return Promise.reject(new Refused({ code: 'lost' }));
    const id = this.#nextId++;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, progress });
    });
    this.#say(message(id));
    return answer;
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #say(message: ClientMessage<C>): void {
    this.#connection?.send(this.#seals?.seal(message) ?? JSON.stringify(message));
  }

  #ping(): void {
    this.#say({ type: 'ping', sent: performance.now() });
  }

  #burst(left: number): void {
    this.#ping();
    // Random intervals, so that pings don't fall into step with anything, such as the beacons of a power-saving Wi-Fi.
    const wait = BURST_EVERY + Math.random() * 10;
    if (left > 1 || this.view?.countdown) this.#later('burst', wait, () => this.#burst(left - 1));
  }

  #keepAlive(): void {
    this.#later('alive', this.#haste ? PING_SOON : PING_EVERY, () => {
      // A page that slept has not heard anything either, so it gets time to hear something before it gives up.
      const patience = this.#connection?.isOverheard ? SILENT_FOR : BUSY_FOR;
      if (performance.now() - this.#heardAt > patience && !isHidden()) return this.#broke(true);
      // While the table decides whether to admit this device, only the host may speak.
      if (this.status === 'open') this.#ping();
      else this.#heardAt = performance.now();
      this.#keepAlive();
    });
  }

  /** After sleep, a change of network or the back button: check at once whether the host still hears us. */
  #wake = (): void => {
    if (isHidden() || this.status === 'ended') return;
    if (this.status !== 'open') {
      if (this.status === 'lost') this.reconnect();
      return;
    }
    const asked = performance.now();
    this.#heardAt = asked;
    this.#ping();
    this.#later('awake', AWAKE_WITHIN, () => {
      if (this.#heardAt <= asked) this.#broke();
    });
  };

  #later(name: string, wait: number, act: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, wait);
  }
}

const WAKING = ['pageshow', 'online', 'focus'];

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}
