/** A sentence for everything that this game can refuse, and the printer of its cards. */
import type { Sentences } from '../../../texts/errors';
import type { BadPrintOrder, Refusal } from '../../../wire/snitch';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
type Problem = Exclude<Refusal | BadPrintOrder, { code: TableError['code'] }>;

/** Refusals that only the table device can get. */
type TableCode =
  | 'players'
  | 'lookTime'
  | 'lostTooMany'
  | 'witnessesAreCounted'
  | 'standIn'
  | 'tooFewCards'
  | 'seatNeeded'
  | 'tableOnly'
  | 'impossibleBoard'
  | 'notTheNext'
  | 'nothingToPrint'
  | 'noWitnesses'
  | 'moreThanInTheBox'
  | 'noSuchPage';

export type SeatErrors = Sentences<Exclude<Problem, { code: TableCode }>>;
export type TableErrors = Sentences<Extract<Problem, { code: TableCode }>>;
