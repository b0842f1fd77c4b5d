import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../wire/problem';
import { errors as enErrors } from './en/errors';
import { errors as enTableErrors } from './en/errors-table';
import { paper as enPaper } from '../games/scapegoat/texts/en/paper';
import { phone as enPhone } from './en/phone';
import { play as enPlay } from './en/play';
import { prompts as enPrompts } from '../games/scapegoat/texts/en/prompts';
import { shared as enShared } from './en/shared';
import { table as enTable } from './en/table';
import { gameTerms as enTerms } from '../games/scapegoat/texts/en/game-terms';
import { errors as esErrors } from './es/errors';
import { errors as esTableErrors } from './es/errors-table';
import { paper as esPaper } from '../games/scapegoat/texts/es/paper';
import { phone as esPhone } from './es/phone';
import { play as esPlay } from './es/play';
import { prompts as esPrompts } from '../games/scapegoat/texts/es/prompts';
import { shared as esShared } from './es/shared';
import { table as esTable } from './es/table';
import { gameTerms as esTerms } from '../games/scapegoat/texts/es/game-terms';
import { errorText } from './errors';
import { GIVES_AWAY } from '../games/scapegoat/texts/gives-away';
import { capital, preferred, speak, t } from './index.svelte';
import { t as say } from './table';

const languages: Record<string, Record<string, unknown>> = {
  en: {
    ...enShared,
    ...enTerms,
    ...enPhone,
    ...enPlay,
    ...enPrompts,
    ...enPaper,
    ...enTable,
    ...enErrors,
    ...enTableErrors,
  },
  es: {
    ...esShared,
    ...esTerms,
    ...esPhone,
    ...esPlay,
    ...esPrompts,
    ...esPaper,
    ...esTable,
    ...esErrors,
    ...esTableErrors,
  },
};
const sample = {
  obstacle: 'diskFull',
  colour: 'x',
  colours: 'x',
  count: 2,
  tone: 'white',
  value: 3,
  seconds: 4,
  from: 'x',
  to: 'y',
  name: 'x',
  names: 'x',
  other: 'y',
  rest: 'x',
  last: 'y',
  dice: 'x',
  mats: 'x',
  die: 'x',
  deed: 'x',
  place: 'x',
  reason: 'x',
  file: 'x',
  time: '20:14',
  looked: 'x',
  numbers: 'x',
  small: 13,
  large: 16,
  ten: 'x',
  players: 4,
  turn: 7,
  hand: 2,
  slot: 1,
  white: 4,
  black: 7,
  here: 1,
  all: 4,
  row: 4,
  rows: 10,
  number: 4,
  times: 41,
  each: 40,
  orMore: true,
  goat: 'x',
  by: '0.4',
  what: 'x',
  page: 1,
  pages: 2,
  edition: 17,
};
/** All fields of all problems. */
const told = {
  pile: 14,
  players: 3,
  legal: [13, 16],
  numbers: [
    { players: 3, orMore: true },
    { players: 3, orMore: false },
  ],
  die: 'white',
  lowest: 1,
  highest: 10,
  due: 'spy',
  seat: 0,
  longest: 20,
  colour: 'red',
  obstacle: 'diskFull',
  file: '/data/1a2b3c4d5e.table',
};

function said(texts: Record<string, unknown>): string[] {
  return Object.entries(texts).map(([key, text]) => {
    if (typeof text !== 'function') return text as string;
    return text(key.startsWith('error.') ? { ...told, name: () => 'x' } : sample) as string;
  });
}

/** The codes in the types that Rust generates. */
function codes(): string[] {
  return ['../wire/scapegoat.ts', '../wire/wire.ts', '../wire/print.ts'].flatMap((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...source.matchAll(/"code": "(\w+)"/g)].map(([, code]) => code!);
  });
}

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
    for (const texts of Object.values(languages)) {
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
    expect(say('frame')).toBe('Acusar/Robar');
    expect(capital('ñandú')).toBe('Ñandú');
  });

  it('start in the first language of the device that the app has', () => {
    expect(preferred(['eu', 'es-ES', 'en'])).toBe('es');
    expect(preferred(['eu'])).toBe('en');
  });
});

describe('errors', () => {
  it('exist for every code of the game and of the connection, in every language', async () => {
    expect(codes().length).toBeGreaterThan(80);
    for (const language of ['en', 'es'] as const) {
      await speak(language);
      const fallback = t('somethingWrong');
      for (const code of [...codes(), 'lost']) {
        const sentence = errorText({ ...told, code } as unknown as Problem, () => 'Ana');
        expect(sentence, code).toMatch(/[.!]$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('say something sensible about a code from a newer host', async () => {
    await speak('en');
    expect(errorText({ code: 'tooManyGoats' } as unknown as Problem)).toBe(t('somethingWrong'));
  });

  it('call players by their names', async () => {
    await speak('en');
    expect(errorText({ code: 'cardMissing', seat: 1 }, (seat) => ['Ana', 'Tomás'][seat]!)).toContain('Tomás');
  });
});
