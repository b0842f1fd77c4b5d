import { describe, expect, it } from 'vitest';
import { faceCount, facets, type Sides } from './die';

type Point = [number, number];

const DICE: Sides[] = [10, 12];
const SPINS = [0, 0.4, 1.3, 2.9, 5];

function area(corners: Point[]): number {
  const twice = corners.reduce((sum, [x, y], k) => {
    const [nx, ny] = corners[(k + 1) % corners.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice / 2);
}

function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: Point[]) =>
    from.reduce<Point[]>((line, p) => {
      const turns = ([a, b]: [Point, Point]) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      while (line.length > 1 && turns(line.slice(-2) as [Point, Point]) <= 0) line.pop();
      return [...line, p];
    }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

describe.each(DICE)('the %i-sided die', (sides) => {
  it('has the right number of faces, kites or pentagons', () => {
    expect(faceCount(sides)).toBe(sides);
    for (const facet of facets(sides)) expect(facet.corners).toHaveLength(sides === 10 ? 4 : 5);
  });

  it.each(SPINS)('has no gaps: its facets cover the outline exactly once (spin %d)', (spin) => {
    const seen = facets(sides, spin);
    const covered = seen.reduce((sum, facet) => sum + area(facet.corners), 0);
    expect(covered).toBeCloseTo(area(hull(seen.flatMap((facet) => facet.corners))), 2);
    for (const [x, y] of seen.flatMap((facet) => facet.corners))
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.0001);
  });

  it('comes to rest with its largest face in the light, towards the reader', () => {
    const seen = facets(sides);
    const fronts = seen.filter((facet) => facet.front);
    expect(fronts).toHaveLength(1);
    expect(area(fronts[0]!.corners)).toBeCloseTo(Math.max(...seen.map((facet) => area(facet.corners))), 5);
    expect(fronts[0]!.light).toBeGreaterThan(0.6);
  });

  it('comes back to rest after a full turn', () => {
    const [still, turned] = [facets(sides), facets(sides, 2 * Math.PI)];
    expect(turned.map((facet) => facet.front)).toEqual(still.map((facet) => facet.front));
  });
});
