/** A sentence for everything that this game can refuse. */
import type { Sentences } from '../../../texts/errors';
import type { Refusal } from '../../../wire/snitch';
import type { TableError } from '../../../wire/wire';

/** Some codes are the host's as well, and mean the same. */
type Problem = Exclude<Refusal, { code: TableError['code'] }>;

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
  | 'notTheNext';

export type SeatErrors = Sentences<Exclude<Problem, { code: TableCode }>>;
export type TableErrors = Sentences<Extract<Problem, { code: TableCode }>>;
