import { inLanguage, learn, type Pack } from '../../texts/index.svelte';
import type { Texts } from './assemble';
import type { BookTypes, Content, LoadBook } from './content';

/** Fetches a game's rulebook in the language of the page, with the texts that it needs besides its own. */
export function bookIn<B extends BookTypes>(
  fetchPlan: () => Promise<{ contentOf: (texts: Texts<B>) => Content<B> }>,
  texts: Record<string, () => Promise<Texts<B>>>,
  ...more: Pack[]
): LoadBook {
  return async () => {
    const [{ contentOf }, told] = await Promise.all([fetchPlan(), inLanguage(texts)(), learn(...more)]);
    return contentOf(told);
  };
}
