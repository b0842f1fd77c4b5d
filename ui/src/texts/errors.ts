/**
 * A sentence for everything that the host can refuse. What it refuses in every game is in each language's `errors.ts`;
 * what a game refuses is among the texts of that game.
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

export type Errors = Sentences<TableError | { code: 'lost' }>;

/** A code that this page doesn’t know, perhaps from a newer host, still gets a sentence. */
export function errorText(
  problem: Problem,
  name: Told['name'] = (seat) => `${seat + 1}`,
  game?: string,
): string {
  return say(`error.${problem.code}`, { ...problem, name }, game) || t('somethingWrong');
}
