/** What the table screen says of this game. */
import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { TableTexts } from '../../../texts/table';
import type { box } from './en/box';
import type { finale } from './en/finale';
import type { first } from './en/first';
import type { paper } from './en/paper';
import type { table } from './en/table';
import type { terms } from './en/terms';

export const TABLE: Pack = {
  game: 'rowing',
  in: import.meta.glob<Texts>('./*/table.ts', { import: 'texts' }),
};

export const t = textsOf<
  TableTexts & typeof box & typeof first & typeof finale & typeof terms & typeof paper & typeof table
>('rowing');
