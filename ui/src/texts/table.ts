/** What the table screen says, whatever is played. */
import type { first } from './en/first';
import type { shared } from './en/shared';
import type { table } from './en/table';
import { offer, say, type Translate } from './index.svelte';

offer({
  en: () => import('./en/table').then((part) => part.texts),
  es: () => import('./es/table').then((part) => part.texts),
});

export type TableTexts = typeof first & typeof shared & typeof table;

export const t: Translate<TableTexts> = (key, ...params) => say(key, params[0]);
