import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../../texts/errors';
import { offer, speak, t as shared } from '../../../texts/index.svelte';
import { codesIn, told } from '../../../texts/said';
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
import { TABLE } from './table';

const languages: Record<string, Record<string, unknown>> = {
  en: { ...enPhone, ...enTable, ...enBox, ...enLessons },
  es: { ...esPhone, ...esTable, ...esBox, ...esLessons },
};

/** Something for every parameter of every text, and all fields of all refusals. */
const sample = {
  ...told,
  name: 'x',
  names: 'x',
  owner: 'x',
  card: 'x',
  what: 'x',
  cards: 3,
  count: 2,
  counted: 4,
  entered: 3,
  deed: 'x',
  reason: 'x',
  number: 4,
  seconds: 5,
  total: 9,
  other: 11,
  lowest: 1,
  pile: 30,
  place: 2,
  here: 1,
  all: 4,
};
const refused = { ...sample, name: () => 'Ana', due: 'look', sort: 'family', fewest: 9, shortest: 3, by: 0 };

beforeAll(() => offer(TABLE));

describe('texts', () => {
  it('say “you” on the phone of the player they are about', () => {
    const you = { name: null, reason: 'x', count: 3 };
    const said = (texts: typeof enPhone) => [
      texts.resultOf(you),
      texts.countStopped(you),
      texts['deed.added'](you),
      texts['finale.step'](you),
    ];
    expect(said(enPhone)).toEqual(['You win!', 'You stopped the countdown: x.', 'gave you a card', 'You: 3']);
    expect(said(esPhone)).toEqual([
      '¡Ganas tú!',
      'Has parado la cuenta atrás: x.',
      'darte una carta',
      'Tú: 3',
    ]);
  });

  it('have the same keys in every language', () => {
    for (const texts of Object.values(languages))
      expect(Object.keys(texts).sort()).toEqual(Object.keys(languages.en!).sort());
  });

  it('are never empty and never lack a parameter', () => {
    for (const texts of Object.values(languages))
      for (const [key, text] of Object.entries(texts)) {
        const params = key.startsWith('error.') ? refused : sample;
        const says = typeof text === 'function' ? (text(params) as string) : (text as string);
        expect(says, key).toMatch(/^(?!.*(undefined|NaN|\[object)).+$/);
      }
  });

  it('follow the language and its plurals', async () => {
    await speak('en');
    expect(t('entered', { count: 1 })).toBe('That’s all: 1 card');
    expect(t('districtClosed', { name: 'Ana', count: 3 })).toBe('Ana’s district, closed: 3 cards');
    await speak('es');
    expect(t('entered', { count: 2 })).toBe('Ya está: 2 cartas');
    expect(t('card.driver')).toBe('Conductora');
  });
});

describe('errors', () => {
  it('exist for every code of the game, in every language', async () => {
    const codes = codesIn(readFileSync(new URL('../../../wire/snitch.ts', import.meta.url), 'utf8'));
    expect(codes.length).toBeGreaterThan(50);
    for (const language of ['en', 'es'] as const) {
      await speak(language);
      const fallback = shared('somethingWrong');
      for (const code of codes) {
        const sentence = errorText({ ...refused, code } as unknown as Problem, () => 'Ana', 'snitch');
        expect(sentence, code).toMatch(/[.!]$/);
        expect(sentence, code).not.toBe(fallback);
      }
    }
  });

  it('say why a card cannot exist, and call players by their names', async () => {
    await speak('en');
    const name = (seat: number) => ['Ana', 'Tomás'][seat]!;
    const says = (problem: object) => errorText(problem as Problem, name, 'snitch');
    expect(says({ code: 'tooMany', sort: 'snitch', most: 1 })).toContain('only one snitch');
    expect(says({ code: 'tooMany', sort: 'family', most: 16 })).toContain('16');
    expect(says({ code: 'topMissing', seat: 1 })).toContain('Tomás');
  });

  it('call the player of a phone “you”', async () => {
    const codes = [
      'outOfReach',
      'oneCardOnly',
      'emptyDistrict',
      'closedIsSafe',
      'alreadyClosed',
      'entryMissing',
      'topMissing',
    ];
    const says = (code: string) => errorText({ code, seat: 1, by: 1 } as Problem, () => null, 'snitch');
    await speak('en');
    for (const code of codes) expect(says(code)).toMatch(/^You/);
    await speak('es');
    for (const code of codes) expect(says(code)).toMatch(/\b(tus?|tienes|has)\b/i);
    await speak('en');
  });
});
