/** Short tunes for the moments of a game. Each game brings its own; here is how they are written and played. */
import { now, quieten } from './mixer';
import { noise, tone } from './voices';

/** One instrument: its notes (`E4 G4- . A4`: a dash holds a note for another beat, a dot is a rest). */
export interface Melody {
  sounds: OscillatorType;
  notes: string;
  loud: number;
  /** Cut-off frequency, for an instrument that would be shrill. */
  soft?: number;
}

/** Lines that are played together. */
export interface Tune {
  /** Seconds. */
  beat: number;
  lines: Melody[];
}

export interface Theme {
  /** Everything is ready and the game begins. */
  start: Tune;
  /** The dice, or the next turn. */
  turn: Tune;
  /** Somebody dares something. */
  attempt: Tune;
  /** The end, note by note: each step of it plays the next one. */
  finale: Melody;
  win: Tune;
}

export type Occasion = 'start' | 'turn' | 'attempt' | 'win';

export interface Note {
  /** In beats, from the start. */
  at: number;
  pitch: number;
  beats: number;
}

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `A4`, `F#3` or `Bb5`, in Hertz. */
export function pitchOf(name: string): number {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (!letter) throw new Error(`${name} is not a note`);
  const half = SEMITONES[letter]! + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) - 4);
  return 440 * 2 ** ((half - 9) / 12);
}

export function notesOf(line: string): Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const word of line.split(' ')) {
    const name = word.replace(/-+$/, '');
    const beats = 1 + word.length - name.length;
    if (name !== '.') notes.push({ at, pitch: pitchOf(name), beats });
    at += beats;
  }
  return notes;
}

/** Plays the tune for a moment of the game. */
export function play(theme: Theme, occasion: Occasion): void {
  const { beat, lines } = theme[occasion];
  const start = now();
  for (const { sounds, notes, loud, soft } of lines) {
    for (const { at, pitch, beats } of notesOf(notes)) {
      tone({
        at: start + at * beat,
        type: sounds,
        from: pitch,
        length: Math.max(0.12, beats * beat * 1.15),
        loud,
        ...(soft && { soft }),
      });
    }
  }
}

/** A low note under the silence before the end. */
export function hush(theme: Theme): void {
  const [first] = notesOf(theme.finale.notes);
  if (first) tone({ type: 'sine', from: first.pitch / 4, length: 2.4, loud: 0.22 });
}

/** A drum roll of so many seconds that becomes louder. */
export function drumRoll(seconds: number): void {
  const start = now();
  const strokes = Math.round(seconds * 22);
  for (let k = 0; k < strokes; k++) {
    const grown = k / strokes;
    const at = start + (k / strokes) * seconds;
    noise({ at, length: 0.05, loud: 0.06 + 0.22 * grown ** 1.5, pitch: k % 2 ? 420 : 360 });
    if (k % 2) tone({ at, type: 'triangle', from: 130, to: 90, length: 0.05, loud: 0.05 + 0.12 * grown });
  }
}

/** One step of the end, counted from zero. */
export function step(theme: Theme, k: number): void {
  const notes = notesOf(theme.finale.notes);
  const { pitch } = notes[Math.min(k, notes.length - 1)]!;
  const { sounds, loud, soft } = theme.finale;
  tone({ type: sounds, from: pitch, length: 0.5, loud, ...(soft && { soft }) });
  noise({ length: 0.04, loud: 0.2, pitch: 1800 });
}

/** The truth is out. */
export function crash(theme: Theme): void {
  quieten();
  const [first] = notesOf(theme.finale.notes);
  noise({ length: 1.4, loud: 0.35, pitch: 5200 });
  noise({ length: 0.25, loud: 0.5, pitch: 240 });
  if (first) {
    for (const ratio of [0.5, 1, 1.5])
      tone({ type: 'triangle', from: first.pitch * ratio, length: 1.3, loud: 0.22 });
  }
}
