/**
 * A turn to try. The host judges every step by the real rules, in a game that it forgets at once: nothing that happens
 * here is kept, and nothing can go wrong.
 */
import { errorText } from '../../texts/errors';
import type { Problem } from '../../wire/problem';
import type { Actor, Person, PracticeStep, Seat } from '../../wire/wire';
import type { Player } from '../game';
import { nameOf } from '../table/names';
import type { TableApp } from '../table/table-app.svelte';

/** What the last tap came to: a word of praise, or why it was refused. */
export interface Feedback {
  good: boolean;
  text: string;
}

/** `V` and `C` are the view and the commands of the game. */
export class Practice<V, C> {
  /** None until the host has answered for the first time. */
  view = $state.raw<(V & { players: Person[] }) | null>(null);
  feedback = $state.raw<Feedback | null>(null);
  readonly players: Person[];
  #steps: PracticeStep[] = [];
  #isAsking = false;

  /** `opening` leads to the turn that is practised. */
  constructor(
    private readonly here: Pick<TableApp, 'ask' | 'game'>,
    people: readonly Player[],
    private readonly opening: [by: Actor, command: C][],
  ) {
    this.players = people.map(({ colour, name }) => ({ id: '', colour, name }));
  }

  name = (seat: Seat): string => nameOf(this.players[seat]!);

  /** Everything from the beginning. */
  async begin(): Promise<void> {
    this.#steps = [];
    this.feedback = null;
    await this.#take(this.opening.map(([by, command]) => ({ by, command })));
  }

  /** True if the rules allow it; otherwise the reason is in `feedback`, and nothing has changed. */
  async take(command: C, by: Actor): Promise<boolean> {
    return this.#take([{ by, command }]);
  }

  /** As if the last step had not been taken. */
  async takeBack(): Promise<void> {
    this.#steps = this.#steps.slice(0, -1);
    await this.#take([]);
  }

  say(text: string, good = false): void {
    this.feedback = { good, text };
  }

  async #take(more: PracticeStep[]): Promise<boolean> {
    // A second tap before the answer to the first.
    if (this.#isAsking) return false;
    this.#isAsking = true;
    const steps = [...this.#steps, ...more];
    const { game } = this.here;
    const answer = await this.here.ask({ what: 'practice', game: game.id, players: this.players, steps });
    this.#isAsking = false;
    if (answer?.what !== 'practice') return false;
    if (answer.refused) {
      this.say(errorText(answer.refused as Problem, this.name, game.id));
      return false;
    }
    this.#steps = steps;
    this.view = Object.assign(answer.view as V & object, { players: this.players });
    this.feedback = null;
    return true;
  }
}

/** What decides who practises. */
interface Circle {
  players: readonly Player[];
  game: { fewest: number; most: number };
  people: { group: readonly Player[] };
  memory: { people: { chairs: readonly Player[] } };
}

/** Whoever sits at the table or would sit there; as many as the game is for. */
export function whoPractises({ players, game, people, memory }: Circle): Player[] {
  const seated: readonly Player[] = players.length ? players : people.group;
  const count = Math.min(game.most, Math.max(game.fewest, seated.length));
  const taken = seated.map(({ colour }) => colour);
  const others = memory.people.chairs.filter(({ colour }) => !taken.includes(colour));
  return [...seated, ...others].slice(0, count);
}
