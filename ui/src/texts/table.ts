/** What the table screen says, whatever is played. */
import type { first } from './en/first';
import type { shared } from './en/shared';
import type { table } from './en/table';
import { offer, say, type Texts, type Translate } from './index.svelte';

offer({
  in: import.meta.glob<Texts>('./*/table.ts', { import: 'texts' }),
});

export type TableTexts = typeof first & typeof shared & typeof table;

export const t: Translate<TableTexts> = (key, ...params) => say(key, params[0]);
