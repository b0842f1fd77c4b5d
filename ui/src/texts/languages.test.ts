/** A language is a line in `LANGUAGES` and a folder beside every English one, with the same files that say the same things. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { door } from './en/door';
import { texts as phone } from './en/phone';
import { texts as table } from './en/table';
import { inLanguage, LANGUAGES, type Language, type Texts } from './index.svelte';
import { said } from './said';

/** Every file in the folder of a language. */
const files = import.meta.glob<Record<string, unknown>>(
  ['./*/*.ts', '../web/texts/*/*.ts', '../games/*/texts/*/*.ts', '../games/*/rulebook/*/*.ts'],
  { eager: true },
);

/** Files by the same name, one in each language. */
const kinds: Record<string, typeof files> = {};
for (const [path, file] of Object.entries(files)) {
  const kind = path.replace(/\/\w+\/(?=[\w-]+\.ts$)/, '/*/');
  kinds[kind] = { ...kinds[kind], [path]: file };
}

const languages = Object.keys(LANGUAGES) as Language[];
const isTexts = (list: unknown): list is Texts =>
  typeof list === 'object' && list !== null && !Array.isArray(list);
const keysOf = (file: Record<string, unknown>) =>
  Object.entries(file).flatMap(([name, list]) =>
    (isTexts(list) ? Object.keys(list) : []).map((key) => `${name}: ${key}`),
  );

describe.each(Object.entries(kinds))('%s', (_kind, file) => {
  it('is there in every language, and has the same texts', () => {
    expect(Object.keys(file)).toHaveLength(languages.length);
    const english = keysOf(inLanguage(file, 'en')).sort();
    for (const language of languages)
      expect(keysOf(inLanguage(file, language)).sort(), language).toEqual(english);
  });
});

it('paper, and the app if it can’t start, speak the same languages', () => {
  const tagsIn = (file: string, start: RegExp) => {
    const [, list] = start.exec(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))!;
    return [...list!.matchAll(/\b[a-z]{2}\b(?=[",])/g)].map(([tag]) => tag).sort();
  };
  const all = [...languages].sort();
  expect(tagsIn('crates/print/src/words/mod.rs', /\$make! \{([^}]*)\}/)).toEqual(all);
  expect(tagsIn('src-tauri/src/startup_error.rs', /HEADINGS: [^=]*=([^;]*);/)).toEqual(all);
});

it('what is said at the door takes no key from the page around it', () => {
  const around = [phone, table].flatMap((texts) => Object.keys(texts));
  expect(Object.keys(door).filter((key) => around.includes(key))).toEqual([]);
});

describe.each(languages)('the texts of the app (%s)', (language) => {
  it('are never empty and never lack a parameter', () => {
    const own = Object.entries(kinds).filter(([kind]) =>
      /^\.\/\*\/(book|door|phone|table|watch)\.ts$/.test(kind),
    );
    expect(own).toHaveLength(5);
    for (const [, file] of own)
      for (const list of Object.values(inLanguage(file, language)).filter(isTexts))
        for (const text of said(list)) expect(text).toMatch(/^(?!.*undefined).+$/);
  });
});
