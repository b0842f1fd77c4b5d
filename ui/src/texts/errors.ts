/**
 * A sentence for everything that the host can refuse. What it refuses in every game is in each language's `errors.ts`;
 * what only the table device can ever get is in `errors-table.ts`, so that phones don’t load it. What a game refuses
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
  /** Null for the player of this phone, whom texts call “you”. */
  name: (seat: Seat) => string | null;
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
  | 'placeInvalid'
  | 'noRelay'
  | 'wifiInvalid'
  | 'codeInvalid'
  | 'notOurFile'
  | 'fileTooNew'
  | 'codeNeeded'
  | 'codeWrong'
  | 'notPrinted'
  | 'noSuchFile'
  | 'noSuchGame'
  | 'stillAtTable'
  | 'personAtTable';

/** What phones are told in fewer words, because only the table device can put it right. */
type DiskCode = 'notSaved' | 'notOpened' | 'tableDamaged' | 'tableTooNew' | 'tableStumbles';

export type SeatErrors = Sentences<Exclude<TableError, { code: TableCode }> | { code: 'lost' }>;
export type TableErrors = Sentences<Extract<TableError, { code: TableCode | DiskCode }>>;

/** A code that this page doesn’t know, perhaps from a newer host, still gets a sentence. */
export function errorText(
  problem: Problem,
  name: Told['name'] = (seat) => `${seat + 1}`,
  game?: string,
): string {
  return say(`error.${problem.code}`, { ...problem, name }, game) || t('somethingWrong');
}
