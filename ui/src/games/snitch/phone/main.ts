/** Soplón on a phone: what is imported here and below is fetched before the first screen works. */
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
  sheets: ({ game }) =>
    game?.step.name === 'setup' && later.part
      ? [{ label: t('chore.title'), heading: t('settingUp'), Sheet: later.part.ChoresSheet }]
      : [],
  book: loadBook,
  about: () => t('aboutText'),
} satisfies PhoneGame<Own>;
