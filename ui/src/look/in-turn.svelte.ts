import { untrack } from 'svelte';

/**
 * One thing per frame: what changes everywhere at once would make a slow phone stutter at the very moment that everybody
 * is looking at it.
 */
const waiting: (() => void)[] = [];

function drawNext() {
  const draw = waiting.shift();
  // Asked for first: whatever goes wrong with one must not keep the others waiting.
  if (waiting.length) requestAnimationFrame(drawNext);
  draw?.();
}

/** Calls `draw` in a frame of its own. Returns how to give up waiting for it. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (waiting.length === 1) requestAnimationFrame(drawNext);
  return () => {
    // Its turn stays, empty: the frame has been asked for.
    const k = waiting.indexOf(draw);
    if (k >= 0) waiting[k] = () => {};
  };
}

/** Whatever `value` says, but every change in a frame of its own. */
export function followInTurn<T>(value: () => T): { readonly now: T } {
  let now = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next !== untrack(() => now)) return inTurn(() => (now = next));
  });
  return {
    get now() {
      return now;
    },
  };
}
