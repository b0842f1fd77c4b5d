import { expect, it } from 'vitest';
import { freeSeats } from './free-seats';
import { progressOf } from './progress';

it('a game is set up, played, and over', () => {
  expect(['setup', 'look', 'result', 'over'].map((name) => progressOf({ step: { name } }))).toEqual([
    'setUp',
    'played',
    'played',
    'over',
  ]);
});

it('a seat without a phone is free; one whose phone is away isn’t', () => {
  expect(freeSeats(null)).toEqual([]);
  expect(
    freeSeats({
      seats: [
        { by: 'open' },
        { by: 'phone', connected: true, awaySince: null },
        { by: 'table' },
        { by: 'phone', connected: false, awaySince: 1 },
      ],
    }),
  ).toEqual([0, 2]);
});
