import { describe, expect, it } from 'vitest';
import { lengths } from './lengths';

const games = (...minutes: number[]) => minutes.map((each) => ({ beganAt: 0, endedAt: each * 60_000 }));

describe('the lengths of games', () => {
  it('are counted in spans of the same width', () => {
    expect(lengths(games(12, 14, 21, 33))).toEqual({
      shortest: 12,
      middle: 14,
      longest: 33,
      spans: [
        { from: 10, to: 15, count: 2 },
        { from: 15, to: 20, count: 0 },
        { from: 20, to: 25, count: 1 },
        { from: 25, to: 30, count: 0 },
        { from: 30, to: 35, count: 1 },
      ],
    });
  });

  it('need one span for one game, and none without any', () => {
    expect(lengths(games(22))?.spans).toEqual([{ from: 20, to: 25, count: 1 }]);
    expect(lengths([])).toBeNull();
  });

  it('never fill more than eight spans, and lose no game', () => {
    const many = Array.from({ length: 100 }, (_, k) => 3 + ((k * 37) % 140));
    const { spans } = lengths(games(...many))!;
    expect(spans.length).toBeLessThanOrEqual(8);
    expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  });

  it('put a game that was left open overnight into the last span', () => {
    const { spans, longest } = lengths(games(...Array.from({ length: 20 }, (_, k) => 10 + k), 700))!;
    expect(longest).toBe(700);
    expect(spans[0]).toMatchObject({ from: 10, to: 15, count: 5 });
    expect(spans.at(-1)).toMatchObject({ to: null, count: 1 });
  });

  it('are a minute at least', () => {
    expect(lengths([{ beganAt: 5, endedAt: 9 }])?.shortest).toBe(1);
  });
});
