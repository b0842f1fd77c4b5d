/**
 * A sentence for everything that the host can refuse. What it refuses in every game is in each language's `errors.ts`;
 * what only the table device can ever get is in `errors-table.ts`, so that phones do not load it. What a game refuses
 * is among the texts of that game.
 */
import type { Problem } from '../wire/problem';
import type { Seat, TableError } from '../wire/wire';
import { say, t } from './index.svelte';

/** A sentence for each code in `P`. It may use the fields of the problem and the names of the seats. */
export type Sentences<P extends { code: string }> = {
  [C in P['code'] as `error.${C}`]: string | ((told: Extract<P, { code: C }> & Told) => string);
};
interface Told {
  name: (seat: Seat) => string;
}

/** Refusals that only the table device can get, or a phone for what it loads later. */
type TableCode =
  | 'tooManyPeople'
  | 'personTwice'
  | 'colourTwice'
  | 'playersForGame'
  | 'tableDeviceOnly'
  | 'noTableOpen'
  | 'seatOnPhone'
  | 'noSuchAsk'
  | 'unknownGame'
  | 'gameNotOver'
  | 'sitsOut'
  | 'nothingToRepeat'
  | 'networkFailed'
  | 'wifiInvalid'
  | 'codeInvalid'
  | 'notOurFile'
  | 'fileTooNew'
  | 'codeNeeded'
  | 'codeWrong'
  | 'notPrinted'
  | 'noSuchFile';

/** What phones hear in fewer words, because it can be mended at the table device alone. */
type DiskCode = 'notSaved' | 'notOpened' | 'tableDamaged' | 'tableTooNew' | 'tableStumbles';

export type SeatErrors = Sentences<Exclude<TableError, { code: TableCode }> | { code: 'lost' }>;
export type TableErrors = Sentences<Extract<TableError, { code: TableCode | DiskCode }>>;

/** A code that this page does not know, perhaps from a newer host, still gets a sentence. */
export function errorText(
  problem: Problem,
  name: (seat: Seat) => string = (seat) => `${seat + 1}`,
  game?: string,
): string {
  return say(`error.${problem.code}`, { ...problem, name }, game) || t('somethingWrong');
}
