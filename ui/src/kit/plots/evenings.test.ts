import { describe, expect, it } from 'vitest';
import { evenings } from './evenings';

const HOUR = 60 * 60 * 1000;
/** Half an hour that begins so many hours after the first game. */
const game = (hour: number) => ({ beganAt: hour * HOUR, endedAt: (hour + 0.5) * HOUR });
const sizes = (...hours: number[]) => evenings(hours.map(game)).map(({ length }) => length);

describe('evenings', () => {
  it('are separated by a pause of six hours', () => {
    expect(sizes(0, 1, 7.4)).toEqual([3]);
    expect(sizes(0, 1, 7.5, 8)).toEqual([2, 2]);
  });

  it('go past midnight, and begin with the earliest one in whatever order the games come', () => {
    expect(sizes(52, 4, 2, 0, 50)).toEqual([3, 2]);
    expect(evenings([game(5), game(4)])[0]!.map(({ beganAt }) => beganAt / HOUR)).toEqual([4, 5]);
  });

  it('last no longer than a day', () => {
    expect(sizes(...Array.from({ length: 30 }, (_, hour) => hour))).toEqual([24, 6]);
  });

  it('are none without games', () => {
    expect(evenings([])).toEqual([]);
  });
});
