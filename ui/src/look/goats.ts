/**
 * The gang as data. A goat is a list of parts, back to front; a part is a list of cut-outs, each a tone and
 * an outline in a 100 × 112 box. A tone is one letter (Goat.svelte gives it its colour), small for a filled
 * shape, capital for a line; a 2 after it cuts the same shape on the other side too.
 */
import type { Colour } from './colours';
import { cutouts, type Cutout } from './cutouts';

const PARTS = {
  // Horns
  sweep: 'h2 M41 30C38 17 30 7 12 2c5 6 6 11 7 17 2 9 7 14 15 18z|H2 M20 13l7-4M22 21l9-5M27 28l8-4',
  curl: 'h2 M40 30C33 12 10 8 6 24c-3 13 8 20 16 16 6-3 5-11-1-12-3 0-5 3-4 5-5-4-1-12 6-11 6 1 8 7 9 14z|H2 M30 19l-4 5M19 15l-1 7M9 21l7 4M10 34l6-3',
  spike: 'h2 M42 30C40 18 36 8 30-1c-6 10-5 26 2 36z|H2 M27 11l7-2M26 19l10-3M28 27l10-3',
  lyre: 'h2 M42 30C41 18 24 17 27-1c-11 12-6 25 5 34z|H2 M23 10l6 1M25 19l8-4M30 26l8-4',
  stub: 'h2 M41 30c-1-9-6-15-13-17-3 8-1 17 6 23z|H2 M27 21l8-2M30 28l8-3',
  snapped:
    'h M41 30C38 17 30 7 12 2c5 6 6 11 7 17 2 9 7 14 15 18zM59 31c1-7 4-12 8-16l3 5 4-3c0 9-4 15-9 20z|H M20 13l7-4M22 21l9-5M27 28l8-4M63 26l8 3',
  bud: 'h2 M41 28c0-5-2-9-6-11-4 4-4 11-1 16z',
  // Ears
  ears: 'm2 M33 40C22 35 9 38 2 48c8 9 22 9 31 4z|l2 M28 43c-7-1-15 1-20 5 6 4 13 4 20 1z',
  droop: 'm2 M33 40C21 39 9 50 6 68c12 1 22-7 28-16z|l2 M29 44c-9 2-15 10-17 19 8-2 13-7 17-13z',
  perky: 'm2 M34 40C25 27 13 23 3 24c1 14 13 27 31 29z|l2 M28 41c-6-7-12-10-18-11 2 8 9 15 18 17z',
  // Bodies
  body: 'm M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z',
  shirt:
    'w M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z|k M21 93c14 8 44 8 58 0l6 5c-18 9-52 9-70 0zM12 103c20 8 56 8 76 0l1 4-5 2c-20 5-48 5-68 0l-5-2z',
  vest: 'w M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z|m2 M11 107C13 95 22 88 34 86l9 25.8c-13-.2-23-1.5-32-4.8z',
  coat: 'm M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z|d2 M31 86l15 26c-3 0-8-.2-12-.6L22 97l5-2z',
  suit: 'k M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z|w M36 86l14 26 14-26z|c M50 98l-12-6v13zM50 98l12-6v13z',
  wool: 'd M11 107C13 92 28 84 50 84s37 8 39 23c-10 4-22 5-39 5s-29-1-39-5z',
  neck: 'd M33 88c11 5 23 5 34 0l3 8c-13 5-27 5-40 0z|l M33 88c11 5 23 5 34 0l.6 1.8c-11 5-24 5-35.2 0z',
  chain: 'G M30 91c4 20 36 20 40 0|g M50 101a5 5 0 1 0 .1 0z',
  // Beards
  point: 'd M39 86c1 11 5 19 11 25 6-6 10-14 11-25z',
  full: 'd M34 80c-2 10 0 17 5 19l1 7 6-2 4 7 4-7 6 2 1-7c5-2 7-9 5-19z',
  fork: 'd M38 85c-2 10 0 19 6 25l6-9 6 9c6-6 8-15 6-25z',
  tuft: 'd M43 90c0 7 2 12 5 17l3-5 3 3c3-4 4-9 3-15z',
  braid:
    'd M43 89c-2 4-1 7 3 8-3 2-3 6 0 7-1 3 1 6 4 8 3-2 5-5 4-8 3-1 3-5 0-7 4-1 5-4 3-8z|g M45 103h10v3H45z',
  long: 'w M36 84c-3 9 0 12-1 17 3 0 4-1 6-2 0 5 3 8 9 12 6-4 9-7 9-12 2 1 3 2 6 2-1-5 2-8-1-17z|L M44 94c0 5 1 8 4 12M56 94c0 5-1 8-4 12',
  // Heads: forehead, cheek tufts, chin; the right half is the shaded side of the fold.
  head: 'c M50 24C36 24 26 31 26 44c0 6 1 11 3 16l-5 2 6 4-3 3 6 3 2 7c3 9 8 14 15 14s12-5 15-14l2-7 6-3-3-3 6-4-5-2c2-5 3-10 3-16 0-13-10-20-24-20z|s M50 24c14 0 24 7 24 20 0 6-1 11-3 16l5 2-6 4 3 3-6 3-2 7c-3 9-8 14-15 14z',
  blaze: 'l M43 24.5c1 7 4 12 7 19 3-7 6-12 7-19-5-.8-9-.8-14 0z',
  fringe: 'd M37 30l1-14 6 6 4-12 5 9 8-8 2 19-6 8-2-6-5 9-5-9-3 6z',
  spots: 'd2 M33 62a2 2 0 1 0 .1 0zM30 56a1.5 1.5 0 1 0 .1 0zM36 57a1.5 1.5 0 1 0 .1 0z',
  // Muzzles and mouths
  muzzle:
    'l M34 77c0-10 7-14 16-14s16 4 16 14c0 11-7 17-16 17s-16-6-16-17z|d M43 69c2-3 12-3 14 0 1 3-4 6-7 7-3-1-8-4-7-7z',
  smile: 'D M50 76v5M41 81c4 6 14 6 18 0',
  smirk: 'D M50 76v6M43 85c6 2 12-1 16-6M58 77l3 2',
  grin: 'k M39 80c7 2 15 2 22 0 0 8-5 11-11 11s-11-3-11-11z|w M42 80.6c5 1.2 11 1.2 16 0l-1 4c-4 1-10 1-14 0z',
  fang: 'D M50 76v6M41 83c6 4 13 3 18-2|w M44 84.5l2 5 3-4z',
  gap: 'k M40 80c7 2 13 2 20 0-1 8-5 10-10 10s-9-2-10-10z|w M42 80.5l6 1v4h-5zM52 81.5l6-1-1 5h-5z',
  oh: 'D M50 76v4|k M50 82c4 0 5 2 5 4s-2 4-5 4-5-2-5-4 1-4 5-4z',
  wobble: 'D M50 76v5M41 86c3-5 6-4 9-1s6 2 9-2',
  flat: 'D M50 76v6M43 84h14',
  // Eyes: whites, then pupils, which lie across as goats' do.
  eyes: 'w2 M30 50a8 7.5 0 1 0 16 0a8 7.5 0 1 0-16 0z',
  wide: 'w2 M29.5 49a8.5 9.5 0 1 0 17 0a8.5 9.5 0 1 0-17 0z',
  ahead: 'k2 M36 47.5h5a2.7 2.7 0 0 1 0 5.4h-5a2.7 2.7 0 0 1 0-5.4z',
  aside:
    'k M39 47.5h4a2.7 2.7 0 0 1 0 5.4h-4a2.7 2.7 0 0 1 0-5.4zM62 47.5h4a2.7 2.7 0 0 1 0 5.4h-4a2.7 2.7 0 0 1 0-5.4z',
  away: 'k M33 47.5h4a2.7 2.7 0 0 1 0 5.4h-4a2.7 2.7 0 0 1 0-5.4zM56 47.5h4a2.7 2.7 0 0 1 0 5.4h-4a2.7 2.7 0 0 1 0-5.4z',
  lids: 'm2 M29 50.5c0-5 4-9 9-9s9 4 9 9z',
  lashes: 'K M31 44l-5-4M35 41.5l-2-5',
  wink: 'K M55 51c4-4 10-4 14 0|w M30 50a8 7.5 0 1 0 16 0a8 7.5 0 1 0-16 0z|k M36 47.5h5a2.7 2.7 0 0 1 0 5.4h-5a2.7 2.7 0 0 1 0-5.4z',
  angry: 'B2 M30 39l15 6',
  calm: 'B2 M30 40c4-3 10-3 14 0',
  worry: 'B2 M30 42c3-1 8-4 12-7',
  quizzical: 'B M31 42l13 1M56 37c4-4 10-4 14 0',
  // What the gang wears
  mask: 'k M24 46c9-6 18-5 26-1 8-4 17-5 26 1 0 11-5 17-13 17-6 0-10-4-13-8-3 4-7 8-13 8-8 0-13-6-13-17z|K2 M25 47l-8-5',
  cap: 'd M24 33C24 17 35 9 51 9s27 7 28 21c-18-5-37-5-55 3z|m M51 9c16 0 27 7 28 21-6-2-13-3-19-3-1-7-4-13-9-18z|d M19 38c17-12 44-14 64-6 5 2 5 7-1 7-21-5-41-4-59 3-5 1-7-2-4-4z|l M51 7a3 3 0 1 0 .1 0z',
  straw: 'G M58 83c8 0 13-1 21-6|G M79 77l4-5M79 77l6-1',
  shades:
    'k M24 44h24c1 12-3 18-11 18s-13-6-13-18zM52 44h24c0 12-5 18-13 18s-12-6-11-18z|K M46 46c3-2 5-2 8 0M25 45l-8-3M75 45l8-3|W M29 48l8 0M29 52l4 0M57 48l8 0M57 52l4 0',
  scarf:
    'd M27 65c14 6 32 6 46 0 0 14-8 27-23 40-15-13-23-26-23-40z|s M50 69.5c8 0 16-1.5 23-4.5 0 14-8 27-23 40z|l M37 74a2.3 2.3 0 1 0 .1 0zM50 76a2.3 2.3 0 1 0 .1 0zM63 74a2.3 2.3 0 1 0 .1 0zM43 84a2.3 2.3 0 1 0 .1 0zM57 84a2.3 2.3 0 1 0 .1 0zM50 92a2.3 2.3 0 1 0 .1 0z',
  monocle: 'y M62 39a11 11 0 1 0 .1 0z|O M62 39a11 11 0 1 0 .1 0zM72 56c5 10 4 20-2 32',
  tophat:
    'k M33 26L31-1c10-3 28-3 38 0l-2 27z|d M32.5 18c11 3 24 3 35 0l-.5 8h-34z|k M21 28c8-5 18-6 29-6s21 1 29 6c-3 5-13 6-29 6s-26-1-29-6z',
  moustache: 'd2 M50 77c-5-3-11-2-14 1-2 2-5 3-8 1 1 6 8 8 13 7 5 0 8-4 9-9z',
  hood: 'd M50 7C25 7 12 26 12 50c0 18 7 34 18 42h40c11-8 18-24 18-42C88 26 75 7 50 7z|m M50 14c-20 0-31 15-31 36 0 16 6 31 14 40h34c8-9 14-24 14-40 0-21-11-36-31-36z|s M50 14c-20 0-31 15-31 36 0 16 6 31 14 40h34c8-9 14-24 14-40 0-21-11-36-31-36z',
  cords: 'L M37 98v9M63 98v8|w M37 107a2 2 0 1 0 .1 0zM63 106a2 2 0 1 0 .1 0z',
  eyepatch: 'k M53 43c7-2 14-2 20 1 0 10-4 16-10 16s-10-7-10-17z|K M25 33l29 12M72 45l3-1',
  scar: 'D M36 60l4 8M35 65l5-2',
  beanie:
    'd M25 36C24 20 34 10 50 10s26 10 25 26z|s M50 10c16 0 26 10 25 26H50z|m M22 32c18-5 38-5 56 0 2 3 2 7 0 10-18-5-38-5-56 0-2-3-2-7 0-10z|D M31 31v9M40 29.5v9M50 29v9M60 29.5v9M69 31v9|l M50 2a6.5 6.5 0 1 0 .1 0z',
  stetson:
    'd M29 27C29 10 34 2 42 4c3 1 5 2 8 2s5-1 8-2c8-2 13 6 13 23z|k M29 22c14 4 28 4 42 0v7H29z|d M4 24c4 6 14 3 24 2 14-2 30-2 44 0 10 1 20 4 24-2 1 9-8 14-22 14-8 0-14-2-24-2s-16 2-24 2C12 38 3 33 4 24z|g M50 22l1.5 2.6 3 .4-2.2 2.1.5 3-2.8-1.5-2.8 1.5.5-3-2.2-2.1 3-.4z',
  headscarf:
    'n M50 14C29 14 18 28 20 48c1 5 3 9 5 12 0-15 6-26 25-26s25 11 25 26c2-3 4-7 5-12 2-20-9-34-30-34z|w M31 30a2.5 2.5 0 1 0 .1 0zM43 20a2.5 2.5 0 1 0 .1 0zM58 21a2.5 2.5 0 1 0 .1 0zM69 31a2.5 2.5 0 1 0 .1 0zM25 43a2.5 2.5 0 1 0 .1 0zM75 43a2.5 2.5 0 1 0 .1 0z',
  specs: 'y2 M37 40a10.5 10.5 0 1 0 .1 0z|O2 M37 40a10.5 10.5 0 1 0 .1 0zM27 48l-6-3|O M47 49c2-2 4-2 6 0',
} satisfies Record<string, string>;

type Part = keyof typeof PARTS;

const GANG: Record<Colour, string> = {
  red: 'sweep ears shirt point head blaze muzzle fang mask eyes ahead angry',
  blue: 'curl ears vest full head muzzle smirk straw eyes aside lids calm cap',
  yellow: 'spike perky wool chain tuft head blaze muzzle grin shades calm',
  green: 'lyre droop body head fringe muzzle scarf eyes away angry',
  purple: 'stub ears suit tuft head muzzle moustache eyes ahead quizzical monocle tophat',
  orange: 'hood wool snapped perky head spots muzzle gap wink calm cords',
  pink: 'curl droop coat braid head blaze muzzle smirk scar eyes ahead lashes eyepatch',
  teal: 'stub droop body neck head muzzle wobble wide ahead worry beanie',
  brown: 'sweep ears vest fork head muzzle flat eyes aside lids angry stetson',
  white: 'stub ears wool long head muzzle smile eyes ahead lids headscarf specs',
  grey: 'bud ears body tuft head muzzle oh wide ahead worry',
};

/** The cut-outs of one goat, back to front. */
export function goat(colour: Colour): Cutout[] {
  return GANG[colour].split(' ').flatMap((part) => cutouts(PARTS[part as Part]));
}
