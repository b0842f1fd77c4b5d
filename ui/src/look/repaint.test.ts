import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from './colours';
import { drawn } from './cutouts';
import { moody, MOODS, PAINTS } from './moods';
import { difference, pathsIn } from './repaint';

/** What `repaint` does with the paths of a picture. */
function changed(before: string[], after: string[]) {
  const { gone, fresh } = difference(before, after);
  const picture = before.filter((_, k) => !gone.includes(k));
  for (const { at, paths } of fresh) picture.splice(at, 0, ...paths);
  return { picture, gone };
}

describe('a goat with another face', () => {
  const faces = [null, ...MOODS];
  it.each(PLAYER_COLOURS)('keeps most of itself and looks as if drawn from scratch: %s', (colour) => {
    const face = (mood: (typeof faces)[number]) => pathsIn(drawn(moody(colour, mood), PAINTS));
    expect(face(null).join('')).toBe(drawn(moody(colour, null), PAINTS));
    for (const [before, after] of faces.flatMap((one) =>
      faces.map((two) => [face(one), face(two)] as const),
    )) {
      const { picture, gone } = changed(before, after);
      expect(picture).toEqual(after);
      expect(gone.length).toBeLessThan(before.length / 2);
    }
  });
});

describe('any picture', () => {
  it.each([
    ['', 'abc', 0],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'xyz', 3],
    ['abcd', 'xbyzd', 2],
    ['aa', 'aaa', 0],
    ['aba', 'ab', 3],
    ['abc', 'cba', 3],
  ])('that was “%s” becomes “%s”', (before, after, gone) => {
    const done = changed([...before], [...after]);
    expect(done.picture.join('')).toBe(after);
    expect(done.gone).toHaveLength(gone);
  });
});
