/** The texts of this game on a phone: those needed until the first look, and all others. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { PhoneTexts } from '../../../texts/phone';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { gameTerms } from './en/game-terms';
import type { phone } from './en/phone';
import type { prompts } from './en/prompts';

const game = 'scapegoat';

export const FIRST: Pack = {
  game,
  in: import.meta.glob<Texts>('./*/first.ts', { import: 'first' }),
};

export const PLAY: Pack = {
  game,
  in: import.meta.glob<Texts>('./*/phone.ts', { import: 'texts' }),
};

export const t = textsOf<
  PhoneTexts & typeof first & typeof finale & typeof gameTerms & typeof prompts & typeof phone
>(game);
