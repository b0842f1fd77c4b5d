/** Opens the rulebook on top of the current screen; anything that players read may link to it. */
import { mount } from 'svelte';
import type { Content, LoadBook } from './content';

/** A page of the rulebook. */
export type Place =
  | { page: 'contents' }
  | { page: 'rule'; rule: string }
  | { page: 'rulings'; ruling?: string }
  | { page: 'quick' }
  | { page: 'lesson' }
  | { page: 'story' }
  /** A page that only this game has, about something that happened in it. */
  | { page: 'own'; name: string; about: unknown };

let load: LoadBook | undefined;

/** From now on the rulebook is that of another game. */
export function bindBook(book: LoadBook): void {
  load = book;
}

/** Mounted when it is first needed, then kept. */
let overlay: { show(start: Place, content: Content): void } | undefined;

/** Resolves when it is shown; rejects if it cannot be fetched right now. */
export async function openBook(start: Place = { page: 'contents' }): Promise<void> {
  if (!load) return;
  const [{ default: Overlay }, content] = await Promise.all([import('./Overlay.svelte'), load()]);
  overlay ??= mount(Overlay, { target: document.body });
  overlay.show(start, content);
}

/** For the small question mark: one tap leads from a prompt to its rule. */
export function openRule(rule: string): Promise<void> {
  return openBook({ page: 'rule', rule });
}
