import { describe, expect, it } from 'vitest';
import { notesOf, pitchOf, type Theme } from './theme';

const themes = Object.values(import.meta.glob<{ THEME: Theme }>('../games/*/theme.ts', { eager: true })).map(
  ({ THEME }) => THEME,
);

describe('the notes of a tune', () => {
  it('have the pitch that musicians expect', () => {
    expect(pitchOf('A4')).toBe(440);
    expect(pitchOf('A5')).toBeCloseTo(880);
    expect(pitchOf('C4')).toBeCloseTo(261.63, 1);
    expect(pitchOf('F#3')).toBeCloseTo(pitchOf('Gb3'));
    expect(() => pitchOf('H4')).toThrow();
  });

  it('follow each other; dashes hold, dots are silent', () => {
    const [first, second, third] = notesOf('A4- . C4 E4');
    expect([first!.at, first!.beats]).toEqual([0, 2]);
    expect([second!.at, second!.beats]).toEqual([3, 1]);
    expect(third!.at).toBe(4);
  });

  it('can be played in every theme, and no theme sounds like another', () => {
    expect(themes.length).toBeGreaterThan(2);
    for (const { start, turn, attempt, finale, win } of themes) {
      for (const { beat, lines } of [start, turn, attempt, win]) {
        const ends = lines.flatMap(({ notes }) => notesOf(notes).map(({ at, beats }) => (at + beats) * beat));
        // Nobody waits for a tune, so none is long.
        expect(Math.max(...ends)).toBeLessThan(5);
      }
      // One for everybody, at any table.
      expect(notesOf(finale.notes).length).toBeGreaterThanOrEqual(6);
      const loudest = Math.max(
        ...[start, turn, attempt, win].flatMap(({ lines }) => lines.map(({ loud }) => loud)),
      );
      // A beat of a count is 0.5.
      expect(loudest).toBeLessThan(0.5);
    }
    for (const occasion of ['start', 'turn', 'attempt', 'win'] as const) {
      expect(new Set(themes.map((theme) => theme[occasion].lines[0]!.notes)).size).toBe(themes.length);
    }
  });
});
