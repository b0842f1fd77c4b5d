/** Row Your Goat on a phone: what is imported here and below is fetched before the ring works. */
import type { PhoneGame } from '../../../kit/game';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { FIRST, PLAY, t } from '../texts/phone';
import Home from './Home.svelte';
import { later } from './parts';

export default {
  texts: FIRST,
  moreTexts: PLAY,
  Screen: Home,
  later,
  sheets: ({ game }) =>
    later.part && game?.isPlaying
      ? [
          { label: t('whatHappened'), Sheet: later.part.FaultSheet },
          { label: t('judge'), Sheet: later.part.JudgeSheet },
        ]
      : [],
  book: loadBook,
  about: () => t('aboutGame'),
} satisfies PhoneGame<Own>;
