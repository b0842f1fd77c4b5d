/** What both screens say of the game. */
import type { Pack, Texts } from '../../../texts/index.svelte';

export const TERMS: Pack = {
  game: 'rowing',
  in: import.meta.glob<Texts>('./*/terms.ts', { import: 'terms' }),
};
