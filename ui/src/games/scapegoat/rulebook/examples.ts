/**
 * Examples for the rulebook and the lesson. The pages know no rules: all results in `examples.json` come from the
 * engine, and one of its tests (`crates/rules/tests/scapegoat/examples.rs`) fails when the file is stale.
 */
import type { Player } from '../../../kit/game';
import type { Dice, DoubleFrame, Judged } from '../../../wire/scapegoat';
import type { PerSeat, Seat } from '../../../wire/wire';
import json from './examples.json';
import type { Case } from './rules';

export interface Reveal {
  players: Player[];
  judged: Judged;
}

export interface MatExample {
  players: Player[];
  owner: Seat;
  dice: Dice;
  /** The numbers down the side and along the top. */
  down: number[];
  across: number[];
  cells: Seat[];
  /** The cell that the dice point to, and the one they would point to if they were mixed up. */
  cell: number;
  exchanged: number;
  /** What each mat says there. */
  everybody: PerSeat<Seat>;
}

export interface CopsExample {
  players: Player[];
  me: Seat;
  says: Seat;
  /** Who wins if `me` goes to the cops. */
  winners: Seat[];
}

export type LessonReveal = 'lessonFirst' | 'lessonMiss' | 'lessonStarter' | 'lessonDouble';

type Examples = Record<Case | LessonReveal, Reveal> & {
  mat: MatExample;
  copsAsScapegoat: CopsExample;
  copsAsConspirator: CopsExample;
  /** The last reveal of the lesson under each ruling, with the first player as the scapegoat. */
  rulings: { ruling: DoubleFrame; winners: Seat[] }[];
};

// The JSON import types colours as plain strings.
export const examples = json as unknown as Examples;
