/**
 * What a goat's face says. A mood replaces eyes, brows and mouth and leaves everything else: horns, hat and beard stay,
 * so everybody still knows who it is. The outlines are apart from those of the goats, because a phone doesn't need them
 * before the end of a game.
 */
import type { Colour } from './colours';
import { cutouts, paints, type Cutout } from './cutouts';
import { goat } from './goats';
import { gang, parts as whole, tones as usual } from '../art/goats.json';
import { brows, eyes, moods, mouths, parts, tones } from '../art/moods.json';

export type Mood = keyof typeof moods;

export const MOODS = Object.keys(moods) as Mood[];

export const PAINTS = paints({ ...usual, ...tones });

const [MOUTHS, EYES, BROWS] = [mouths, eyes, brows].map((list) => list.split(' ')) as [
  string[],
  string[],
  string[],
];

/** The cut-outs of one goat in a mood, back to front. */
export function moody(colour: Colour, mood: Mood | null): Cutout[] {
  if (!mood) return goat(colour);
  return partsOf(colour, mood).flatMap((part) =>
    cutouts(part in parts ? parts[part as keyof typeof parts] : whole[part as keyof typeof whole]),
  );
}

/** The names of the parts, back to front. */
export function partsOf(colour: Colour, mood: Mood): string[] {
  const { eyes, brows, mouth, over } = { over: '', ...moods[mood] };
  const usual = gang[colour].split(' ');
  // Dark glasses hide whatever the eyes say, so they stay on only when there is nothing to see.
  const isCool = mood === 'gloating' && usual.includes('shades');
  const face = [isCool ? 'shades' : eyes, brows, over].filter(Boolean);
  // Brows come last of all in a face; a hat, a patch or glasses may follow.
  const at = Math.max(...[...EYES, ...BROWS].map((part) => usual.indexOf(part)));
  return usual.flatMap((part, k) => [
    ...([...MOUTHS, ...EYES, ...BROWS].includes(part) ? [] : [part]),
    ...(part === 'muzzle' ? [mouth] : []),
    ...(k === at ? face : []),
  ]);
}
