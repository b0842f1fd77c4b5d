/**
 * Every sentence the player reads. `en.ts` defines the keys; another language is one more file that
 * `satisfies Texts`, and one line in LANGUAGES. A missing or misspelt key fails the type check.
 */
import { en } from './en';
import { es } from './es';

export type Texts = {
  [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};
export type Key = keyof Texts;
export type Language = keyof typeof LANGUAGES;
type Params<K extends Key> = Texts[K] extends (params: infer P) => string ? [params: P] : [];

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
const TEXTS: Record<Language, Texts> = { en, es };

let current = $state<Language>(wish());

export const language = {
  get current(): Language {
    return current;
  },
  set current(choice: Language) {
    current = choice;
    if (typeof document !== 'undefined') document.documentElement.lang = choice;
  },
};

/** The text for a key in the current language; reading it in markup follows a change of language. */
export function t<K extends Key>(key: K, ...params: Params<K>): string {
  const text = TEXTS[current][key] as string | ((params: unknown) => string);
  return typeof text === 'string' ? text : text(params[0]);
}

/** A text that begins a line by itself: terms are kept in lower case where a sentence uses them. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/** The first language of the device that we speak, else English. */
function wish(): Language {
  const spoken = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const tag of spoken) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}
