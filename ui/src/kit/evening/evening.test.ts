import { beforeAll, describe, expect, it } from 'vitest';
import { learn, speak } from '../../texts/index.svelte';
import { inEvery } from '../../texts/suite';
import '../../texts/table';
import type { Tally } from '../../wire/wire';
import { isStreak, nameOf, ranked, worded } from './evening';

const tally = (name: string, wins: number, streak = 0): Tally => ({
  person: { id: '', colour: 'red', name },
  games: 3,
  wins,
  streak,
});

beforeAll(async () => {
  await speak('en');
  await learn({
    game: 'chess',
    in: inEvery({ 'award.gambit': ({ number }: { number: number }) => `Gave up ${number} pawns` }),
  });
});

describe('the scoreboard', () => {
  it('begins with whoever has won most; equals stay as they sit', () => {
    const people = [tally('Ana', 1), tally('Ben', 2), tally('Zoë', 1)];
    expect(ranked(people).map(({ person }) => person.name)).toEqual(['Ben', 'Ana', 'Zoë']);
  });

  it('calls two wins in a row a streak, but not one', () => {
    expect([0, 1, 2].map((streak) => isStreak(tally('Ana', 2, streak)))).toEqual([false, false, true]);
  });

  it('calls somebody without a name by colour', () => {
    expect(nameOf({ name: '', colour: 'teal' })).toBe('Teal');
  });
});

describe('awards', () => {
  const players = [{ name: 'Ana', colour: 'red' as const }];

  it('are worded by the game', () => {
    const awards = [{ seat: 0, award: 'gambit', number: 3 }];
    expect(worded(awards, players, 'chess')).toEqual([{ player: players[0], text: 'Gave up 3 pawns' }]);
  });

  it('that only a newer host or another game knows are left out', () => {
    expect(worded([{ seat: 0, award: 'castled', number: null }], players, 'chess')).toEqual([]);
    expect(worded([{ seat: 0, award: 'gambit', number: 3 }], players, 'go')).toEqual([]);
  });
});
