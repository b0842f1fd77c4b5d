/** What the table screen says of this game. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { TableTexts } from '../../../texts/table';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { gameTerms } from './en/game-terms';
import type { paper } from './en/paper';
import type { prompts } from './en/prompts';
import type { table } from './en/table';

export const TABLE: Pack = {
  game: 'scapegoat',
  in: import.meta.glob<Texts>('./*/table.ts', { import: 'texts' }),
};

export const t = textsOf<
  TableTexts & typeof first & typeof finale & typeof gameTerms & typeof prompts & typeof paper & typeof table
>('scapegoat');
