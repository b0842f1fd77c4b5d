/** What screens say that only watch: all that the table screen says, and more. */
import { offer, say, type Texts, type Translate } from './index.svelte';
import type { TableTexts } from './table';
import type { watch } from './en/watch';

offer({
  in: import.meta.glob<Texts>('./*/watch.ts', { import: 'watch' }),
});

export const t: Translate<TableTexts & typeof watch> = (key, ...params) => say(key, params[0]);
