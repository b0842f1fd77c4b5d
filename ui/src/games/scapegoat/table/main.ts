/** Scape Goat on the table device, fetched when its box is opened. */
import type { TableScreens } from '../../../kit/game';
import { practiceFrom } from '../../../kit/lessons/story';
import { loadStory } from '../intro';
import { OPTIONS } from '../../../wire/scapegoat-constants';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { LESSONS } from '../texts/lessons';
import { t, TABLE } from '../texts/table';
import { deedText } from './deeds';
import { sameParts } from './app';
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
  sameParts,
  menu,
  offered: OPTIONS,
  history,
  book: loadBook,
  story: loadStory,
  practice: practiceFrom(() => import('../practice/Turn.svelte'), LESSONS),
  freePlay: () => t('freeHint'),
  deed: deedText,
} satisfies TableScreens<Own>;
