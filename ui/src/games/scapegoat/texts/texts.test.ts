import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts as enAppLater } from '../../../texts/en/phone-later';
import { texts as enApp } from '../../../texts/en/table';
import { texts as esAppLater } from '../../../texts/es/phone-later';
import { texts as esApp } from '../../../texts/es/table';
import { errorText } from '../../../texts/errors';
import { offer, speak, t as shared } from '../../../texts/index.svelte';
import { codesIn, said, told } from '../../../texts/said';
import '../../../texts/table';
import type { Problem } from '../../../wire/problem';
import { t } from '.';
import { box as enBox } from './en/box';
import { lessons as enLessons } from './en/lessons';
import { texts as enPhone } from './en/phone';
import { texts as enTable } from './en/table';
import { box as esBox } from './es/box';
import { lessons as esLessons } from './es/lessons';
import { texts as esPhone } from './es/phone';
import { texts as esTable } from './es/table';
import { GIVES_AWAY } from './gives-away';
import { TABLE } from './table';

const languages: Record<string, Record<string, unknown>> = {
  en: { ...enPhone, ...enTable, ...enBox, ...enLessons },
  es: { ...esPhone, ...esTable, ...esBox, ...esLessons },
};
const everything = [...Object.values(languages), ...[enApp, enAppLater, esApp, esAppLater]];

beforeAll(() => offer(TABLE));

describe('texts', () => {
  it('have the same keys in every language', () => {
    for (const texts of Object.values(languages))
      expect(Object.keys(texts).sort()).toEqual(Object.keys(languages.en!).sort());
  });

  it('are never empty and never lack a parameter', () => {
    for (const texts of Object.values(languages)) {
      for (const text of said(texts)) expect(text).toMatch(/^(?!.*undefined).+$/);
    }
  });

  it('never tell a player for certain who is or is not the scapegoat', () => {
    for (const texts of everything) {
      for (const text of said(texts)) expect(text).not.toMatch(GIVES_AWAY);
    }
  });

  it('may speak of being the scapegoat only with an “if”', () => {
    for (const text of [
      'You’re the scapegoat.',
      'so you are not the scapegoat',
      'No eres el chivo expiatorio.',
    ])
      expect(text).toMatch(GIVES_AWAY);
    for (const text of [
      'If you’re the scapegoat, go.',
      'You’re in!',
      'Si no eres el chivo expiatorio, juega.',
    ])
      expect(text).not.toMatch(GIVES_AWAY);
  });

  it('follow the language and its plurals', async () => {
    await speak('en');
    expect(t('preparationTokens', { count: 1 })).toBe('1 preparation token');
    expect(t('preparationTokens', { count: 2 })).toBe('2 preparation tokens');
    await speak('es');
    expect(t('preparationTokens', { count: 1 })).toBe('1 ficha de preparación');
    expect(t('frame')).toBe('Acusar/Robar');
  });
});

describe('errors', () => {
  it('exist for every code of the game and of its printer, in every language', async () => {
    const codes = ['scapegoat.ts', 'print.ts'].flatMap((file) =>
      codesIn(readFileSync(new URL(`../../../wire/${file}`, import.meta.url), 'utf8')),
    );
    expect(codes.length).toBeGreaterThan(50);
    for (const language of ['en', 'es'] as const) {
      await speak(language);
      const fallback = shared('somethingWrong');
      for (const code of codes) {
        const sentence = errorText({ ...told, code } as unknown as Problem, () => 'Ana', 'scapegoat');
        expect(sentence, code).toMatch(/[.!]$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('call players by their names', async () => {
    await speak('en');
    const problem = { code: 'cardMissing', seat: 1 };
    expect(errorText(problem, (seat) => ['Ana', 'Tomás'][seat]!, 'scapegoat')).toContain('Tomás');
  });
});
