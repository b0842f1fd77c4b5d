/**
 * From “was there a set?” to the command for it: what the app can't know, people are asked, one question after the
 * other. The same on both screens.
 */
import type { Command, RaceView } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';
import type { View } from './own';

/** What is asked right now; null: was there a set at all? */
export type Asked =
  | { what: 'slowest'; among: Seat[]; tooClose: boolean }
  | { what: 'alsoSafe'; among: Seat[] }
  | { what: 'lastCard'; among: Seat[] }
  | { what: 'touched'; among: Seat[] }
  | { what: 'first'; among: Seat[] };

export class Asking {
  asked = $state.raw<Asked | null>(null);

  #slowest: Seat | null = null;
  #alsoSafe: Seat[] = [];

  /** `race` is none if the lifesavers are real ones, which the app can't see. */
  constructor(
    private readonly view: () => Pick<View, 'hands' | 'askLastCard'>,
    private readonly race: () => RaceView | null,
    private readonly play: (command: Command) => unknown,
  ) {}

  get #seats(): Seat[] {
    return this.view().hands.map((_, seat) => seat);
  }

  /** Everybody whose touch was seen, quickest first. */
  get #order(): Seat[] {
    return this.race()?.order.flat() ?? [];
  }

  yes(): void {
    this.#slowest = null;
    this.#alsoSafe = [];
    const slowest = this.race()?.slowest ?? { is: 'unknown' };
    if (slowest.is === 'known') return this.#nameSlowest(slowest.seat);
    if (slowest.is === 'tooClose') {
      if (this.race()?.allSafe) return this.#afterSlowest();
      this.asked = { what: 'slowest', among: slowest.seats, tooClose: true };
      return;
    }
    const order = this.#order;
    const without = this.#seats.filter((seat) => !order.includes(seat));
    this.asked = { what: 'slowest', among: without, tooClose: false };
  }

  no(): void {
    const first = this.race()?.first ?? { is: 'unknown' };
    if (first.is === 'known') return this.#send({ type: 'noSet', touched: [] });
    this.asked =
      first.is === 'tooClose'
        ? { what: 'first', among: first.seats }
        : { what: 'touched', among: this.#seats };
  }

  overlook(): void {
    this.#send({ type: 'overlook' });
  }

  /** The answer to what is asked; none for “nobody”. */
  answer(seats: Seat[]): void {
    const { asked } = this;
    switch (asked?.what) {
      case 'slowest':
        return this.#nameSlowest(seats[0]!);
      case 'alsoSafe':
        this.#alsoSafe = seats;
        return this.#askLastCard();
      case 'lastCard':
        return this.#settle(seats[0] ?? null);
      case 'touched':
        return this.#send({ type: 'noSet', touched: seats });
      case 'first': {
        const rest = this.#order.filter((seat) => !seats.includes(seat));
        return this.#send({ type: 'noSet', touched: [...seats, ...rest] });
      }
    }
  }

  cancel(): void {
    this.asked = null;
  }

  #nameSlowest(seat: Seat): void {
    this.#slowest = seat;
    this.#afterSlowest();
  }

  /** Somebody without cards wins with a lifesaver, so it matters whether they had one that nobody saw. */
  #afterSlowest(): void {
    const unseen = this.race()?.askAlsoSafe.filter((seat) => seat !== this.#slowest) ?? [];
    if (unseen.length) this.asked = { what: 'alsoSafe', among: unseen };
    else this.#askLastCard();
  }

  #askLastCard(): void {
    const asks = this.view().askLastCard.filter((seat) => seat !== this.#slowest);
    if (asks.length) this.asked = { what: 'lastCard', among: asks };
    else this.#settle(null);
  }

  #settle(lastCardOf: Seat | null): void {
    this.#send({ type: 'setFound', slowest: this.#slowest, alsoSafe: this.#alsoSafe, lastCardOf });
  }

  #send(command: Command): void {
    this.asked = null;
    this.play(command);
  }
}
