/** A shanty in three: everybody at the oars. */
import type { OccasionOf } from '../../sound/follow.svelte';
import type { Theme } from '../../sound/theme';

export const THEME: Theme = {
  start: {
    beat: 0.17,
    lines: [
      { sounds: 'sawtooth', notes: 'D4- E4 F#4- A4 G4- F#4 E4- D4 A4---', loud: 0.1, soft: 1600 },
      { sounds: 'triangle', notes: 'D3-- A2-- G2-- A2-- D3---', loud: 0.22 },
    ],
  },
  turn: {
    beat: 0.11,
    lines: [{ sounds: 'triangle', notes: 'D4 F#4 A4', loud: 0.13 }],
  },
  attempt: {
    beat: 0.12,
    lines: [
      { sounds: 'square', notes: 'A4 . A4 . A4-- F#4 A4 D5---', loud: 0.08, soft: 1500 },
      { sounds: 'triangle', notes: 'D3 . D3 . D3-- . . A3---', loud: 0.22 },
    ],
  },
  finale: { sounds: 'sawtooth', notes: 'D4 E4 F#4 G4 A4 B4 C#5 D5', loud: 0.13, soft: 1800 },
  win: {
    beat: 0.15,
    lines: [
      { sounds: 'sawtooth', notes: 'D4- F#4 A4- F#4 B4- A4 F#4- A4 D5-----', loud: 0.12, soft: 1800 },
      { sounds: 'triangle', notes: 'D3-- D3-- G3-- A3-- D3-----', loud: 0.24 },
    ],
  },
};

/** Play is fast, so a tune is heard only when it pauses. */
export const occasionOf: OccasionOf = (before, now) => {
  if (now === 'play') return before === 'question' ? 'turn' : before === 'setup' ? 'start' : null;
  return now === 'result' ? 'attempt' : null;
};
