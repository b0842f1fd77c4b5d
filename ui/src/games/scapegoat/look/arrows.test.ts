import { describe, expect, it } from 'vitest';
import { spots, AREAS, type Layout, type Spot } from '../../../look/seats';
import { arcs, type Arc } from './arrows';

const LAYOUTS: Layout[] = ['landscape', 'portrait', 'rows'];
const TABLES = LAYOUTS.flatMap((layout) => [3, 4, 5, 6].map((n) => [n, layout] as const));

const pointsOf = (path: string): Spot[] =>
  [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe.each(TABLES)('the arrows of %i seats in %s', (n, layout) => {
  const places = spots(n, layout);
  const seats = places.map((_, seat) => seat);
  const others = (seat: number) => seats.filter((other) => other !== seat);
  const draw = (...arrows: (readonly [number, number])[]) =>
    arcs(
      arrows.map(([from, to]) => ({ from, to })),
      places,
      AREAS[layout],
    );

  /** The goats and names that the shaft runs over, of those who have nothing to do with it. */
  function crossed({ line }: Arc, from: number, to: number) {
    const { disc, plate } = AREAS[layout];
    const [start, via, end] = pointsOf(line) as [Spot, Spot, Spot];
    const on = (t: number, side: 'x' | 'y') =>
      (1 - t) ** 2 * start[side] + 2 * t * (1 - t) * via[side] + t ** 2 * end[side];
    const points = Array.from({ length: 21 }, (_, k) => ({ x: on(k / 20, 'x'), y: on(k / 20, 'y') }));
    return others(from).filter((other) => {
      const { x, y } = places[other]!;
      return (
        other !== to &&
        points.some(
          (point) =>
            Math.hypot(point.x - x, point.y - y) < disc / 2 ||
            (Math.abs(point.x - x) < 0.3 * plate.width &&
              point.y > y &&
              point.y - y < disc / 2 + 0.4 * plate.height),
        )
      );
    });
  }

  it('cross no seat, whoever points at whom', () => {
    for (const from of seats) {
      for (const to of others(from)) {
        const [arrow] = draw([from, to]);
        expect(crossed(arrow!, from, to)).toEqual([]);
      }
    }
  });

  it('cross no seat and no other head where everybody points at the same one', () => {
    for (const to of seats) {
      const arrows = draw(...others(to).map((from) => [from, to] as const));
      arrows.forEach((arrow, k) => {
        expect(crossed(arrow, others(to)[k]!, to)).toEqual([]);
      });
      const heads = arrows.map(({ head }) => pointsOf(head)[0]!);
      heads.forEach((head, k) => {
        for (const other of heads.slice(k + 1)) {
          expect(Math.hypot(head.x - other.x, head.y - other.y)).toBeGreaterThan(3.5);
        }
      });
    }
  });

  it('are separate for two players who point at each other', () => {
    const [there, back] = draw([0, 1], [1, 0]);
    expect(there!.line).not.toBe(back!.line);
    const corners = pointsOf(there!.head);
    expect(corners).toHaveLength(4);
    for (const { x, y } of corners) {
      expect(Math.hypot(x - places[1]!.x, y - places[1]!.y)).toBeGreaterThan(AREAS[layout].disc / 2);
    }
  });
});
