import { describe, expect, it } from 'vitest';
import { spots, AREAS, type Layout, type Spot } from '../../../look/seats';
import { arc } from './arrows';

const LAYOUTS: Layout[] = ['landscape', 'portrait', 'rows'];
const TABLES = LAYOUTS.flatMap((layout) => [3, 4, 5, 6].map((n) => [n, layout] as const));

describe.each(TABLES)('the arrows of %i seats in %s', (n, layout) => {
  const places = spots(n, layout);

  it('cross no seat, whoever points at whom', () => {
    const { disc } = AREAS[layout];
    for (const [a, from] of places.entries()) {
      for (const [b, to] of places.entries()) {
        if (a === b) continue;
        const [start, via, end] = [...arc(from, to, AREAS[layout]).line.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(
          ([, x, y]) => ({ x: Number(x), y: Number(y) }),
        ) as [Spot, Spot, Spot];
        for (let t = 0; t <= 1; t += 0.05) {
          const on = (side: 'x' | 'y') =>
            (1 - t) ** 2 * start[side] + 2 * t * (1 - t) * via[side] + t ** 2 * end[side];
          places.forEach((other, c) => {
            if (c === a || c === b) return;
            expect(Math.hypot(on('x') - other.x, on('y') - other.y)).toBeGreaterThan(disc / 2);
          });
        }
      }
    }
  });

  it('are separate for two players who point at each other', () => {
    const [there, back] = [
      arc(places[0]!, places[1]!, AREAS[layout]),
      arc(places[1]!, places[0]!, AREAS[layout]),
    ];
    expect(there.line).not.toBe(back.line);
    const corners = [...there.head.matchAll(/([\d.-]+) ([\d.-]+)/g)];
    expect(corners).toHaveLength(4);
    for (const [, x, y] of corners) {
      const far = Math.hypot(Number(x) - places[1]!.x, Number(y) - places[1]!.y);
      expect(far).toBeGreaterThan(AREAS[layout].disc / 2);
    }
  });
});
