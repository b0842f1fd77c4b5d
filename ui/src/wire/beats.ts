/**
 * The beats of a count, 3, 2, 1 and zero, each on the animation frame that is nearest to its moment. Between the
 * beats nothing runs: it wakes a little before each.
 */

export const BEATS = 3;
export const BEAT = 1000;

/** How long before a beat the frames are watched: long enough to learn how far they are apart. */
const WAKE = 90;
const LOOK_AGAIN = 50;
/** Until two frames have been seen. */
const USUAL_FRAME = 1000 / 60;

export interface Beat {
  /** Beats until zero. */
  left: number;
  /** The moment of zero as it is believed now, in `performance.now()`. */
  zero: number;
}

/** The first call tells where the count is, as soon as that is known; `zero` is asked anew before every frame. */
export function followBeats(zero: () => number | null, draw: (beat: Beat) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let shown: number | null = null;
  let before: number | null = null;
  let length: number | null = null;

  const next = () => (frame = requestAnimationFrame(look));
  const look = (at: number) => {
    // The shortest distance counts: a frame that was dropped makes a longer one.
    if (before !== null && at > before) length = Math.min(length ?? Infinity, at - before);
    before = at;
    const moment = zero();
    if (moment === null) {
      timer = setTimeout(next, LOOK_AGAIN);
      return;
    }
    const left = Math.max(0, Math.ceil((moment - at - (length ?? USUAL_FRAME) / 2) / BEAT));
    if (left !== shown) {
      shown = left;
      draw({ left, zero: moment });
    }
    if (left === 0) return;
    const wait = moment - (left - 1) * BEAT - at - WAKE;
    if (wait > LOOK_AGAIN) {
      before = null;
      timer = setTimeout(next, wait);
    } else next();
  };
  next();

  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
