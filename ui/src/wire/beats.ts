/**
 * The beats of a count (3, 2, 1 and zero), each on the animation frame nearest to its moment. Nothing runs between
 * the beats: a timer wakes shortly before each one.
 */

export const BEATS = 3;
export const BEAT = 1000;

/** How long before a beat frames are watched: long enough to learn how far apart they are. */
const WAKE = 90;
const LOOK_AGAIN = 50;
/** The assumed distance until two frames have been seen. */
const USUAL_FRAME = 1000 / 60;

export interface Beat {
  /** Beats until zero. */
  left: number;
  /** The current estimate of zero, in `performance.now()`. */
  zero: number;
}

/** The first call says where the count is, as soon as that is known. `zero` is called again before every frame. */
export function followBeats(zero: () => number | null, draw: (beat: Beat) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let shown: number | null = null;
  let before: number | null = null;
  let length: number | null = null;

  const next = () => (frame = requestAnimationFrame(look));
  const look = (at: number) => {
    // Only the shortest distance counts, because a dropped frame makes a longer one.
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
