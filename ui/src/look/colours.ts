/** The colours of the game in their fixed order, each with the shape that says the same without colour. */

import shapes from './shapes.json';

export const COLOURS = [
  'red',
  'blue',
  'yellow',
  'green',
  'purple',
  'orange',
  'pink',
  'teal',
  'brown',
  'white',
  'grey',
] as const;

export type Colour = (typeof COLOURS)[number];

/** Colours a player can have: grey is the innocent bystander and never sits at the table. */
export type PlayerColour = Exclude<Colour, 'grey'>;

export const PLAYER_COLOURS = COLOURS.filter((colour): colour is PlayerColour => colour !== 'grey');

/**
 * Outlines in a 24 × 24 box, optically of equal weight. The ring and the crescent use even-odd filling. They are
 * in a file of their own for the printed mats, which show the same shapes.
 */
export const SHAPES: Record<Colour, string> = shapes;

/** Custom properties that carry a colour's tones to whatever is drawn inside an element. */
export function tones(colour: Colour): string {
  return `--c:var(--${colour});--m:var(--${colour}-mid);--d:var(--${colour}-dark);--l:var(--${colour}-light);--i:var(--${colour}-ink)`;
}
