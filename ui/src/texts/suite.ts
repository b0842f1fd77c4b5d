/** What holds for the texts of every game, in all languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorText } from './errors';
import { LANGUAGES, speak, t, type Language, type Pack, type Texts } from './index.svelte';
import { codesIn, sample, told } from './said';

export const languages = Object.keys(LANGUAGES) as Language[];

/** The same texts in every language. */
export const inEvery = (texts: Texts): Pack['in'] =>
  Object.fromEntries(languages.map((language) => [`/${language}/`, () => Promise.resolve(texts)]));

interface Own {
  game: string;
  /** Its files of texts, by their paths. */
  files: Record<string, Record<string, Texts>>;
  /** The files in `wire/` with what is refused in this game. */
  wire: string[];
  /** What its texts are told, and what its refusals are, where that is something of its own. */
  own?: Record<string, unknown>;
  refused?: Record<string, unknown>;
}

export function textsHold({ game, files, wire, own = {}, refused = {} }: Own): void {
  const problem = { ...told, ...refused };

  describe.each(languages)('the texts of this game (%s)', (language) => {
    it('are never empty and never lack a parameter', () => {
      const lists = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
      expect(lists.length).toBeGreaterThan(3);
      for (const [key, text] of lists.flatMap(([, file]) =>
        Object.values(file).flatMap(Object.entries<Texts[string]>),
      )) {
        const params = key.startsWith('error.') ? { ...problem, name: () => 'Ana' } : { ...sample, ...own };
        expect(typeof text === 'function' ? text(params as never) : text, key).toMatch(/^(?!.*undefined).+$/);
      }
    });

    it('have a sentence for everything that can be refused', async () => {
      await speak(language);
      const codes = wire.flatMap((file) =>
        codesIn(readFileSync(new URL(`../wire/${file}`, import.meta.url), 'utf8')),
      );
      expect(codes.length).toBeGreaterThan(30);
      for (const code of codes) {
        const sentence = errorText({ ...problem, code }, () => 'Ana', game);
        expect(sentence, code).toMatch(/[.!]\W?$/);
        expect(sentence, code).not.toBe(t('somethingWrong'));
      }
    });
  });
}
