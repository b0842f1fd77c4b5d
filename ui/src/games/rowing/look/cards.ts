/** The cards: a boat with a goat in it on water, in one of four colours. The outlines are printed, too. */
import { cutouts, paints, type Cutout } from '../../../look/cutouts';
import type { Boat, Card } from '../../../wire/rowing';
import { BOATS, CARD_COLOURS } from '../../../wire/rowing-constants';
import { boats, goat, tones, water } from '../art/cards.json';

export { tones as INKS };
export const PAINTS = paints(tones);

/** All sixteen kinds, a row for each boat. */
export const KINDS: readonly Card[] = BOATS.flatMap((boat) =>
  CARD_COLOURS.map((colour) => ({ boat, colour })),
);

/** Back to front. Whoever floats sits inside, so the goat is drawn last; the others sit behind the gunwale. */
export function picture(boat: Boat): Cutout[] {
  const inside = boat === 'floatRing' || boat === 'jetSki';
  return cutouts([...(inside ? [boats[boat], goat] : [goat, boats[boat]]), water].join('|'));
}

export function sameCard(one: Card | undefined, other: Card | undefined): boolean {
  return one?.boat === other?.boat && one?.colour === other?.colour;
}
