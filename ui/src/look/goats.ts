/**
 * The gang. A goat is a list of parts, back to front; a part is a list of cut-outs in a 100 × 112 box. They are in
 * `art/goats.json`, because the printed mats use the same file.
 */
import type { Colour } from './colours';
import { cutouts, paints, type Cutout } from './cutouts';
import { gang, parts, tones } from '../art/goats.json';

type Part = keyof typeof parts;

export const PAINTS = paints(tones);

/** The cut-outs of one goat, back to front. */
export function goat(colour: Colour): Cutout[] {
  return gang[colour].split(' ').flatMap((part) => cutouts(parts[part as Part]));
}
