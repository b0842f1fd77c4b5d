/** The rulings that a table may choose, each with its choices: the usual one first. */
import type { Options } from '../../wire/snitch';

type Choices = { readonly [O in keyof Options]: readonly Options[O][] };

export const CHOICES: Choices = {
  raceEnds: ['nextTurn', 'clock'],
  chain: [false, true],
  closedIsSafe: [false, true],
  closerEliminates: [true, false],
  lastTurnOptional: [false, true],
  emptyPile: ['shuffle', 'roundEnds'],
  nothingLeft: ['noCard', 'roundEnds'],
  snitchWithoutPileIsZero: [false, true],
  emptyDistrict: ['draw', 'close'],
  mayOweCard: [false, true],
  familyOptional: [false, true],
  cousinMatches: [false, true],
  snitchBreaksTies: [true, false],
};

export const OPTION_NAMES = Object.keys(CHOICES) as (keyof Options)[];
