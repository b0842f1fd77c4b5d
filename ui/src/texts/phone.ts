/** The texts of the phone page itself: those needed at first, those needed later, and the host's refusals. */
import type { first } from './en/first';
import type { phone } from './en/phone';
import type { shared } from './en/shared';
import { offer, say, type Pack, type Translate } from './index.svelte';

offer({
  en: () => import('./en/first').then(({ first }) => first),
  es: () => import('./es/first').then(({ first }) => first),
});

export const LATER: Pack = {
  en: () => import('./en/phone').then(({ texts }) => texts),
  es: () => import('./es/phone').then(({ texts }) => texts),
};

/** Refusals are rare, so their texts are fetched when the first one has to be shown. */
export const ERRORS: Pack = {
  en: () => import('./en/errors').then(({ errors }) => errors),
  es: () => import('./es/errors').then(({ errors }) => errors),
};

export type PhoneTexts = typeof first & typeof shared & typeof phone;

export const t: Translate<PhoneTexts> = (key, ...params) => say(key, params[0]);
