/** Mice behind the wall: plucked, quick and light, over one held note. */
import type { OccasionOf } from '../../sound/follow.svelte';
import type { Theme } from '../../sound/theme';

export const THEME: Theme = {
  start: {
    beat: 0.11,
    lines: [
      { sounds: 'sine', notes: 'G5 . Bb5 A5 G5 . D5 . Eb5 . D5 C5 D5---', loud: 0.2 },
      { sounds: 'triangle', notes: 'G3--- G3--- D3--- G3---', loud: 0.18 },
    ],
  },
  turn: {
    beat: 0.09,
    lines: [{ sounds: 'sine', notes: 'D5 G5', loud: 0.12 }],
  },
  attempt: {
    beat: 0.1,
    lines: [
      { sounds: 'square', notes: 'G4 G4 . Bb4 . G4 C#5--- C#5---', loud: 0.07, soft: 1500 },
      { sounds: 'triangle', notes: 'G2----- C#3-------', loud: 0.22 },
    ],
  },
  finale: { sounds: 'sine', notes: 'G4 A4 Bb4 C5 D5 Eb5 F#5 G5', loud: 0.26 },
  win: {
    beat: 0.12,
    lines: [
      { sounds: 'sine', notes: 'G5 . B5 . D6 . B5 G5 A5 . B5 . G5----', loud: 0.22 },
      { sounds: 'triangle', notes: 'G3--- D3--- C3--- G3----', loud: 0.2 },
    ],
  },
};

export const occasionOf: OccasionOf = (before, now) => {
  if (now !== 'start' && now !== 'open') return null;
  if (before.startsWith('look')) return 'start';
  return now === 'start' ? 'turn' : null;
};
