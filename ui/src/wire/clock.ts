/**
 * An estimate of the host's clock. It is pure: it works on answers to pings and measures nothing itself.
 *
 * No message arrives before it was sent, so every answer gives two bounds for the difference between the clocks: it
 * is at most `received - sent` and at least `answered - arrived`. All answers together leave a narrow gap, bounded by
 * the quickest way up and the quickest way down, which may come from different pings. The middle of the gap is the
 * estimate, and half of its width is the largest possible error. All times are in milliseconds; local times come from
 * `performance.now()`.
 */

export interface Sample {
  /** Local time when the ping was sent. */
  sent: number;
  /** Host time when it arrived there, and when the answer was sent. */
  received: number;
  answered: number;
  /** Local time when the answer arrived. */
  arrived: number;
}

export interface Estimate {
  /** Host time minus local time. */
  offset: number;
  /** The largest possible error of the offset. */
  doubt: number;
  /** How many answers it is based on. */
  samples: number;
}

/**
 * How fast two clocks may drift apart, because of bad quartz or while one of them is being corrected. The bounds from
 * an answer widen at this rate as it ages. So drift never adds up over an evening, and a lucky answer still helps for
 * a while.
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
    // This answer contradicts the newer ones, so a device slept or its clock was set in between. Older answers are
    // about a different clock.
    if (lower > upper) break;
    low = lower;
    high = upper;
    used++;
  }
  return used ? { offset: (low + high) / 2, doubt: (high - low) / 2, samples: used } : null;
}

/** `poor`: this device cannot judge who was early or late. */
export type Quality = 'good' | 'fair' | 'poor';

/** Half of the tolerance for “together”; the host uses the same bound. */
const FAIR = 125;
const GOOD = 50;
/** With fewer answers, all of them may have been slow in the same direction. */
const ENOUGH = 8;

export function quality(known: Estimate | null): Quality {
  if (!known || known.doubt > FAIR) return 'poor';
  return known.doubt <= GOOD && known.samples >= ENOUGH ? 'good' : 'fair';
}

/**
 * Where delays vary, a quick way is a matter of luck. It takes this many answers, plus those during the count itself,
 * to know zero to within a few milliseconds. A count that begins with fewer is made longer.
 */
const MANY = 60;

export function isReadyToCount(known: Estimate | null): known is Estimate {
  return known !== null && known.samples >= MANY && quality(known) !== 'poor';
}
