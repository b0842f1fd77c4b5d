import { describe, expect, it } from 'vitest';
import { facing, spots, areaOf, type Layout, type Spot } from './seats';

const LAYOUTS: Layout[] = ['landscape', 'portrait', 'rows'];
const TABLES = LAYOUTS.flatMap((layout) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [n, layout] as const));

function box(seat: Spot, layout: Layout, n: number) {
  const { disc, plate } = areaOf(layout, n);
  return {
    left: seat.x - plate.width / 2,
    right: seat.x + plate.width / 2,
    top: seat.y - disc / 2,
    bottom: seat.y + disc / 2 + plate.height,
  };
}

describe.each(TABLES)('%i seats in %s', (n, layout) => {
  const places = spots(n, layout);
  const { width, height } = areaOf(layout, n);

  it('stay on the screen, names included', () => {
    for (const place of places) {
      const { left, right, top, bottom } = box(place, layout, n);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });

  it('never overlap', () => {
    places.forEach((a, i) =>
      places.slice(i + 1).forEach((b) => {
        const [p, q] = [box(a, layout, n), box(b, layout, n)];
        const apart = p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top;
        expect(apart).toBe(true);
      }),
    );
  });

  it('leave the middle of the table free for the cards', () => {
    const { middle } = areaOf(layout, n);
    for (const place of places) {
      const { left, right, top, bottom } = box(place, layout, n);
      const beside = right <= middle.x - middle.width / 2 || left >= middle.x + middle.width / 2;
      const before = bottom <= middle.y - middle.height / 2 || top >= middle.y + middle.height / 2;
      expect(beside || before).toBe(true);
    }
  });

  it.skipIf(layout === 'rows')('are at the rim of the table', () => {
    const { x, y, rx, ry } = areaOf(layout, n).top;
    for (const place of places) {
      const out = Math.hypot((place.x - x) / rx, (place.y - y) / ry);
      expect(out).toBeGreaterThan(0.84);
      expect(out).toBeLessThan(1.1);
    }
  });

  it('put the first player nearest and the next one to the left', () => {
    expect(places[0]!.y).toBe(Math.max(...places.map((place) => place.y)));
    if (n > 2) expect(places[1]!.x).toBeLessThan(places[0]!.x);
  });
});

describe('what faces a seat', () => {
  const turns = (n: number, halves = false) =>
    Array.from({ length: n }, (_, seat) => facing(seat, n, halves));

  it('is turned to the nearest side of the screen', () => {
    expect(turns(3)).toEqual([0, 90, 270]);
    expect(turns(4)).toEqual([0, 90, 180, 270]);
    expect(turns(5)).toEqual([0, 90, 180, 180, 270]);
    expect(turns(6)).toEqual([0, 90, 90, 180, 270, 270]);
    expect(turns(2)).toEqual([0, 180]);
  });

  it('is only turned upside down on a narrow screen', () => {
    expect(turns(3, true)).toEqual([0, 180, 180]);
    expect(turns(4, true)).toEqual([0, 0, 180, 0]);
    expect(turns(6, true)).toEqual([0, 0, 180, 180, 180, 0]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('is mirrored for the two sides of a table of %i', (n) => {
    for (const halves of [false, true])
      turns(n, halves).forEach((turn, seat) => {
        expect((360 - turn) % 360).toBe(facing((n - seat) % n, n, halves));
      });
  });

  it.each(LAYOUTS)('has its foot on the side where the seat is drawn (%s)', (layout) => {
    const FOOT = { 0: [0, 1], 90: [-1, 0], 180: [0, -1], 270: [1, 0] } as const;
    for (const n of [2, 3, 4, 5, 6]) {
      const { x, y } = areaOf(layout, n).top;
      spots(n, layout).forEach((spot, seat) => {
        const [right, down] = FOOT[facing(seat, n)];
        expect((spot.x - x) * right + (spot.y - y) * down).toBeGreaterThan(0);
      });
    }
  });
});
