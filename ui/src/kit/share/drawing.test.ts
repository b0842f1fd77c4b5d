import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS } from '../../look/colours';
import { draw, HEIGHT, WIDTH, type Measure } from './drawing';
import type { Result } from './result';

/** Every letter is as wide as a wide one. */
const wide: Measure = (text, size) => [...text].length * size * 0.7;

const LONG = 'Maximiliana Wolkenstein!';

function result(players: number, more: Partial<Result> = {}): Result {
  return {
    title: 'Goats and Cards',
    heading: `${LONG} has won!`,
    text: 'A sentence that goes on for quite a while, and then a little longer than anybody would have thought.',
    poster: { heading: 'culprit', seats: [1] },
    people: Array.from({ length: players }, (_, k) => ({
      name: k ? LONG : 'Ana',
      colour: PLAYER_COLOURS[k]!,
      won: k === 0,
      role: 'accomplice',
    })),
    arrows: [{ from: 0, line: 'M1 1Q2 2 3 3', head: 'M4 4L3 2L2 3z' }],
    standings: [],
    starter: null,
    ...more,
  };
}

const scores = (players: number): Partial<Result> => ({
  arrows: [],
  standings: Array.from({ length: players }, (_, k) => players - 1 - k),
  people: result(players).people.map((person, k) => ({ ...person, score: 10 * k - 5 })),
});

describe('the picture of a result', () => {
  it('has the game, the day, how it ended and everybody in it', () => {
    const { words, svg } = draw(result(3), '16 November 2026', wide);
    const all = words.map(({ text }) => text).join(' ');
    for (const part of ['Goats and Cards', '16 November 2026', 'CULPRIT', 'Ana', 'Goatherd', 'has won!']) {
      expect(all).toContain(part);
    }
    expect(all.match(/accomplice/g)).toHaveLength(3);
    expect(svg).toContain('M1 1Q2 2 3 3');
  });

  it('never lets a word stick out, whatever the names and however many', () => {
    for (const players of [2, 3, 6, 10]) {
      for (const more of [{}, scores(players), { poster: { heading: 'winner', seats: [0, 1] } }]) {
        for (const word of draw(result(players, more), '16 de noviembre de 2026', wide).words) {
          const width = wide(word.text, word.size, word.face);
          const left = word.x - { left: 0, center: width / 2, right: width }[word.align];
          expect(left, word.text).toBeGreaterThanOrEqual(0);
          expect(left + width, word.text).toBeLessThanOrEqual(WIDTH + 1);
          expect(word.y, word.text).toBeLessThanOrEqual(HEIGHT);
          expect(word.size, word.text).toBeGreaterThan(10);
        }
      }
    }
  });

  it('lists totals, the best one first', () => {
    const { words } = draw(result(3, scores(3)), '', wide);
    const totals = words.map(({ text }) => text).filter((text) => /^-?\d+$/.test(text));
    expect(totals).toEqual(['15', '5', '-5']);
  });

  it('puts the bystander on the poster if nobody belongs there', () => {
    const { svg } = draw(result(3, { poster: { heading: 'nobody', seats: [] } }), '', wide);
    expect(svg).toContain('var(--grey)');
  });

  it('needs nothing from anywhere else', () => {
    const { svg } = draw(result(6), '', wide);
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    for (const name of new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name))) {
      expect(svg, name).toContain(`--${name}:`);
    }
  });

  it('uses the display face only for texts that it has all letters of', () => {
    for (const [heading, face] of [
      ['¡Ñandú… wins!', 'display'],
      ['Zoë has won the game, and nobody saw it coming!', 'serif'],
      ['ليلى wins', 'serif'],
      ['山田太郎 🐐', 'serif'],
    ] as const) {
      const { words } = draw(result(3, { heading }), '', wide);
      const set = words.filter(({ text, face }) => text && heading.includes(text) && face !== 'strong');
      expect(set.length, heading).toBeGreaterThan(0);
      expect(new Set(set.map(({ face }) => face)), heading).toEqual(new Set([face]));
    }
  });
});
