/**
 * The host's clock as seen from here. Pure: it is given answers to pings and measures nothing itself.
 *
 * Every answer says between which two values the difference of the clocks must lie, if no message takes less
 * than no time: not above `received - sent`, not below `answered - arrived`. All of them together leave a
 * narrow gap, bounded by the quickest way up and the quickest way down, which need not be of the same ping;
 * the middle of the gap is the estimate, half of its width what it can be wrong at most. All times are
 * milliseconds; local ones are of `performance.now()`.
 */

export interface Sample {
  /** Local time when the question left. */
  sent: number;
  /** Host time when it arrived there, and when the answer left. */
  received: number;
  answered: number;
  /** Local time when the answer arrived. */
  arrived: number;
}

export interface Estimate {
  /** Host time minus local time. */
  offset: number;
  /** By how much the offset can be wrong at most. */
  doubt: number;
  /** How many answers it rests on. */
  samples: number;
}

/**
 * By how much two clocks may run apart: bad quartz, or a clock that is being set right. What an answer says
 * gets vaguer by this with its age, so that an evening's drift never adds up and a lucky answer still counts a
 * while.
 */
const DRIFT = 1e-4;

/** Newest last; null while nothing is known. */
export function estimate(samples: readonly Sample[], now: number): Estimate | null {
  let low = -Infinity;
  let high = Infinity;
  let used = 0;
  for (let k = samples.length - 1; k >= 0; k--) {
    const { sent, received, answered, arrived } = samples[k]!;
    const lower = Math.max(low, answered - arrived - DRIFT * (now - arrived));
    const upper = Math.min(high, received - sent + DRIFT * (now - sent));
    // This one and the newer ones cannot all be true: in between a device slept or set its clock. What is older
    // speaks of another clock.
    if (lower > upper) break;
    low = lower;
    high = upper;
    used++;
  }
  return used ? { offset: (low + high) / 2, doubt: (high - low) / 2, samples: used } : null;
}

/** `poor`: who was early or late cannot be judged from here. */
export type Quality = 'good' | 'fair' | 'poor';

/** Half of what counts as together; the host judges by the same bound. */
const FAIR = 125;
const GOOD = 50;
/** Fewer answers may all have been slow in the same direction. */
const ENOUGH = 8;

export function quality(known: Estimate | null): Quality {
  if (!known || known.doubt > FAIR) return 'poor';
  return known.doubt <= GOOD && known.samples >= ENOUGH ? 'good' : 'fair';
}

/**
 * On a line where every message takes another time, the quickest way comes by chance: so many answers, and those of
 * the count itself, are needed before zero is known to a few milliseconds. A count that begins earlier is longer.
 */
const MANY = 60;

export function isReadyToCount(known: Estimate | null): known is Estimate {
  return known !== null && known.samples >= MANY && quality(known) !== 'poor';
}
