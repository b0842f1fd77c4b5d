import { untrack } from 'svelte';
import { play, type Occasion, type Theme } from './theme';

/** Which tune fits, now that the game has come from one step to another. */
export type OccasionOf = (before: string, now: string) => Occasion | null;

/** Plays the tune for whatever has just happened at the table; a page that is opened later starts in silence. */
export function followTheme(theme: Theme, step: () => string, occasionOf: OccasionOf): void {
  let before = untrack(step);
  $effect(() => {
    const now = step();
    const occasion = now === before ? null : occasionOf(before, now);
    before = now;
    if (occasion) play(theme, occasion);
  });
}
