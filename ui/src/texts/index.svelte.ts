/**
 * Every sentence the player reads. `en.ts` defines the keys; another language is one more file that
 * `satisfies Texts`, and one line in LANGUAGES. A missing or misspelt key fails the type check.
 * Only the language in use is loaded: the phone page counts every byte.
 */
import type { en } from './en';

export type Texts = {
  [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};
export type Key = keyof Texts;
export type Language = keyof typeof LANGUAGES;
type Params<K extends Key> = Texts[K] extends (params: infer P) => string ? [params: P] : [];

export const LANGUAGES = {
  en: { name: 'English', load: (): Promise<Texts> => import('./en').then(({ en }) => en) },
  es: { name: 'Español', load: (): Promise<Texts> => import('./es').then(({ es }) => es) },
};

let current = $state.raw<{ language: Language; texts: Texts }>();

/** Loads a language and shows everything in it. Await it once before the first screen is mounted. */
export async function speak(language: Language): Promise<void> {
  current = { language, texts: await LANGUAGES[language].load() };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export function spoken(): Language | undefined {
  return current?.language;
}

/** The text for a key in the current language; reading it in markup follows a change of language. */
export function t<K extends Key>(key: K, ...params: Params<K>): string {
  const text = current?.texts[key] as string | ((params: unknown) => string) | undefined;
  return typeof text === 'function' ? text(params[0]) : (text ?? '');
}

/** A text that begins a line by itself: terms are kept in lower case where a sentence uses them. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current?.language) + text.slice(1);
}

/** The first language of the device that we speak, else English. */
export function preferred(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}
