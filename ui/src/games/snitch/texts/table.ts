/** What the table screen says of this game. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { TableTexts } from '../../../texts/table';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { prompts } from './en/prompts';
import type { table } from './en/table';
import type { terms } from './en/terms';

export const TABLE: Pack = {
  game: 'snitch',
  in: import.meta.glob<Texts>('./*/table.ts', { import: 'texts' }),
};

export const t = textsOf<
  TableTexts & typeof first & typeof finale & typeof terms & typeof prompts & typeof table
>('snitch');
