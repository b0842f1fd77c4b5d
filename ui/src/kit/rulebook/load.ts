import { learn, spoken, type Language, type Pack } from '../../texts/index.svelte';
import type { Texts } from './assemble';
import type { BookTypes, Content, LoadBook } from './content';

/** Fetches a game's rulebook in the language of the page, with the texts that it needs besides its own. */
export function bookIn<B extends BookTypes>(
  fetchPlan: () => Promise<{ contentOf: (texts: Texts<B>) => Content<B> }>,
  texts: Record<Language, () => Promise<Texts<B>>>,
  ...more: Pack[]
): LoadBook {
  return async () => {
    const [{ contentOf }, told] = await Promise.all([fetchPlan(), texts[spoken() ?? 'en'](), learn(...more)]);
    return contentOf(told);
  };
}
