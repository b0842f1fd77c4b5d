/**
 * Notices when everybody has been waiting for somebody for a while. A game waits for whoever its public view names, so
 * a nudge says no more than everybody sees anyway.
 */
import type { TableView } from '../wire/device.svelte';
import type { Expected, Expects } from '../wire/wire';

/** A move needs thinking; a look or an answer doesn't. */
export const PATIENCE: Record<Expected, number> = { move: 45_000, look: 30_000, answer: 30_000 };

export class Pause {
  #expects: Expects | null = null;
  /** The game when it last changed. */
  #game = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` is called with whoever is awaited once that has taken too long, and with null when it's over. */
  constructor(private readonly tell: (awaited: Expects | null) => void) {}

  /** Everything that may have changed; whatever is the same as before changes nothing. */
  see(table: TableView | null): void {
    const expects = table && isAtRest(table) ? table.expects : null;
    const game = expects ? JSON.stringify([table!.table, table!.round, expects, table!.view]) : '';
    if (game === this.#game) return;
    this.#game = game;
    this.#expects = expects;
    this.begin();
  }

  /** Somebody touches this device, so they are at it. */
  begin = (): void => {
    this.stop();
    const expects = this.#expects;
    if (expects) this.#timer = setTimeout(() => this.tell(expects), PATIENCE[expects.what]);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.tell(null);
  }
}

/** Nobody is nudged while everybody counts, looks or grabs at the same time. */
function isAtRest({ countdown, closesAt }: TableView): boolean {
  return countdown === null && closesAt === null;
}
