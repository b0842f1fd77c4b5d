/** How long games took. */
import type { FinishedGame } from '../../wire/wire';

type Game = Pick<FinishedGame<unknown>, 'beganAt' | 'endedAt'>;

/** In minutes; every game takes one at least. */
export function lengthOf({ beganAt, endedAt }: Game): number {
  return Math.max(1, Math.round((endedAt - beganAt) / 60_000));
}

export interface Span {
  /** In minutes. */
  from: number;
  /** Null: as long as you like. */
  to: number | null;
  count: number;
}

export interface Lengths {
  shortest: number;
  /** Half of the games were shorter, the other half longer. */
  middle: number;
  longest: number;
  spans: Span[];
}

/** Widths that people count in. */
const WIDTHS = [5, 10, 15, 20, 30, 60];
const MOST = 8;

/**
 * Games by their length, in spans of the same width. A few very long ones, left open overnight, share the last span:
 * they'd make all the others look alike.
 */
export function lengths(games: readonly Game[]): Lengths | null {
  const all = games.map(lengthOf).sort((a, b) => a - b);
  const [shortest, longest] = [all[0], all.at(-1)];
  if (shortest === undefined || longest === undefined) return null;
  const at = (share: number) => all[Math.floor(share * (all.length - 1))]!;
  const fits = (width: number) => Math.floor(at(0.9) / width) - Math.floor(shortest / width) < MOST;
  const width = WIDTHS.find(fits) ?? WIDTHS.at(-1)!;
  const first = Math.floor(shortest / width);
  const needed = Math.floor(longest / width) - first + 1;
  const spans = Array.from({ length: Math.min(needed, MOST) }, (_, k): Span => {
    const from = (first + k) * width;
    const to = k === MOST - 1 && needed > MOST ? null : from + width;
    return { from, to, count: all.filter((length) => length >= from && (to === null || length < to)).length };
  });
  return { shortest, middle: at(0.5), longest, spans };
}
