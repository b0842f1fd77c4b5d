/** The colours of the game in their fixed order, each with a shape, so that nobody needs to see the colour. */

import shapes from '../art/shapes.json';

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

/** The colours that players can have. Grey is the innocent bystander and never sits at the table. */
export type PlayerColour = Exclude<Colour, 'grey'>;

export const PLAYER_COLOURS = COLOURS.filter((colour): colour is PlayerColour => colour !== 'grey');

/**
 * Outlines in a 24 × 24 box with the same visual weight. The ring and the crescent use even-odd filling. They are in
 * a file of their own because the printed mats use the same shapes.
 */
export const SHAPES: Record<Colour, string> = shapes;

/** CSS custom properties with the tones of a colour, for everything drawn inside an element. */
export function tones(colour: Colour): string {
  return `--c:var(--${colour});--m:var(--${colour}-mid);--d:var(--${colour}-dark);--l:var(--${colour}-light);--i:var(--${colour}-ink)`;
}
