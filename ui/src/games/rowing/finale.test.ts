import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../look/colours';
import { offer, speak } from '../../texts/index.svelte';
import '../../texts/table';
import type { Outcome } from '../../wire/rowing';
import { fateAt, lineFor, moodOf, overboard } from './finale';
import Afloat from './look/Afloat.svelte';
import { finale } from './texts/en/finale';
import { TABLE } from './texts/table';

const SEATS = [0, 1, 2, 3];
const won = (...winners: number[]): Outcome => ({ ending: 'lifesaver', winners });

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('the end', () => {
  it('sends everybody who has not won overboard, one after the other', () => {
    expect(overboard(won(2), SEATS)).toEqual([0, 1, 3]);
    const fates = (act: 'steps' | 'reveal', shown: number) =>
      SEATS.map((seat) => fateAt(won(2), SEATS, seat, { act, shown }));
    expect(fates('steps', 2)).toEqual(['overboard', 'overboard', null, null]);
    // Nobody floats before the reveal.
    expect(fates('steps', 3)).toEqual(['overboard', 'overboard', null, 'overboard']);
    expect(fates('reveal', 3)).toEqual(['overboard', 'overboard', 'afloat', 'overboard']);
  });

  it('says nothing about anybody before the first step', () => {
    for (const outcome of [won(0), won(1, 3), won()]) {
      for (const act of ['hush', 'roll'] as const) {
        for (const seat of SEATS) {
          const fate = fateAt(outcome, SEATS, seat, { act, shown: 0 });
          expect([fate, moodOf(fate, act)]).toEqual([null, null]);
        }
      }
    }
  });

  it('is seen from step to step, and looks the same for everybody until the first one', () => {
    const seen = (outcome: Outcome, act: 'roll' | 'steps' | 'reveal', shown: number) => {
      const faces = SEATS.map((seat) => {
        const fate = fateAt(outcome, SEATS, seat, { act, shown });
        return { colour: PLAYER_COLOURS[seat]!, name: `Goat ${seat}`, fate, mood: moodOf(fate, act) };
      });
      return render(Afloat, { props: { faces } }).body;
    };
    const told = (page: string) =>
      [...page.matchAll(/aria-label="([^"]*)"/g)].slice(1).map(([, label]) => label);
    expect(new Set([won(0), won(1, 3), won()].map((outcome) => seen(outcome, 'roll', 0))).size).toBe(1);
    expect(told(seen(won(2), 'roll', 0))).toEqual([]);
    expect(told(seen(won(2), 'steps', 1))).toEqual([finale['finale.overboard']]);
    expect(told(seen(won(2), 'reveal', 3))).toEqual([
      finale['finale.overboard'],
      finale['finale.overboard'],
      finale['finale.afloat'],
      finale['finale.overboard'],
    ]);
  });

  it('is told to each player', () => {
    expect(lineFor(won(0), 0, 'out')).toBe(finale['you.win']);
    expect(lineFor(won(0, 1), 0, 'out')).toBe(finale['you.winTogether']);
    expect(lineFor(won(0), 1, 'called')).toBe(finale['you.called']);
    expect(lineFor(won(0), 1, 'cards')).toBe(finale['you.cards']);
    expect(lineFor(won(0), 1, 'out')).toBe(finale['you.out']);
    expect(lineFor(won(), 1, 'out')).toBe(finale['you.nobody']);
  });
});
