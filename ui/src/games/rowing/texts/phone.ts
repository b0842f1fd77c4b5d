/** The texts of this game on a phone: those needed until the ring works, those needed later, and refusals. */
import { textsOf, type Pack } from '../../../texts/index.svelte';
import type { PhoneTexts } from '../../../texts/phone';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { phone } from './en/phone';
import type { terms } from './en/terms';

const game = 'rowing';

export const FIRST: Pack = {
  game,
  en: () => import('./en/first').then((part) => part.first),
  es: () => import('./es/first').then((part) => part.first),
};

export const PLAY: Pack = {
  game,
  en: () => import('./en/phone').then((part) => part.texts),
  es: () => import('./es/phone').then((part) => part.texts),
};

export const ERRORS: Pack = {
  game,
  en: () => import('./en/errors').then((part) => part.errors),
  es: () => import('./es/errors').then((part) => part.errors),
};

export const t = textsOf<PhoneTexts & typeof first & typeof finale & typeof terms & typeof phone>(game);
