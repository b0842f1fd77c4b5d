/** Everything the rulebook says in one language, fetched when somebody opens it. */
import type { words } from '../games/scapegoat/rulebook/en/words';
import { spoken, type Language, type Same } from '../texts/index.svelte';
import type { Place } from './open';
import type { Article, RuleId } from '../games/scapegoat/rulebook/rules';
import type { Ruling, RulingId } from '../games/scapegoat/rulebook/rulings';
import type { Lookup } from './search';

export type Words = Same<typeof words>;

export interface Content {
  words: Words;
  rules: Record<RuleId, Article>;
  rulings: Record<RulingId, Ruling>;
  lookup: Lookup;
}

const LANGUAGES: Record<Language, () => Promise<{ content: Content }>> = {
  en: () => import('../games/scapegoat/rulebook/en/words'),
  es: () => import('../games/scapegoat/rulebook/es/words'),
};

/** In the language of the page. Rejects if it cannot be fetched right now. */
export async function loadContent(): Promise<Content> {
  return (await LANGUAGES[spoken() ?? 'en']()).content;
}

/** The contents of the open rulebook and its trail. Only one is open at a time, so no page has to pass it down. */
let opened: { content: Content; go: (place: Place) => void };

export function useBook(book: typeof opened): void {
  opened = book;
}

export function book(): typeof opened {
  return opened;
}

export function content(): Content {
  return opened.content;
}
