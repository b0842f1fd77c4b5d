/** A game for the tests: everybody rings the bell once. It meets the pages through the same interface as real games. */
import type { PhoneGame, TableGame, TableScreens } from '../kit/game';
import { recallOptions, type Offered } from '../kit/options';
import type { LoadBook } from '../kit/rulebook/content';
import Part from './Part.svelte';
import PhoneScreen from './PhoneScreen.svelte';
import TableScreen from './TableScreen.svelte';
import { t, texts, type Own } from './texts';

const OFFERED: Offered<Own['Settings']['options']> = { loud: [false, true] };

const book: LoadBook = () => Promise.reject(new Error('everybody knows the rules'));

export const phone: PhoneGame<Own> = {
  texts,
  moreTexts: texts,
  Screen: PhoneScreen,
  about: () => t('title'),
  book,
};

const screens: TableScreens<Own> = {
  texts,
  Screen: TableScreen,
  pages: { setUp: Part },
  menu: () => ({}),
  offered: OFFERED,
  history: {
    stopped: () => false,
    ending: () => 'rung out',
    figures: () => [],
    columns: { order: ({ details }, seat) => String(details.rung.indexOf(seat) + 1) },
  },
  book,
};

export const table: TableGame<Own> = {
  id: 'toy',
  fewest: 2,
  most: 8,
  texts,
  title: () => t('title'),
  Box: Part,
  settings: {
    fresh: () => ({ options: recallOptions(OFFERED, {}) }),
    recall: ({ options }: { options?: unknown }) => ({ options: recallOptions(OFFERED, options) }),
  },
  load: async () => ({ default: screens }),
};
