import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import '../../texts/table';
import { lineFor, moodOf, stepsOf, winnersOf } from './finale';
import { finale } from './texts/en/finale';
import { TABLE } from './texts/table';

type Scored = Parameters<typeof stepsOf>[0];

/** Seats in the order of their places. */
function scored(
  seats: number[],
  change: Partial<Scored['tally']> = {},
  closer: number | null = null,
): Scored {
  const standings = seats.map((seat, k) => ({ seat, total: 3 * k, cards: 2, lowest: 1, place: k + 1 }));
  return {
    how: 'scored',
    closer,
    districts: seats.map(() => []),
    top: null,
    tally: { totals: seats.map(() => 0), standings, winner: seats[0]!, tied: [], by: 'sum', ...change },
  };
}

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('the end', () => {
  it('shows all totals but the best one, highest first', () => {
    expect(stepsOf(scored([2, 0, 1])).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('shows on every face', () => {
    const outcome = scored([2, 0, 1, 3], {}, 0);
    expect([0, 1, 2, 3].map((seat) => moodOf(outcome, seat))).toEqual([
      'guilty',
      'shocked',
      'gloating',
      'crying',
    ]);
    expect(winnersOf(scored([2, 0], { winner: null, tied: [0, 2], by: 'nothing' }))).toEqual([0, 2]);
  });

  it('is told to each player', () => {
    expect(lineFor(scored([2, 0, 1]), 2)).toBe(finale['you.win']);
    expect(lineFor(scored([2, 0, 1], {}, 2), 2)).toBe(finale['you.closedAndWon']);
    expect(lineFor(scored([2, 0, 1], {}, 0), 0)).toBe(finale['you.closedAndLost']);
    expect(lineFor(scored([2, 0, 1], { by: 'cards' }), 0)).toBe(finale['you.tieBreak']);
    expect(lineFor(scored([2, 0, 1]), 0)).toBe(finale['you.lost']);
    expect(lineFor(scored([2, 0, 1]), 1)).toBe(finale['you.last']);
    expect(lineFor(scored([2, 0, 1], { winner: null, tied: [0, 2], by: 'nothing' }), 0)).toBe(
      finale['you.tied'],
    );
  });
});
