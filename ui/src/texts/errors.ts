/**
 * A sentence for everything that the host can refuse. The sentences are in each language's `errors.ts`; those
 * that only the table device can ever get are in `errors-table.ts`, so that phones do not load them.
 */
import type { Code, Problem } from '../wire/problem';
import type { Seat } from '../wire/wire';
import { say, t } from './index.svelte';

/** What a sentence may use: the fields of the problem, and the names of the seats. */
export type Told<C extends Code> = Extract<Problem, { code: C }> & { name: (seat: Seat) => string };
type Key<C extends Code> = `error.${C}`;
type Sentences<C extends Code> = { [K in C as Key<K>]: string | ((told: Told<K>) => string) };

/** Refusals that only the table device can get. */
export type TableCode =
  | 'players'
  | 'colourTwice'
  | 'greyPlayer'
  | 'nameTooLong'
  | 'nameUnprintable'
  | 'row'
  | 'placement'
  | 'edition'
  | 'impossibleBoard'
  | 'seatNeeded'
  | 'tableOnly'
  | 'tableDeviceOnly'
  | 'noTableOpen'
  | 'seatOnPhone'
  | 'noSuchAsk'
  | 'unknownGame'
  | 'gameNotOver'
  | 'nothingToRepeat'
  | 'networkFailed'
  | 'wifiInvalid'
  | 'nothingToPrint'
  | 'tooFewColours'
  | 'noSuchMat'
  | 'noSuchPage'
  | 'notPrinted'
  | 'turn'
  | 'noSuchFile';

/** What phones hear in fewer words, because it can be mended at the table device alone. */
type DiskCode = 'notSaved' | 'notOpened' | 'tableDamaged' | 'tableTooNew' | 'tableStumbles';

export type SeatErrors = Sentences<Exclude<Code, TableCode>>;
export type TableErrors = Sentences<TableCode | DiskCode>;

/** A code that this page does not know, perhaps from a newer host, still gets a sentence. */
export function errorText(problem: Problem, name: (seat: Seat) => string = (seat) => `${seat + 1}`): string {
  return say(`error.${problem.code}`, { ...problem, name }) || t('somethingWrong');
}
