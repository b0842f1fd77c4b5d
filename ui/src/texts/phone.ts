/** The texts of the phone page itself: those needed at first, those needed later, and the host's refusals. */
import type { first } from './en/first';
import type { phone } from './en/phone';
import type { shared } from './en/shared';
import { offer, say, type Pack, type Translate } from './index.svelte';

offer({
  en: () => import('./en/first').then((part) => part.first),
  es: () => import('./es/first').then((part) => part.first),
});

export const LATER: Pack = {
  en: () => import('./en/phone').then((part) => part.texts),
  es: () => import('./es/phone').then((part) => part.texts),
};

/** Refusals are rare, so their texts are fetched when the first one has to be shown. */
export const ERRORS: Pack = {
  en: () => import('./en/errors').then((part) => part.errors),
  es: () => import('./es/errors').then((part) => part.errors),
};

export type PhoneTexts = typeof first & typeof shared & typeof phone;

export const t: Translate<PhoneTexts> = (key, ...params) => say(key, params[0]);
