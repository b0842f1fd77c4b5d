import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts as enAppPhone } from '../../../texts/en/phone';
import { texts as enApp } from '../../../texts/en/table';
import { errorText } from '../../../texts/errors';
import { offer, speak, t as shared } from '../../../texts/index.svelte';
import { codesIn, said, told } from '../../../texts/said';
import '../../../texts/table';
import type { Problem } from '../../../wire/problem';
import { box as enBox } from './en/box';
import { first as enFirst } from './en/first';
import { lessons as enLessons } from './en/lessons';
import { texts as enPhone } from './en/phone';
import { texts as enTable } from './en/table';
import { box as esBox } from './es/box';
import { first as esFirst } from './es/first';
import { lessons as esLessons } from './es/lessons';
import { texts as esPhone } from './es/phone';
import { texts as esTable } from './es/table';
import { t, cardName } from '.';
import { TABLE } from './table';

const languages: Record<string, Record<string, unknown>> = {
  en: { ...enFirst, ...enPhone, ...enTable, ...enBox, ...enLessons },
  es: { ...esFirst, ...esPhone, ...esTable, ...esBox, ...esLessons },
};

beforeAll(() => offer(TABLE));

describe('texts', () => {
  it('have the same keys in every language', () => {
    for (const texts of Object.values(languages))
      expect(Object.keys(texts).sort()).toEqual(Object.keys(languages.en!).sort());
  });

  it('are never empty and never lack a parameter', () => {
    for (const texts of Object.values(languages))
      for (const text of said(texts)) expect(text).toMatch(/^(?!.*undefined).+$/);
  });

  it('never replace what the app itself says', () => {
    const own = Object.keys(languages.en!).filter((key) => !key.startsWith('error.'));
    expect(own.filter((key) => key in enApp || key in enAppPhone)).toEqual([]);
  });

  it('name cards as people do', async () => {
    await speak('en');
    expect(cardName({ boat: 'jetSki', colour: 'pink' })).toBe('pink jet ski');
    await speak('es');
    expect(cardName({ boat: 'raft', colour: 'blue' })).toBe('balsa de color azul');
    expect(t('raceFree', { count: 1 })).toBe('Queda un salvavidas.');
  });
});

describe('errors', () => {
  it('exist for every code of the game and of its printer, in every language', async () => {
    const codes = codesIn(readFileSync(new URL('../../../wire/rowing.ts', import.meta.url), 'utf8'));
    expect(codes.length).toBeGreaterThan(30);
    for (const language of ['en', 'es'] as const) {
      await speak(language);
      const fallback = shared('somethingWrong');
      for (const code of codes) {
        const sentence = errorText({ ...told, code } as unknown as Problem, () => 'Ana', 'rowing');
        expect(sentence, code).toMatch(/[.!]$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('call the player of a phone “you”', async () => {
    const problem = { code: 'tooCloseForLast', seats: [0, 1] } as unknown as Problem;
    const says = () => errorText(problem, (seat) => (seat ? null : 'Ana'), 'rowing');
    await speak('en');
    expect(says()).toContain('between Ana and you');
    await speak('es');
    expect(says()).toContain('entre Ana y tú');
    await speak('en');
  });
});
