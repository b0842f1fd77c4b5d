/**
 * Every sentence that players read. Each language is a folder: `shared.ts` and `things.ts` for both screens,
 * `phone.ts`, `play.ts` and `table.ts` for one of them, `errors.ts` for the host's refusals. English defines the keys;
 * a missing or misspelt one in another language fails the type check. A new language needs a folder, a line in
 * LANGUAGES and a line in each pack of `phone.ts` and `table.ts` beside this file.
 *
 * A page loads only the language in use and only the texts it shows, because the phone page has a limit on its bytes.
 * That is why `t` here knows only the shared keys; `phone.ts` and `table.ts` each export their own.
 */
import type { shared } from './en/shared';
import type { gameTerms } from '../games/scapegoat/texts/en/game-terms';

type Text = string | ((params: never) => string);

/** The same keys with the same parameters, in another language. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
type Params<T> = T extends (params: infer P) => string ? [params: P] : [];
export type Translate<T> = <K extends keyof T>(key: K, ...params: Params<T[K]>) => string;

export type Language = keyof typeof LANGUAGES;
export type Load = () => Promise<Record<string, Text>>;

export const LANGUAGES = { en: 'English', es: 'Español' };

/** Texts that are fetched together, in each language. */
export type Pack = Record<Language, Load>;

interface Spoken {
  language: Language;
  texts: Record<string, Text>;
}

/** The packs that this page has loaded so far. */
let packs: Pack[] = [];
let current = $state.raw<Spoken>();

/** The texts that this page starts with. Called once, by `phone.ts` or `table.ts`. */
export function offer(pack: Pack): void {
  packs = [pack];
}

/** Adds texts that are not needed from the start. Rejects if they cannot be fetched right now. */
export async function learn(pack: Pack): Promise<void> {
  const spoken = current;
  if (!spoken || packs.includes(pack)) return;
  const texts = await pack[spoken.language]();
  if (!packs.includes(pack)) packs = [...packs, pack];
  // Another language was chosen meanwhile, so everything is fetched in that one.
  if (current?.language !== spoken.language) return speak(current!.language);
  current = { ...spoken, texts: { ...current.texts, ...texts } };
}

/** Loads a language and shows everything in it. Await it once before the first screen is mounted. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(packs.map((pack) => pack[language]()));
  current = { language, texts: Object.assign({}, ...texts) };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

export function spoken(): Language | undefined {
  return current?.language;
}

/** The text for any key that is loaded, or an empty one; for `phone.ts`, `table.ts` and the texts of errors. */
export function say(key: string, params?: unknown): string {
  const text = current?.texts[key] as string | ((params: unknown) => string) | undefined;
  return typeof text === 'function' ? text(params) : (text ?? '');
}

/** The text for a key in the current language; in markup it follows a change of language. */
export const t: Translate<typeof shared & typeof gameTerms> = say;

/** For a text at the start of a line: terms that are used inside sentences are stored in lower case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current?.language) + text.slice(1);
}

/** “Ana, Ben and Zoë”: our English is British, so there is no comma before the last one. */
export function listed(names: readonly string[]): string {
  const language = current?.language;
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
}

/** The first language of the device that we have, or English. */
export function preferred(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}
