/** The texts of the phone page itself: those needed at first, those needed later, and the host's refusals. */
import type { phone } from './en/phone';
import type { phoneLater } from './en/phone-later';
import type { shared } from './en/shared';
import type { sharedLater } from './en/shared-later';
import { offer, say, type Pack, type Translate } from './index.svelte';

offer({
  en: () => import('./en/phone').then(({ texts }) => texts),
  es: () => import('./es/phone').then(({ texts }) => texts),
});

export const LATER: Pack = {
  en: () => import('./en/phone-later').then(({ texts }) => texts),
  es: () => import('./es/phone-later').then(({ texts }) => texts),
};

/** Refusals are rare, so their texts are fetched when the first one has to be shown. */
export const ERRORS: Pack = {
  en: () => import('./en/errors').then(({ errors }) => errors),
  es: () => import('./es/errors').then(({ errors }) => errors),
};

export type PhoneTexts = typeof shared & typeof sharedLater & typeof phone & typeof phoneLater;

export const t: Translate<PhoneTexts> = (key, ...params) => say(key, params[0]);
