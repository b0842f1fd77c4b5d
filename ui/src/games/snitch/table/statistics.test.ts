import { describe, expect, it } from 'vitest';
import type { Person } from '../../../wire/wire';
import { figures, type Game } from './statistics';

const person = (id: string, name = id): Person => ({ id, name, colour: 'red' });
const nameOf = ({ name }: Person) => name;

function game(players: Person[], totals: number[], closer: number | null, winner: number | null): Game {
  return {
    table: 't',
    round: 1,
    game: 'x',
    beganAt: 0,
    endedAt: 0,
    players,
    winners: winner === null ? [] : [winner],
    scores: totals,
    forgotten: [],
    details: {
      how: 'scored',
      closer,
      districts: totals.map(() => []),
      top: null,
      tally: { totals, standings: [], winner, tied: [], by: 'sum' },
    },
  };
}

describe('the series', () => {
  it('counts wins, points and closes, the best first', () => {
    const [ana, ben] = [person('ana'), person('ben')];
    const lines = figures(
      [
        game([ana, ben], [9, 5], 0, 1),
        game([ben, ana], [4, 8], 0, 0),
        // They changed places, and it was a draw.
        game([ana, ben], [6, 6], 1, null),
      ],
      nameOf,
    );
    expect(lines.map(({ name, wins, games, points }) => [name, wins, games, points])).toEqual([
      ['ben', 2, 3, 15],
      ['ana', 0, 3, 23],
    ]);
    expect(lines.map(({ closed, closedAndWon }) => [closed, closedAndWon])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('leaves out games that were stopped', () => {
    const stopped = { ...game([person('ana')], [], null, null), details: { how: 'abandoned' } } as Game;
    expect(figures([stopped], nameOf)).toEqual([]);
  });
});
