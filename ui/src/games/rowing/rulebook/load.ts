import type { Content, LoadBook } from '../../../kit/rulebook/content';
import { learn, spoken, type Language } from '../../../texts/index.svelte';
import { TERMS } from '../texts/terms';

const LANGUAGES: Record<Language, () => Promise<{ content: () => Content }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
};

/** The drawings name cards and faults, on a phone that has not needed those texts yet, too. */
export const loadBook: LoadBook = async () => {
  const [{ content }] = await Promise.all([LANGUAGES[spoken() ?? 'en'](), learn(TERMS)]);
  return content();
};
