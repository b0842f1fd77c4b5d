/** What the table screen says. */
import type { paper } from '../games/scapegoat/texts/en/paper';
import type { prompts } from '../games/scapegoat/texts/en/prompts';
import type { shared } from './en/shared';
import type { table } from './en/table';
import type { gameTerms } from '../games/scapegoat/texts/en/game-terms';
import { offer, say, type Translate } from './index.svelte';

offer({
  en: () => import('./en/table').then(({ texts }) => texts),
  es: () => import('./es/table').then(({ texts }) => texts),
});

export const t: Translate<typeof shared & typeof gameTerms & typeof prompts & typeof paper & typeof table> =
  say;
