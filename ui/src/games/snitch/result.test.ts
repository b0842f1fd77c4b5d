import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import type { Standing, Tally } from '../../wire/snitch';
import { reason } from './result';
import { TABLE } from './texts/table';

const name = (seat: number) => ['Ana', 'Ben', 'Zoë'][seat]!;
const standing = (seat: number, total: number, cards: number, lowest: number | null): Standing => ({
  seat,
  total,
  cards,
  lowest,
  place: seat + 1,
});
const tally = (by: Tally['by'], ...standings: Standing[]): Tally => ({
  totals: standings.map(({ total }) => total),
  standings,
  winner: by === 'nothing' ? null : standings[0]!.seat,
  tied: by === 'nothing' ? standings.map(({ seat }) => seat) : [],
  by,
});

beforeAll(async () => {
  offer(TABLE);
  await speak('en');
});

describe('why somebody has won', () => {
  it('is the total', () => {
    expect(reason(tally('sum', standing(0, 9, 3, 1), standing(1, 12, 2, 5)), name)).toBe('9 against 12.');
  });

  it('is the first tie-break, in words', () => {
    expect(reason(tally('cards', standing(0, 9, 2, 4), standing(1, 9, 3, 1)), name)).toBe(
      '9 each, but 2 cards against 3.',
    );
    expect(reason(tally('cards', standing(0, 9, 1, 9), standing(1, 9, 3, 1)), name)).toContain(
      'one card against 3',
    );
  });

  it('is the second tie-break, in words', () => {
    expect(reason(tally('lowest', standing(0, 9, 2, 1), standing(1, 9, 2, 3)), name)).toBe(
      '9 each with 2 cards, but 1 is lower than 3.',
    );
    expect(reason(tally('lowest', standing(0, 9, 1, 9), standing(1, 9, 1, null)), name)).toContain('snitch');
  });

  it('is nothing at all in a draw', () => {
    expect(reason(tally('nothing', standing(0, 9, 2, 4), standing(2, 9, 2, 4)), name)).toBe(
      'Ana and Zoë can’t be told apart. Play again!',
    );
  });
});
