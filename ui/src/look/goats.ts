/**
 * The gang. A goat is a list of parts, back to front; a part is a list of cut-outs, each a tone and an outline in a
 * 100 × 112 box. A tone is one letter, whose colour is in Goat.svelte: lower case for a filled shape, upper case for
 * a line. A 2 after it mirrors the shape to the other side too. The outlines are in `art/goats.json`, because the
 * printed mats use the same file.
 */
import type { Colour } from './colours';
import { cutouts, type Cutout } from './cutouts';
import { gang, parts } from '../art/goats.json';

type Part = keyof typeof parts;

/** The cut-outs of one goat, back to front. */
export function goat(colour: Colour): Cutout[] {
  return gang[colour].split(' ').flatMap((part) => cutouts(parts[part as Part]));
}
