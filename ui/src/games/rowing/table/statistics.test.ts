import { describe, expect, it } from 'vitest';
import type { Ending } from '../../../wire/rowing';
import { figures, type Game } from './statistics';

const people = ['Ana', 'Ben', 'Zoë'].map((name, k) => ({ id: `${k}`, name, colour: 'red' as const }));

function game(winners: number[], ending: Ending = 'lifesaver'): Game {
  return {
    table: 'here',
    round: 1,
    game: 'rowing',
    beganAt: 0,
    endedAt: 1,
    players: people,
    winners,
    forgotten: [],
    scores: null,
    details: { ending, winners },
  };
}

describe('figures', () => {
  it('tell shared wins from those alone, and leave out stopped games', () => {
    const lines = figures(
      [game([0]), game([0, 1]), game([], 'abandoned'), game([0, 1, 2], 'allOut')],
      ({ name }) => name,
    );
    expect(lines.map(({ name, games, alone, shared }) => [name, games, alone, shared])).toEqual([
      ['Ana', 3, 1, 2],
      ['Ben', 3, 0, 2],
      ['Zoë', 3, 0, 1],
    ]);
  });
});
