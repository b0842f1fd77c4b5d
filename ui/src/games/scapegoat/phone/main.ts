/** Scape Goat on a phone: what is imported here and below is fetched before the first look at the mat. */
import type { PhoneGame } from '../../../kit/game';
import type { Own } from '../own';
import { loadBook } from '../rulebook/load';
import { ERRORS, FIRST, t } from '../texts/phone';
import Home from './Home.svelte';
import { parts } from './parts';
import Top from './Top.svelte';

export default {
  texts: FIRST,
  errors: ERRORS,
  Screen: Home,
  Top,
  sheets: ({ game }) => [
    ...(game?.step.name === 'setup' && parts.chores.part
      ? [{ label: t('chore.title'), part: parts.chores }]
      : []),
    ...(game?.matHelp === 'deal' && game.dice && parts.wholeMat.part
      ? [{ label: t('wholeMat'), part: parts.wholeMat }]
      : []),
  ],
  book: loadBook,
  about: () => t('aboutText'),
  options: (view) => view.plan?.options ?? null,
} satisfies PhoneGame<Own>;
