/** The texts of the phone page itself: those needed at first, and all others. */
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

export type PhoneTexts = typeof first & typeof shared & typeof phone;

export const t: Translate<PhoneTexts> = (key, ...params) => say(key, params[0]);
