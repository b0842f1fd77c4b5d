/** The texts of the phone: those needed at first, those needed later, and the host's refusals. */
import type { phone } from './en/phone';
import type { play } from './en/play';
import type { prompts } from '../games/scapegoat/texts/en/prompts';
import type { shared } from './en/shared';
import type { gameTerms } from '../games/scapegoat/texts/en/game-terms';
import { offer, say, type Pack, type Translate } from './index.svelte';

offer({
  en: () => import('./en/phone').then(({ texts }) => texts),
  es: () => import('./es/phone').then(({ texts }) => texts),
});

export const LATER: Pack = {
  en: () => import('./en/play').then(({ texts }) => texts),
  es: () => import('./es/play').then(({ texts }) => texts),
};

/** Refusals are rare, so their texts are fetched when the first one has to be shown. */
export const ERRORS: Pack = {
  en: () => import('./en/errors').then(({ errors }) => errors),
  es: () => import('./es/errors').then(({ errors }) => errors),
};

export const t: Translate<typeof shared & typeof gameTerms & typeof phone & typeof prompts & typeof play> =
  say;
