/** A sentence for everything that this game can refuse, and the printer of its parts. */
import type { Sentences } from '../../../texts/errors';
import type { BadOrder } from '../../../wire/print';
import type { Refusal } from '../../../wire/scapegoat';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
type Problem = Exclude<Refusal | BadOrder, { code: TableError['code'] }>;

/** Refusals that only the table device can get. */
type TableCode =
  | 'players'
  | 'row'
  | 'placement'
  | 'edition'
  | 'impossibleBoard'
  | 'turn'
  | 'seatNeeded'
  | 'tableOnly'
  | 'nothingToPrint'
  | 'tooFewColours'
  | 'noSuchMat'
  | 'noSuchPage';

export type SeatErrors = Sentences<Exclude<Problem, { code: TableCode }>>;
export type TableErrors = Sentences<Extract<Problem, { code: TableCode }>>;
