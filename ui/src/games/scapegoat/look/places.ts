/**
 * The location cards and their pictures: cut-outs in a 100 × 84 box. They are in `art/places.json`,
 * because the printed cards use the same file.
 *
 * - prepare: a plan of the barn on the workbench with a dotted route, and a pencil
 * - frame: an innocent face in front of height marks, and a hoof stealing a preparation token
 * - spy: a goat's eye, large in the glass
 * - trade: two cards changing hands
 * - stash: three cards face down in a crate of hay
 * - cops: the lamp over the door of the police station
 * - copsArrived: the police car, with two pairs of horns behind the windscreen
 */
import { paints } from '../../../look/cutouts';
import { pictures, tones } from '../art/places.json';

export const PLACES = ['prepare', 'frame', 'spy', 'trade', 'stash', 'cops', 'copsArrived'] as const;

/** `frame` is the flipped side of `prepare`, `copsArrived` of `cops`. */
export type PlaceName = (typeof PLACES)[number];

export const PICTURES: Record<PlaceName, string> = pictures;
export const PAINTS = paints(tones);
