/** Soplón on the table device, fetched when its box is opened. */
import type { TableScreens } from '../../../kit/game';
import { practiceFrom } from '../../../kit/lessons/story';
import { loadStory } from '../intro';
import { OPTIONS } from '../../../wire/snitch-constants';
import { deedOf } from '../deeds';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { LESSONS } from '../texts/lessons';
import { t, TABLE } from '../texts/table';
import { sameParts } from './app';
import { history } from './history';
import { menu } from './menu';
import Print from './Print.svelte';
import SetUp from './SetUp.svelte';
import TableScreen from './TableScreen.svelte';

export default {
  texts: TABLE,
  Screen: TableScreen,
  pages: { setUp: SetUp, print: Print },
  sameParts,
  menu,
  offered: OPTIONS,
  history,
  book: loadBook,
  story: loadStory,
  practice: practiceFrom(() => import('../practice/Turn.svelte'), LESSONS),
  freePlay: () => t('freeHint'),
  deed: ({ deed }, here) => deedOf(deed, here.name),
} satisfies TableScreens<Own>;
