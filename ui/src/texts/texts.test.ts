import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { codesIn, told } from './said';
import { inEvery } from './suite';
import './table';

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
    in: { ...inEvery({ title: word }), '/es/': async () => ({ title: `¡${word}!` }) },
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
        const sentence = errorText({ ...told, code }, () => 'Ana');
        expect(sentence, code).toMatch(/[.!]\W?$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('say something sensible about a code from a newer host', async () => {
    await speak('en');
    expect(errorText({ code: 'tooManyGoats' })).toBe(t('somethingWrong'));
  });
});
