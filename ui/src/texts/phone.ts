/** The texts of the phone page itself: those needed at first, those needed later, and the host's refusals. */
import type { first } from './en/first';
import type { phone } from './en/phone';
import type { shared } from './en/shared';
import { offer, say, type Pack, type Texts, type Translate } from './index.svelte';

offer({
  in: import.meta.glob<Texts>('./*/first.ts', { import: 'first' }),
});

export const LATER: Pack = {
  in: import.meta.glob<Texts>('./*/phone.ts', { import: 'texts' }),
};

/** Refusals are rare, so their texts are fetched when the first one has to be shown. */
export const ERRORS: Pack = {
  in: import.meta.glob<Texts>('./*/errors.ts', { import: 'errors' }),
};

export type PhoneTexts = typeof first & typeof shared & typeof phone;

export const t: Translate<PhoneTexts> = (key, ...params) => say(key, params[0]);
