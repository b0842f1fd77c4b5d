import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAYER_COLOURS } from '../../look/colours';
import { offer, speak } from '../../texts/index.svelte';
import '../../texts/table';
import { lineFor, moodOf, stepsOf, winnersOf } from './finale';
import Totals from './look/Totals.svelte';
import { finale } from './texts/en/finale';
import { TABLE } from './texts/table';

type Scored = Parameters<typeof stepsOf>[0];

/** Seats in the order of their places. */
function scored(
  seats: number[],
  change: Partial<Scored['tally']> = {},
  closer: number | null = null,
): Scored {
  const place = (seat: number, k: number) => (change.tied?.includes(seat) ? 1 : k + 1);
  const standings = seats.map((seat, k) => ({
    seat,
    total: 3 * k,
    cards: 2,
    lowest: 1,
    place: place(seat, k),
  }));
  return {
    how: 'scored',
    closer,
    districts: seats.map(() => []),
    top: null,
    tally: { totals: seats.map(() => 0), standings, winner: seats[0]!, tied: [], by: 'sum', ...change },
  };
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  offer(TABLE);
  await speak('en');
});

afterAll(() => void vi.unstubAllGlobals());

describe('the end', () => {
  it('shows all totals but the best one, highest first', () => {
    expect(stepsOf(scored([2, 0, 1])).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('is seen line by line, and looks the same for everybody until the first one', () => {
    const seen = (outcome: Scored, shown?: number) =>
      render(Totals, {
        props: {
          outcome,
          name: (seat: number) => `Goat ${seat}`,
          colour: (seat: number) => PLAYER_COLOURS[seat]!,
          ...(shown !== undefined && { shown }),
        },
      }).body;
    const named = (page: string) => page.match(/Goat \d/g) ?? [];
    const tie = { winner: null, tied: [0, 2], by: 'nothing' as const };
    const ends = [scored([2, 0, 1]), scored([0, 1, 2], {}, 1), scored([2, 0, 1], tie)];
    expect(new Set(ends.map((end) => seen(end, 0))).size).toBe(1);
    expect(named(seen(ends[0]!, 0))).toEqual([]);
    expect(named(seen(ends[0]!, 2))).toEqual(['Goat 1', 'Goat 0']);
    // Who has won is lit only when all of them are there, on a page that has been opened just now as well.
    expect(seen(ends[0]!, 2)).not.toMatch(/class="[^"]*wins/);
    expect(seen(ends[0]!, 3)).toMatch(/class="[^"]*wins[^]*Goat 2/);
    expect(named(seen(ends[0]!, 3))).toEqual(['Goat 1', 'Goat 0', 'Goat 2']);
    // Then the list goes from the best to the worst.
    expect(named(seen(ends[0]!))).toEqual(['Goat 2', 'Goat 0', 'Goat 1']);
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
