import { inLanguage, learn, type Pack } from '../../texts/index.svelte';
import type { Plan, Texts } from './assemble';
import type { BookTypes, LoadBook } from './content';

/** Fetches a game's rulebook in the language of the page, with the texts that it needs besides its own. */
export function bookIn<B extends BookTypes>(
  fetchPlan: () => Promise<{ plan: Plan<B> }>,
  texts: Record<string, () => Promise<Texts<B>>>,
  ...more: Pack[]
): LoadBook {
  return async () => {
    const [{ contentOf }, { plan }, told] = await Promise.all([
      import('./assemble'),
      fetchPlan(),
      inLanguage(texts)(),
      learn(...more),
    ]);
    return contentOf(plan, told);
  };
}
