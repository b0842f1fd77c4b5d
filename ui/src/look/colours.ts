/** The colours of the game in their fixed order, each with the shape that says the same without colour. */

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

/** Outlines in a 24 × 24 box, optically of equal weight. The ring and the crescent use even-odd filling. */
export const SHAPES: Record<Colour, string> = {
  red: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  blue: 'M12 2.2L22.8 21H1.2z',
  yellow: 'M3.4 3.4h17.2v17.2H3.4z',
  green: 'M12 .9L21.6 12L12 23.1L2.4 12z',
  purple: 'M12 1l3.2 7.3 7.9.8-5.9 5.3 1.7 7.8L12 18.1l-6.9 4.1 1.7-7.8L.9 9.1l7.9-.8z',
  orange: 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z',
  pink: 'M12 21.8C4.2 15.9 1.2 12.2 1.2 8.3A5.7 5.7 0 0 1 12 5.9A5.7 5.7 0 0 1 22.8 8.3C22.8 12.2 19.8 15.9 12 21.8z',
  teal: 'M12 .8C16.8 7 20 10.8 20 15a8 8 0 0 1-16 0C4 10.8 7.2 7 12 .8z',
  brown: 'M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z',
  white: 'M15.5 1.6A10.6 10.6 0 1 0 21.8 16A8.6 8.6 0 0 1 15.5 1.6z',
  grey: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20zM12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6z',
};

/** Custom properties that carry a colour's tones to whatever is drawn inside an element. */
export function tones(colour: Colour): string {
  return `--c:var(--${colour});--m:var(--${colour}-mid);--d:var(--${colour}-dark);--l:var(--${colour}-light);--i:var(--${colour}-ink)`;
}
