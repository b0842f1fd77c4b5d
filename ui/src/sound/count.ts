/**
 * The sound of a count: tick, tick, tick, strike. Each sound is scheduled on the audio clock only a moment before it
 * is due, when both clocks are known best.
 */
import { BEAT, BEATS } from '../wire/beats';
import { audioClock } from './mixer';
import { strike, tick } from './sounds';

const PLAN = 120;
const LOOK_EVERY = 25;

/** `zero` is in `performance.now()`, null while it is not known. `say` is called at every beat. */
export function soundBeats(zero: () => number | null, say?: (left: number) => void): () => void {
  let left = BEATS + 1;
  const timer = setInterval(() => {
    const moment = zero();
    if (moment === null) return;
    while (left > 0) {
      const at = moment - (left - 1) * BEAT;
      const wait = at - performance.now();
      if (wait > PLAN) return;
      left--;
      // A page that was asleep skips what it missed.
      if (wait < -PLAN) continue;
      const clock = audioClock();
      const when = clock ? clock.audio + (at - clock.performance) / 1000 : undefined;
      if (left) tick(when);
      else strike(when);
      say?.(left);
    }
    clearInterval(timer);
  }, LOOK_EVERY);
  return () => clearInterval(timer);
}
