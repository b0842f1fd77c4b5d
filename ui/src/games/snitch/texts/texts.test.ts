import { beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../../texts/errors';
import { offer, speak, type Texts } from '../../../texts/index.svelte';
import { textsHold } from '../../../texts/suite';
import '../../../texts/table';
import type { Problem } from '../../../wire/problem';
import { t } from '.';
import { texts as enPhone } from './en/phone';
import { texts as esPhone } from './es/phone';
import { TABLE } from './table';

const files = import.meta.glob<Record<string, Texts>>('./*/{box,first,lessons,phone,table}.ts', {
  eager: true,
});

beforeAll(() => offer(TABLE));

textsHold({
  game: 'snitch',
  files,
  wire: ['snitch.ts'],
  own: { owner: 'x', cards: 3, counted: 4, entered: 3, total: 9, other: 11, lowest: 1, pile: 30, place: 2 },
  refused: { due: 'look', sort: 'family', cards: 3, counted: 4, entered: 3, fewest: 9, shortest: 3, by: 0 },
});

describe('texts', () => {
  it('say “you” on the phone of the player they are about', () => {
    const you = { name: null, reason: 'x', count: 3 };
    const said = (texts: typeof enPhone | typeof esPhone) => [
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
