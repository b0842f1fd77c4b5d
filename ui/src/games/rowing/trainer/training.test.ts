import { describe, expect, it } from 'vitest';
import type { Card } from '../../../wire/rowing';
import { scoreOf, type Attempt } from './training';

const card: Card = { boat: 'raft', colour: 'blue' };
const attempt = (mark: Attempt['mark'], took: number): Attempt => ({
  exercise: { cards: [card, card, card, card, card, card, card, card, card], sets: [] },
  answer: 'none',
  mark,
  took,
});

describe('ten grids', () => {
  it('count what was right and how long that took, and keep the others', () => {
    const missed = attempt('overlooked', 9000);
    const score = scoreOf([attempt('right', 1000), missed, attempt('right', 3000)]);
    expect(score).toEqual({ right: 2, mean: 2000, best: 1000, missed: [missed] });
  });

  it('have no times if nothing was right', () => {
    expect(scoreOf([attempt('noSetThere', 10)])).toMatchObject({ right: 0, mean: null, best: null });
  });
});
