/**
 * The location cards and their pictures: cut-outs in a 100 × 84 box; Place.svelte gives the tones their colours.
 * The outlines are in `places.json`, because the printed cards are drawn from the same file.
 *
 * - prepare: a plan of the barn on the workbench, the way in dotted, a pencil
 * - frame: an innocent face before the height marks, and a hoof that makes off with a preparation token
 * - spy: a goat's eye, large in the glass
 * - trade: two cards that change hands
 * - stash: three cards with their backs up in a crate of hay
 * - cops: the lamp over the station's door
 * - copsArrived: their car, two pairs of horns behind the windscreen
 */
import pictures from './places.json';

export const PLACES = ['prepare', 'frame', 'spy', 'trade', 'stash', 'cops', 'copsArrived'] as const;

/** `frame` is the flipped side of `prepare`, `copsArrived` of `cops`. */
export type PlaceName = (typeof PLACES)[number];

export const PICTURES: Record<PlaceName, string> = pictures;
