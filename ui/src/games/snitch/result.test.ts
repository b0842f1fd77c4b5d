import { beforeAll, describe, expect, it } from 'vitest';
import { offer, speak } from '../../texts/index.svelte';
import '../../texts/table';
import type { Standing, Tally } from '../../wire/snitch';
import { reason } from './result';
import { t } from './texts';
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
    expect(reason(tally('sum', standing(0, 9, 3, 1), standing(1, 12, 2, 5)), name)).toBe(
      t('by.sum', { total: 9, other: 12 }),
    );
  });

  it('is the first tie-break, in words', () => {
    expect(reason(tally('cards', standing(0, 9, 2, 4), standing(1, 9, 3, 1)), name)).toBe(
      t('by.cards', { total: 9, cards: 2, other: 3 }),
    );
    expect(reason(tally('cards', standing(0, 9, 1, 9), standing(1, 9, 3, 1)), name)).toBe(
      t('by.cards', { total: 9, cards: 1, other: 3 }),
    );
  });

  it('is the second tie-break, in words', () => {
    expect(reason(tally('lowest', standing(0, 9, 2, 1), standing(1, 9, 2, 3)), name)).toBe(
      t('by.lowest', { total: 9, cards: 2, lowest: 1, other: 3 }),
    );
    expect(reason(tally('lowest', standing(0, 9, 1, 9), standing(1, 9, 1, null)), name)).toBe(
      t('by.snitchOnly', { total: 9, cards: 1 }),
    );
  });

  it('is nothing at all in a draw', () => {
    expect(reason(tally('nothing', standing(0, 9, 2, 4), standing(2, 9, 2, 4)), name)).toBe(
      t('drawBetween', { names: 'Ana and Zoë' }),
    );
    expect(reason(tally('nothing', standing(0, 9, 2, 4), standing(2, 9, 2, 4)), name, 2)).toBe(
      t('drawWithYou', { names: 'Ana' }),
    );
  });
});
