/**
 * Draws every moment of the finale on the animation frame nearest to it. Nothing runs in between: a timer wakes shortly
 * before each one.
 */
import { cueAt, type Cue } from './timeline';

const WAKE = 60;
const LOOK_AGAIN = 50;
const HALF_A_FRAME = 8;

/**
 * `start` is in `performance.now()`, null while the host's clock is not known; it is asked again for every moment. `draw`
 * gets the moment and how long ago it began: more than a frame on a page that was opened in the middle or was asleep.
 */
export function follow(
  cues: readonly Cue[],
  start: () => number | null,
  draw: (cue: Cue, since: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let shown: Cue | null = null;

  const next = () => (frame = requestAnimationFrame(look));
  const look = (at: number) => {
    const begun = start();
    if (begun === null) {
      timer = setTimeout(next, LOOK_AGAIN);
      return;
    }
    const time = at - begun + HALF_A_FRAME;
    const cue = cueAt(cues, time);
    if (cue !== shown) {
      shown = cue;
      draw(cue, Math.max(0, Math.min(time, time - cue.at)));
    }
    const coming = cues[cues.indexOf(cue) + 1];
    if (!coming) return;
    const wait = coming.at - time - WAKE;
    if (wait > LOOK_AGAIN) timer = setTimeout(next, Math.min(wait, 1000));
    else next();
  };
  // A page that is opened after the end shows it at once, not a frame later.
  look(performance.now());

  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
