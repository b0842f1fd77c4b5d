import { describe, expect, it } from 'vitest';
import { bothSides } from './both-sides';
import { cutouts, drawn, paints } from './cutouts';

const outlineOf = (text: string) => bothSides(cutouts(text)[0]!).outline;

describe('a shape for both sides', () => {
  it('is one path, mirrored at the middle', () => {
    expect(outlineOf('h2 M41 30C38 17 30-7 12.5 2c-5 6 6 11 .5-1z')).toBe(
      'M41 30C38 17 30-7 12.5 2c-5 6 6 11 .5-1zM59,30C62,17,70,-7,87.5,2c5,6,-6,11,-0.5,-1z',
    );
    expect(outlineOf('k2 M36 47.5h5v-3l2 1s1 2 3 4L10 20H4V7z')).toBe(
      'M36 47.5h5v-3l2 1s1 2 3 4L10 20H4V7zM64,47.5h-5v-3l-2,1s-1,2,-3,4L90,20H96V7z',
    );
  });

  it('turns its arcs the other way', () => {
    expect(outlineOf('w2 M30 50a8 7.5 0 1 0 16 0a8 7.5 0 0 1-16 0z')).toBe(
      'M30 50a8 7.5 0 1 0 16 0a8 7.5 0 0 1-16 0zM70,50a8,7.5,0,1,1,-16,0a8,7.5,0,0,0,16,0z',
    );
  });

  it('has no transform and no opacity as a whole, which a browser would compose on their own', () => {
    const styles = paints({ h: { colour: 'horn', opacity: 0.3 } });
    expect(drawn(cutouts('h2 M1 2h3z').map(bothSides), styles)).toEqual(
      expect.stringMatching(
        /^<path style="fill:var\(--horn\);fill-opacity:0.3;[^"]*" d="M1 2h3zM99,2h-3z"\/>$/,
      ),
    );
  });

  /** The largest x of the points that an outline goes through or is drawn towards. */
  function rightmost(outline: string): number {
    let [x, most] = [0, -Infinity];
    for (const [, command, rest] of outline.matchAll(/([a-z])([^a-z]*)/gi)) {
      const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const size = { a: 7, c: 6, s: 4, h: 1, v: 0, z: 0 }[command!.toLowerCase()] ?? 2;
      for (let k = 0; size && k < numbers.length; k += size) {
        const step = numbers.slice(k, k + size);
        const sideways = size === 7 ? [step[5]!] : step.filter((_, k) => size === 1 || k % 2 === 0);
        const points = sideways.map((value) => (command! < 'a' ? value : x + value));
        most = Math.max(most, ...points);
        x = points.at(-1)!;
      }
    }
    return most;
  }

  // Both sides are one path, and turn in opposite ways: where they overlapped, there would be a hole.
  const art = JSON.stringify(import.meta.glob('../**/art/*.json', { eager: true }));
  const shapes = art.match(/(?<=[|"])\w2 M[^|"]+/g)!;
  it.each(shapes)('stays on its side: %s', (shape) => {
    expect(rightmost(shape.slice(3))).toBeLessThanOrEqual(50);
  });
});
