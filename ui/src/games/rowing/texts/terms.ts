/** What both screens say of the game. */
import type { Pack } from '../../../texts/index.svelte';

export const TERMS: Pack = {
  game: 'rowing',
  en: () => import('./en/terms').then(({ terms }) => terms),
  es: () => import('./es/terms').then(({ terms }) => terms),
};
