/** Scape Goat on a phone: what is imported here and below is fetched before the first look at the mat. */
import type { PhoneGame } from '../../../kit/game';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { FIRST, PLAY, t } from '../texts/phone';
import Home from './Home.svelte';
import { later } from './parts';
import Top from './Top.svelte';

export default {
  texts: FIRST,
  moreTexts: PLAY,
  Screen: Home,
  later,
  Top,
  sheets: ({ game }) => [
    ...(game?.step.name === 'setup' && later.part
      ? [{ label: t('chore.title'), heading: t('settingUp'), Sheet: later.part.ChoresSheet }]
      : []),
    ...(game?.matHelp === 'deal' && game.dice && later.part
      ? [{ label: t('wholeMat'), Sheet: later.part.WholeMat }]
      : []),
  ],
  book: loadBook,
  about: () => t('aboutText'),
} satisfies PhoneGame<Own>;
