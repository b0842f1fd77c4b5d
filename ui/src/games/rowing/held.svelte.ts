/**
 * When the last lifesaver is gone, the slowest hand is still on its way: for a moment everything stays where it was, so
 * that it lands on a lifesaver and not on an answer to the question that follows.
 */
import { untrack } from 'svelte';
import { LATE } from '../../wire/rowing-constants';

/** Whether the question is still held back. A page that is opened later needn't wait. */
export function heldBack(step: () => string): { readonly isHeld: boolean } {
  let isHeld = $state(false);
  let before = untrack(step);
  // Before the page changes, or the question would flash up.
  $effect.pre(() => {
    const now = step();
    const isNew = now === 'question' && before !== 'question';
    before = now;
    if (!isNew) return;
    isHeld = true;
    const end = setTimeout(() => (isHeld = false), LATE);
    return () => {
      clearTimeout(end);
      isHeld = false;
    };
  });
  return {
    get isHeld() {
      return isHeld;
    },
  };
}
