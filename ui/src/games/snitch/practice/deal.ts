/** The cards of a practice turn, chosen so that there is something to find out. */
import type { Card } from '../../../wire/snitch';

/** The cards of a district that their owner may look at once: those in the nearer row. */
export const NEAREST: readonly number[] = [2, 3];

/** Low numbers are good, so this one is worth keeping. Then somebody else plays one like it. */
export const DRAWN = { kind: 'witness', number: 2 } as const;
/** What the others play: nobody has another one. */
export const PLAYED = { kind: 'witness', number: 12 } as const;

const MINE: readonly Card[] = [
  { kind: 'witness', number: 8 },
  { kind: 'driver' },
  { kind: 'witness', number: 11 },
  { kind: 'thug' },
];

const THEIRS: readonly Card[] = [
  { kind: 'witness', number: 4 },
  { kind: 'cousin' },
  { kind: 'hitman' },
  { kind: 'witness', number: 9 },
];

/** Whoever practises sits first. */
export function districtsOf(players: number): Card[][] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return [...MINE];
    // Not the same card in the same place everywhere.
    return THEIRS.map((_, k) => THEIRS[(k + seat - 1) % THEIRS.length]!);
  });
}
