/** What both screens say of the game. */
import type { Pack } from '../../../texts/index.svelte';

export const TERMS: Pack = {
  game: 'rowing',
  en: () => import('./en/terms').then((part) => part.terms),
  es: () => import('./es/terms').then((part) => part.terms),
};
