import { describe, expect, it } from 'vitest';
import { COLOURS } from './colours';
import { gang } from '../art/goats.json';
import art from '../art/moods.json';
import { moody, MOODS, PAINTS, partsOf } from './moods';

const { eyes, brows, mouths } = art;
const FACE = [eyes, brows, mouths].join(' ').split(' ');

describe.each(COLOURS)('the %s goat', (colour) => {
  it.each(MOODS)('can be %s, with one mouth, one pair of eyes and one pair of brows', (mood) => {
    const parts = partsOf(colour, mood);
    const own = art.moods[mood];
    expect(parts.filter((part) => part === own.mouth)).toHaveLength(1);
    expect(parts.filter((part) => part === own.brows)).toHaveLength(1);
    expect(parts.filter((part) => part === own.eyes || part === 'shades')).toHaveLength(1);
    expect(parts.filter((part) => FACE.includes(part) && part !== 'shades')).toEqual([]);
  });

  it('stays itself in every mood', () => {
    const lasting = gang[colour].split(' ').filter((part) => !FACE.includes(part));
    for (const mood of MOODS) {
      expect(partsOf(colour, mood).filter((part) => lasting.includes(part))).toEqual(lasting);
    }
  });

  it('has a different face in every mood, painted with tones that exist', () => {
    const faces = [null, ...MOODS].map((mood) => moody(colour, mood));
    expect(new Set(faces.map((cuts) => JSON.stringify(cuts))).size).toBe(MOODS.length + 1);
    for (const { tone } of faces.flat()) expect(PAINTS).toHaveProperty(tone);
  });
});
