/** One person who plays with this phone: the device of the seat, and the texts for what it shows. */
import type { Colour } from '../../look/colours';
import { timeOf } from '../../look/time-of';
import { capital, learn, listed } from '../../texts/index.svelte';
import { LATER, t } from '../../texts/phone';
import { Device, type TableView } from '../../wire/device.svelte';
import type { Link } from '../../wire/link';
import { Refused, type Problem } from '../../wire/problem';
import { socketTo } from '../../wire/socket';
import type { Holder, Seat } from '../../wire/wire';
import type { GameTypes, PhoneGame, PhoneGames, Player } from '../game';
import { gameCalled, isUnknown } from './current-game.svelte';

const NOTICE_FOR = 7000;

export class PlayerSession<G extends GameTypes = GameTypes> {
  readonly device: Device<G['View'], G['Command'], G['Whisper']>;
  /** The host's last refusal, until it has been read. */
  problem = $state.raw<Problem | null>(null);
  /** The view at the time of a tap that is still being carried out. */
  #tapped = $state.raw<TableView<G['View']> | null>(null);

  #forgetProblem: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly fragment: string,
    link: Link,
    private readonly games: PhoneGames,
  ) {
    this.device = new Device(socketTo(link.room), link);
  }

  /** People who change seats keep their phone. */
  get me(): Seat {
    const { role } = this.device;
    return role.as === 'seat' ? role.seat : 0;
  }

  /** A second tap must not send a command again, but once the host has sent a new view, it may be tapped at once. */
  get busy(): boolean {
    return !!this.#tapped && this.#tapped === this.device.view;
  }

  get game(): G['View'] | null {
    return this.device.view?.view ?? null;
  }

  /** What this page knows of the game; null until it has been fetched. */
  get kind(): PhoneGame | null {
    return gameCalled(this.games, this.device.view?.game);
  }

  /** Why this page cannot go on at this table; null as long as it can. */
  get trouble(): Problem | null {
    const { status, trouble, view } = this.device;
    // Even if it tries again by itself: with a full table, for example, something can be done about it.
    if (status === 'ended' || (trouble && !view)) return trouble;
    return isUnknown(this.games, view?.game) ? { code: 'protocolVersion' } : null;
  }

  get players(): Player[] {
    return this.device.view?.players ?? [];
  }

  get seats(): Seat[] {
    return this.players.map((_, seat) => seat);
  }

  get others(): Seat[] {
    return this.seats.filter((seat) => seat !== this.me);
  }

  holder(seat: Seat): Holder['by'] | 'away' {
    const holder = this.device.view?.seats[seat];
    return holder?.by === 'phone' && !holder.connected ? 'away' : (holder?.by ?? 'open');
  }

  colour = (seat: Seat): Colour => this.players[seat]?.colour ?? 'grey';

  /** The player's name, or the name of the colour if nobody entered one. */
  name = (seat: Seat): string => this.players[seat]?.name || capital(t(this.colour(seat)));

  /** The name of somebody else; null for the player of this phone, whom texts call “you”. */
  other = (seat: Seat): string | null => (seat === this.me ? null : this.name(seat));

  /** “Ana, Ben and you”, for use in sentences. */
  names(seats: Seat[]): string {
    const { names, you } = this.#apart(seats);
    return listed(you ? [...names, t('you')] : names);
  }

  /** The same for sentences that speak to the player of this phone, if that’s one of them. */
  some(seats: Seat[]): { names: string; count: number; you: boolean } {
    const { names, you } = this.#apart(seats);
    return { names: listed(names), count: names.length, you };
  }

  #apart(seats: Seat[]): { names: string[]; you: boolean } {
    const others = seats.filter((seat) => seat !== this.me);
    return { names: others.map(this.name), you: others.length < seats.length };
  }

  /** True if it was done. A refusal is shown in words. */
  async play(...commands: G['Command'][]): Promise<boolean> {
    if (this.busy) return false;
    const tapped = (this.#tapped = this.device.view);
    this.problem = null;
    try {
      for (const command of commands) await this.device.play(command);
      return true;
    } catch (reason) {
      this.complain(reason);
      return false;
    } finally {
      if (this.#tapped === tapped) this.#tapped = null;
    }
  }

  /** A finger on something in a race. Every touch counts, so none has to wait for another one. */
  async touch(on: number, event: Pick<Event, 'timeStamp'>): Promise<void> {
    try {
      await this.device.touch(on, timeOf(event));
    } catch (reason) {
      this.complain(reason);
    }
  }

  /** Shows a refusal as soon as its text has been fetched. */
  complain(reason: unknown): void {
    const problem: Problem = reason instanceof Refused ? reason.problem : { code: 'unreadable' };
    // The top of the page already says that the connection is lost.
    if (problem.code === 'lost' && this.device.status !== 'open') return;
    const show = () => (this.problem = problem);
    learn(LATER, ...(this.kind ? [this.kind.moreTexts] : [])).then(show, show);
    clearTimeout(this.#forgetProblem);
    this.#forgetProblem = setTimeout(() => (this.problem = null), NOTICE_FOR);
  }
}
