/** Scape Goat on the table device, fetched when its box is opened. */
import type { TableScreens } from '../../../kit/game';
import { learn } from '../../../texts/index.svelte';
import { loadStory } from '../intro';
import { OPTIONS } from '../../../wire/scapegoat-constants';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { LESSONS } from '../texts/lessons';
import { t, TABLE } from '../texts/table';
import { deedText } from './deeds';
import { history } from './history';
import MatTest from './MatTest.svelte';
import { menu } from './menu';
import Missing from './Missing.svelte';
import Print from './Print.svelte';
import TableScreen from './TableScreen.svelte';

export default {
  texts: TABLE,
  Screen: TableScreen,
  pages: { setUp: Missing, matTest: MatTest, print: Print },
  menu,
  offered: OPTIONS,
  history,
  book: loadBook,
  story: loadStory,
  practice: async () => (await Promise.all([import('../practice/Turn.svelte'), learn(LESSONS)]))[0],
  freePlay: () => t('freeHint'),
  options: (view) => view.plan?.options ?? null,
  deed: deedText,
} satisfies TableScreens<Own>;
