import type { Content, LoadBook } from '../../../kit/rulebook/content';
import { spoken, type Language } from '../../../texts/index.svelte';

const LANGUAGES: Record<Language, () => Promise<{ content: Content }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
};

export const loadBook: LoadBook = async () => (await LANGUAGES[spoken() ?? 'en']()).content;
