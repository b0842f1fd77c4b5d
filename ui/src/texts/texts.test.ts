import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../wire/problem';
import { book as enBook } from './en/book';
import { door as enDoor } from './en/door';
import { first as enFirst } from './en/first';
import { texts as enPhone } from './en/phone';
import { texts as enTable } from './en/table';
import { book as esBook } from './es/book';
import { door as esDoor } from './es/door';
import { first as esFirst } from './es/first';
import { texts as esPhone } from './es/phone';
import { texts as esTable } from './es/table';
import { errorText } from './errors';
import {
  capital,
  learn,
  LANGUAGES,
  preferred,
  speak,
  t,
  textsOf,
  type Language,
  type Pack,
} from './index.svelte';
import { codesIn, said, told } from './said';
import './table';

/** Every list of texts, in every language. */
const all: Record<string, Record<Language, Record<string, unknown>>> = {
  book: { en: enBook, es: esBook },
  door: { en: enDoor, es: esDoor },
  first: { en: enFirst, es: esFirst },
  phone: { en: enPhone, es: esPhone },
  table: { en: enTable, es: esTable },
};

it('what is said at the door takes no key from the page around it', () => {
  const around = [enFirst, enPhone, enTable].flatMap((texts) => Object.keys(texts));
  expect(Object.keys(enDoor).filter((key) => around.includes(key))).toEqual([]);
});

describe.each(Object.entries(all))('texts of the app (%s)', (_name, languages) => {
  it('have the same keys in every language', () => {
    for (const texts of Object.values(languages))
      expect(Object.keys(texts).sort()).toEqual(Object.keys(languages.en).sort());
  });

  it('are never empty and never lack a parameter', () => {
    for (const texts of Object.values(languages))
      for (const text of said(texts)) expect(text).toMatch(/^(?!.*undefined).+$/);
  });
});

describe('languages', () => {
  it('start with the first one of the device that the app has', () => {
    expect(preferred(['eu', 'es-ES', 'en'])).toBe('es');
    expect(preferred(['eu'])).toBe('en');
  });

  it('are followed by capitals', async () => {
    await speak('es');
    expect(capital('ñandú')).toBe('Ñandú');
  });
});

describe('texts of games', () => {
  const pack = (game: string, word: string): Pack => ({
    game,
    en: async () => ({ title: word }),
    es: async () => ({ title: `¡${word}!` }),
  });
  type Title = { title: string; connected: string };
  beforeEach(() => speak('en'));

  it('never replace those of another game or of the app', async () => {
    await learn(pack('chess', 'Chess'), pack('go', 'Go'));
    expect(textsOf<Title>('chess')('title')).toBe('Chess');
    expect(textsOf<Title>('go')('title')).toBe('Go');
    expect(textsOf<Title>('go')('connected')).toBe(t('connected'));
  });

  it('follow the language, even those that were added later', async () => {
    await learn(pack('ludo', 'Ludo'));
    await speak('es');
    expect(textsOf<Title>('ludo')('title')).toBe('¡Ludo!');
  });
});

describe('errors', () => {
  it('exist for every code of the connection, in every language', async () => {
    const codes = codesIn(readFileSync(new URL('../wire/wire.ts', import.meta.url), 'utf8'));
    expect(codes.length).toBeGreaterThan(30);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(language);
      const fallback = t('somethingWrong');
      for (const code of [...codes, 'lost']) {
        const sentence = errorText({ ...told, code } as unknown as Problem, () => 'Ana');
        expect(sentence, code).toMatch(/[.!]$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('say something sensible about a code from a newer host', async () => {
    await speak('en');
    expect(errorText({ code: 'tooManyGoats' })).toBe(t('somethingWrong'));
  });
});
