/**
 * The order of the finale: hush, drum roll, one step after the other, the reveal, the winner. It is a pure function of
 * the time since its start on the host's clock, so all screens are at the same point, whenever they were opened.
 */

export type Act = 'hush' | 'roll' | 'steps' | 'reveal' | 'winner' | 'over';

export interface Cue {
  act: Act;
  /** Milliseconds since the start. */
  at: number;
  /** How many of the steps have been shown. */
  shown: number;
}

/** Whether everybody knows how it ended. */
export function isTold({ act }: Pick<Cue, 'act'>): boolean {
  return act === 'reveal' || act === 'winner' || act === 'over';
}

export const HUSH = 1300;
export const ROLL = 1900;
/** All steps together take about this long, so that a full table doesn't wait for twice as long as a small one. */
const STEPS = 5600;
const SHORTEST = 560;
const LONGEST = 1150;
/** Everybody holds their breath between the last step and the reveal. */
const BREATH = 700;
const REVEAL = 2300;
const WINNER = 4200;

/** Without motion there is nothing to wait for: one moment to look up, and one to read. */
const CALM_HUSH = 600;
const CALM_REVEAL = 900;

/** The cues when something changes, in order. It has begun before the first one. */
export function timeline(steps: number, calm: boolean): Cue[] {
  if (calm) {
    return [
      { act: 'hush', at: -Infinity, shown: 0 },
      { act: 'winner', at: CALM_HUSH, shown: steps },
      { act: 'over', at: CALM_HUSH + CALM_REVEAL, shown: steps },
    ];
  }
  const each = Math.min(LONGEST, Math.max(SHORTEST, STEPS / Math.max(1, steps)));
  const first = HUSH + ROLL;
  const reveal = first + steps * each + BREATH;
  return [
    { act: 'hush', at: -Infinity, shown: 0 },
    { act: 'roll', at: HUSH, shown: 0 },
    ...Array.from({ length: steps }, (_, k) => ({
      act: 'steps' as const,
      at: first + k * each,
      shown: k + 1,
    })),
    { act: 'reveal', at: reveal, shown: steps },
    { act: 'winner', at: reveal + REVEAL, shown: steps },
    { act: 'over', at: reveal + REVEAL + WINNER, shown: steps },
  ];
}

/** Where it is at a time, in milliseconds since the start. */
export function cueAt(cues: readonly Cue[], time: number): Cue {
  return cues.filter(({ at }) => at <= time).at(-1)!;
}
