/** What the printer prints on, as a table remembers it. */
import { spoken, type Language } from '../../texts/index.svelte';
import { LAYOUTS } from '../../wire/constants';
import type { Layout, Paper } from '../../wire/print';

export interface PaperKept {
  layout: Layout;
  /** Null: the usual size in the device's region. */
  size: Paper | null;
  /** Null: the language of the screen. */
  language: Language | null;
}

export const USUAL_PAPER: PaperKept = { layout: LAYOUTS[0], size: null, language: null };

/** Most of the world prints on A4, most of America on Letter. */
export function usualSize(tags: readonly string[] = navigator.languages): Paper {
  return /-(US|CA|MX|PH|CL|CO|CR|DO|GT|NI|PA|SV|VE|419)\b/i.test(tags[0] ?? '') ? 'letter' : 'a4';
}

/** The same in an order to the host. */
export function printedOn({ layout, size, language }: PaperKept) {
  return { layout, paper: size ?? usualSize(), language: language ?? spoken() };
}

/** How many of which card: those that are wanted at all. Older settings may know fewer cards. */
export function copiesOf<Card>(cards: readonly Card[], copies: readonly number[]) {
  return cards.map((card, k) => ({ card, count: copies[k] ?? 0 })).filter(({ count }) => count > 0);
}
