/**
 * Every sentence that players read. Each language is a line in `LANGUAGES` and a folder wherever there are texts: `first.ts`
 * for what a phone says at first, `shared.ts` for what both screens say, `phone.ts` and `table.ts` for one of them,
 * `errors.ts` for the host's refusals, `book.ts` for the rulebook. Every game has such folders of its own. English
 * defines the keys; a missing or misspelt one in another language fails the type check, and a missing file a test.
 *
 * A page loads only the language in use and only the texts it shows, because the phone page has a limit on its bytes.
 * That is why `t` here knows only the shared keys; `phone.ts` and `table.ts` each export their own, and so do games.
 */
import type { first } from './en/first';
import type { shared } from './en/shared';

export type Text = string | ((params: never) => string);
export type Texts = Record<string, Text>;

/** The same keys with the same parameters, in another language. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
type Params<T> = T extends (params: infer P) => string ? [params: P] : [];
export type Translate<T> = <K extends keyof T>(key: K, ...params: Params<T[K]>) => string;

export type Language = keyof typeof LANGUAGES;
export type Load = () => Promise<Texts>;

export const LANGUAGES = { en: 'English', es: 'Español' };

/** What stands wherever nothing else is known. */
const USUAL: Language = 'en';

/** Texts that are fetched together. */
export interface Pack {
  /** The game that they belong to; its texts never replace those of another game or of the app itself. */
  game?: string;
  /** Where they are, by a path with the folder of each language. */
  in: Record<string, Load>;
}

interface Spoken {
  language: Language;
  /** The app's own texts under an empty name, then those of each game. */
  texts: Record<string, Texts>;
}

/** The packs that this page has loaded so far. */
let packs: Pack[] = [];
let current = $state.raw<Spoken>();

/** Texts that this page starts with. */
export function offer(...more: Pack[]): void {
  packs = [...packs, ...more.filter((pack) => !packs.includes(pack))];
}

/** Adds texts that aren’t needed from the start. Rejects if they can’t be fetched right now. */
export async function learn(...more: Pack[]): Promise<void> {
  const spoken = current;
  const unknown = more.filter((pack) => !packs.includes(pack));
  if (!spoken || !unknown.length) return;
  const texts = await fetchIn(spoken.language, unknown);
  offer(...unknown);
  // Another language was chosen meanwhile, so everything is fetched in that one.
  if (current?.language !== spoken.language) return speak(current!.language);
  const all = { ...current.texts };
  for (const game in texts) all[game] = { ...all[game], ...texts[game] };
  current = { ...spoken, texts: all };
}

/** Loads a language and shows everything in it. Await it once before the first screen is mounted. */
export async function speak(language: Language): Promise<void> {
  current = { language, texts: await fetchIn(language, packs) };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

async function fetchIn(language: Language, wanted: Pack[]): Promise<Spoken['texts']> {
  const texts = await Promise.all(wanted.map((pack) => inLanguage(pack.in, language)()));
  const all: Spoken['texts'] = {};
  wanted.forEach(({ game = '' }, k) => (all[game] = { ...all[game], ...texts[k] }));
  return all;
}

export function spoken(): Language {
  return current?.language ?? USUAL;
}

/** What is in the folder of a language. */
export function inLanguage<File>(files: Record<string, File>, language = spoken()): File {
  return files[Object.keys(files).find((path) => path.includes(`/${language}/`))!]!;
}

/** The text for any key that is loaded, the game's own first, or an empty one. */
export function say(key: string, params?: unknown, game = ''): string {
  const texts: Spoken['texts'] = current?.texts ?? {};
  const text = (texts[game]?.[key] ?? texts['']?.[key]) as string | ((params: unknown) => string) | undefined;
  return typeof text === 'function' ? text(params) : (text ?? '');
}

/** The texts of a game, and those that all games share. */
export function textsOf<T>(game: string): Translate<T> {
  return ((key: string, params?: unknown) => say(key, params, game)) as Translate<T>;
}

/** The text for a key in the current language; in markup it follows a change of language. */
export const t: Translate<typeof first & typeof shared> = (key, ...params) => say(key, params[0]);

/** For a text at the start of a line: terms that are used inside sentences are stored in lower case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current?.language) + text.slice(1);
}

const list = $derived(new Intl.ListFormat(t('locale')));

/** “Ana, Ben and Zoë”. */
export function listed(names: readonly string[]): string {
  return list.format(names);
}

/** The first language of the device that we have, or English. */
export function preferred(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return USUAL;
}
