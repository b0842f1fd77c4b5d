/** Tiptoes in the dark: a walking bass in minor, and a horn that has something to hide. */
import type { OccasionOf } from '../../sound/follow.svelte';
import type { Theme } from '../../sound/theme';

export const THEME: Theme = {
  start: {
    beat: 0.19,
    lines: [
      { sounds: 'triangle', notes: 'A3 . C4 . E4 . D#4 . E4-- . A4---', loud: 0.26 },
      { sounds: 'square', notes: 'A2 . A2 . G2 . G2 . F2 . E2 . A2--', loud: 0.07, soft: 700 },
    ],
  },
  turn: {
    beat: 0.13,
    lines: [{ sounds: 'triangle', notes: 'E4 A4', loud: 0.12 }],
  },
  attempt: {
    beat: 0.15,
    lines: [
      { sounds: 'sawtooth', notes: 'A3 A3 . A3 C4-- B3 B3 . B3 D#4---', loud: 0.1, soft: 1300 },
      { sounds: 'triangle', notes: 'A2 . . . A2 . . B2 . . . B2', loud: 0.24 },
    ],
  },
  finale: { sounds: 'triangle', notes: 'A3 C4 D#4 E4 G4 A4 C5 D#5', loud: 0.28 },
  win: {
    beat: 0.14,
    lines: [
      { sounds: 'triangle', notes: 'A4 . C5 . E5 . D5 C5 E5-- A5----', loud: 0.28 },
      { sounds: 'square', notes: 'A3 . E3 . A3 . E3 . A3-- A2---', loud: 0.07, soft: 900 },
    ],
  },
};

/** The dice and the siren have sounds of their own. */
export const occasionOf: OccasionOf = (before, now) => {
  const isFirst = ['look', 'reading'].includes(before);
  if (now === 'start') return isFirst ? 'start' : 'turn';
  if (now === 'open') return isFirst ? 'start' : null;
  return now === 'framePick' && before !== 'frameCount' ? 'attempt' : null;
};
