/** What the phone says. */
import type { phone } from './en/phone';
import type { shared } from './en/shared';
import { offer, say, type Translate } from './index.svelte';

offer({
  en: () => import('./en/phone').then(({ texts }) => texts),
  es: () => import('./es/phone').then(({ texts }) => texts),
});

export const t: Translate<typeof shared & typeof phone> = say;
