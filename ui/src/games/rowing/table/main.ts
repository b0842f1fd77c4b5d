/** Row Your Goat on the table device, fetched when its box is opened. */
import type { TableScreens } from '../../../kit/game';
import { practiceFrom } from '../../../kit/lessons/story';
import { loadStory } from '../intro';
import { OPTIONS } from '../../../wire/rowing-constants';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { deedText } from '../ruling';
import { LESSONS } from '../texts/lessons';
import { t, TABLE } from '../texts/table';
import { sameParts } from './app';
import { history } from './history';
import JudgePage from './JudgePage.svelte';
import Print from './Print.svelte';
import SetUp from './SetUp.svelte';
import TableScreen from './TableScreen.svelte';

export default {
  texts: TABLE,
  Screen: TableScreen,
  pages: { setUp: SetUp, judge: JudgePage, print: Print },
  sameParts,
  menu: ({ table }) => ({
    end: !!table?.underWay && { question: t('endGameQuestion'), means: t('endGameMeans') },
  }),
  offered: OPTIONS,
  history,
  book: loadBook,
  story: loadStory,
  practice: practiceFrom(() => import('../practice/Turn.svelte'), LESSONS),
  freePlay: () => t('freeHint'),
  deed: ({ deed }, here) => deedText(deed, here),
} satisfies TableScreens<Own>;
