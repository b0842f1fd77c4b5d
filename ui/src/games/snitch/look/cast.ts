/**
 * The family and everybody else: mice and rats from cut-outs, like the goats (see `look/cutouts.ts` for how
 * they are written). The outlines are in `art/cast.json`, because printed cards use the same file.
 */
import type { Colour } from '../../../look/colours';
import { cutouts, paints, type Cutout } from '../../../look/cutouts';
import { cast, parts, tones } from '../art/cast.json';

export type Character = keyof typeof cast;
type Part = keyof typeof parts;

export const PAINTS = paints(tones);

export function furOf(character: Character): Colour {
  return cast[character].colour as Colour;
}

/** Back to front. */
export function cutsOf(character: Character): Cutout[] {
  return cast[character].parts.split(' ').flatMap((part) => cutouts(parts[part as Part]));
}
