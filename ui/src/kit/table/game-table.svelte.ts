/**
 * A table as its own device sees it, and the way to act on it. It knows no rules: what players may do comes from the
 * host's view.
 */
import type { Colour } from '../../look/colours';
import { timeOf } from '../../look/time-of';
import { errorText } from '../../texts/errors';
import { t } from '../../texts/table';
import type { Device } from '../../wire/device.svelte';
import { Refused } from '../../wire/problem';
import type { Answer, Ask, Seat } from '../../wire/wire';
import type { GameTypes, Player } from '../game';
import { list, nameOf } from './names';
import { Notices } from './notices.svelte';

export abstract class GameTable<G extends GameTypes = GameTypes> {
  readonly notices = new Notices();
  /** The view at the time of a tap. */
  #tapped = $state.raw<G['View'] | null>(null);
  /** Whether it is seen from three metres, and nobody is there who could tap anything. */
  readonly isFar: boolean = false;
  /** The game whose box is open. */
  abstract readonly game: { readonly id: string };

  constructor(readonly device: Device<G['View'], G['Command'], G['Whisper']>) {}

  get table() {
    return this.device.view;
  }

  get view(): G['View'] | null {
    return this.device.view?.view ?? null;
  }

  /** Whether the same people play the same game with the same parts: all that is left to do is to put things back. */
  get isRematch(): boolean {
    return this.table?.rematch ?? false;
  }

  get players(): Player[] {
    return this.table?.players ?? [];
  }

  get seats(): Seat[] {
    return this.players.map((_, seat) => seat);
  }

  /** Those who sit this game out have seats, too, after those of the players. */
  get everybody(): Player[] {
    return [...this.players, ...(this.table?.resting ?? [])];
  }

  // These are also handed on, so they are no methods.
  readonly name = (seat: Seat): string => {
    const person = this.everybody[seat];
    return person ? nameOf(person) : '';
  };

  readonly names = (seats: readonly Seat[]): string => list(seats.map(this.name));

  readonly colour = (seat: Seat): Colour => this.everybody[seat]?.colour ?? 'grey';

  isOnPhone(seat: Seat): boolean {
    return this.table?.seats[seat]?.by === 'phone';
  }

  /** Since when the phone of this seat is gone; null if it's there, or if there is none. */
  awaySince(seat: Seat): number | null {
    const holder = this.table?.seats[seat];
    return holder?.by === 'phone' ? holder.awaySince : null;
  }

  /** The mark on the goat of this seat: its phone is there, or gone. */
  phoneMark(seat: Seat): { mark?: 'phone' | 'away' } {
    if (!this.isOnPhone(seat)) return {};
    return { mark: this.awaySince(seat) === null ? 'phone' : 'away' };
  }

  get hasPhones(): boolean {
    return this.everybody.some((_, seat) => this.isOnPhone(seat));
  }

  /** Everybody to choose from, or these. */
  readonly faces = (seats: readonly Seat[] = this.seats) =>
    seats.map((seat) => ({ seat, colour: this.colour(seat), name: this.name(seat) }));

  /** Somebody as the round table draws them. */
  face(seat: Seat): { colour: Colour; name: string; mark?: 'phone' | 'away' } {
    return { colour: this.colour(seat), name: this.name(seat), ...this.phoneMark(seat) };
  }

  /** What a tap does on somebody whose phone is gone, on screens where people can do something about it. */
  readonly help: { says(seat: Seat): string; give(seat: Seat): void } | null = null;

  /** While a tap is still being carried out. A newer view may be tapped at once. */
  get busy(): boolean {
    return !!this.#tapped && this.#tapped === this.view;
  }

  /** The same as `play`, but a second tap does nothing. */
  async once(command: G['Command'], seat: Seat | null = null): Promise<boolean> {
    if (this.busy) return false;
    const tapped = (this.#tapped = this.view);
    const isDone = await this.play(command, seat);
    if (this.#tapped === tapped) this.#tapped = null;
    return isDone;
  }

  /** True if it was done; otherwise the reason is shown. */
  async play(command: G['Command'], seat: Seat | null = null): Promise<boolean> {
    try {
      await this.device.play(command, seat);
      this.notices.solve();
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }

  /** A finger on something in a race, of somebody without a phone. */
  async touch(on: number, event: Pick<Event, 'timeStamp'>, seat: Seat): Promise<void> {
    try {
      await this.device.touch(on, timeOf(event), seat);
    } catch (error) {
      this.complain(error);
    }
  }

  async ask(ask: Ask): Promise<Answer | null | undefined> {
    try {
      return await this.device.ask(ask);
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  /** What the rules say without a game; null if the host can't be asked right now. */
  async advice(question: G['Question']): Promise<G['Advice'] | null> {
    const answer = await this.ask({ what: 'advice', game: this.game.id, question });
    return answer?.what === 'advice' ? (answer.advice as G['Advice']) : null;
  }

  complain(error: unknown): void {
    const sentence =
      error instanceof Refused ? errorText(error.problem, this.name, this.game.id) : t('somethingWrong');
    this.notices.tell(sentence, true);
  }
}
