/**
 * The host of this page: starts its worker, starts it again after a panic, and hands everything over to another tab
 * that asks for it.
 */
import type { Connect } from '../wire/connection';
import { readLink, type Link } from '../wire/link';
import { lineTo, type Carrier } from '../wire/worker';
import type { FromWorker, ToWorker, Trouble } from '../wire/messages';

/** How long a tab waits for another one: a page that is being left needs a moment to let go. */
const PATIENCE = 1500;
/** The same if the other one was asked to let go. */
const TAKING_OVER = 6000;
/** How long a worker may take to close its files. */
const STOP_WITHIN = 3000;
/** A worker that doesn't answer for so long has been ended by the browser, which tells nobody. */
const ANSWERS_WITHIN = 2500;
/** A third panic without a table to blame in so short a time ends it. */
const RESTARTS = 2;

export class PageHost {
  /** What proves that this page is the table device; null until the host has been opened for the first time. */
  link = $state.raw<Link | null>(null);
  /** Why there is no host now. */
  trouble = $state<Trouble | 'stumbles' | null>(null);
  /** Somebody has asked for the table in another tab. */
  isHandedOver = $state(false);
  isOpening = $state(true);

  #worker: Worker | null = null;
  #isOpen = false;
  /** What is said before the host is open. */
  #early: ToWorker[] = [];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no screen shows them
  #listeners = new Set<(message: FromWorker | null) => void>();
  /** How often a worker has ended over each table; an empty name if it was none. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no screen shows it
  #stumbled = new Map<string, number>();
  #stumbling: string[] = [];
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #others: BroadcastChannel;

  readonly connect: Connect = lineTo({
    post: (message) => this.#post(message),
    listen: (hear) => {
      this.#listeners.add(hear);
      return () => this.#listeners.delete(hear);
    },
  } satisfies Carrier);

  /** The data of each path is in a folder of its own, because an origin may hold several copies of this page. */
  constructor(private readonly folder = folderOf(location.pathname)) {
    this.#others = new BroadcastChannel(`goatherd ${folder}`);
    this.#others.onmessage = ({ data }) => {
      if (data === 'let go') void this.#letGo();
    };
    // A page that comes back from the browser's memory has lost its worker or its lock.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    // The worker doesn't notice either, and phones are waiting at the relay.
    const look = () => document.visibilityState === 'visible' && this.#post({ to: 'look' });
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    // From Wi-Fi to mobile data, for example. Not every browser has this.
    (navigator as { connection?: EventTarget }).connection?.addEventListener('change', look);
    this.#start(PATIENCE);
  }

  /** The person wants the table here, wherever it is open now. */
  takeOver(): void {
    this.#others.postMessage('let go');
    this.#restart(TAKING_OVER);
  }

  /** Tries once more, after a trouble that may have passed. */
  retry(): void {
    this.#restart(PATIENCE);
  }

  #restart(patience: number): void {
    this.#end();
    this.#stumbled.clear();
    this.isHandedOver = false;
    this.trouble = null;
    this.#start(patience);
  }

  #start(patience: number): void {
    this.isOpening = true;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it never changes
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.#hear(data);
    };
    // The worker's own code couldn't be fetched.
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#hear({ from: 'trouble', why: 'notFetched' });
    };
    const stumbling = this.#stumbling;
    worker.postMessage({ to: 'open', folder: this.folder, stumbling, patience } satisfies ToWorker);
  }

  #hear(message: FromWorker): void {
    clearTimeout(this.#silence);
    switch (message.from) {
      case 'opened':
        this.link = readLink(message.fragment);
        this.#isOpen = true;
        this.isOpening = false;
        this.trouble = null;
        for (const early of this.#early.splice(0)) this.#post(early);
        return;
      case 'trouble':
        this.trouble = message.why;
        return this.#end();
      case 'stumbled':
        return this.#stumbles(message.over ?? '');
      default:
        for (const hear of [...this.#listeners]) hear(message);
    }
  }

  /** A table that ends its worker twice is set aside; the host without it goes on. */
  #stumbles(over: string): void {
    const times = (this.#stumbled.get(over) ?? 0) + 1;
    this.#stumbled.set(over, times);
    this.#end();
    if (!over && times > RESTARTS) {
      this.trouble = 'stumbles';
      return;
    }
    if (over && times > 1) this.#stumbling = [...this.#stumbling, over];
    this.#start(PATIENCE);
  }

  async #letGo(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const stopped = new Promise<void>((done) => {
      this.#listeners.add((message) => message?.from === 'stopped' && done());
      setTimeout(done, STOP_WITHIN);
    });
    worker.postMessage({ to: 'stop' } satisfies ToWorker);
    this.isHandedOver = true;
    await stopped;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
    this.#isOpen = false;
    this.isOpening = false;
    this.#early = [];
    for (const hear of [...this.#listeners]) hear(null);
  }

  #post(message: ToWorker): void {
    if (this.#isOpen) {
      this.#worker?.postMessage(message);
      if (message.to === 'connect') this.#expectAnswer();
    }
    // Whoever calls while nobody is coming calls again later.
    else if (this.#worker) this.#early.push(message);
  }

  /** A connection starts with the host's challenge. */
  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#end();
      this.#start(PATIENCE);
    }, ANSWERS_WITHIN);
  }
}

/** A name that a folder can have. */
export function folderOf(path: string): string {
  return `goatherd${path.replace(/[^/]*$/, '').replaceAll('/', '+')}`;
}
