import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import colours from '../art/colours.json';
import { COLOURS, SHAPES } from './colours';
import { goat } from './goats';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [night = '', day = ''] = css.split(":root[data-theme='light']:not([data-lights])");

function values(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map((m) => [m[1]!, m[2]!]),
  );
}

const dark: Record<string, string> = { ...colours, ...values(night) };
const THEMES = { dark, light: { ...dark, ...values(day) } };

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

describe.each(Object.entries(THEMES))('the %s theme', (_name, token) => {
  it.each(COLOURS)('has readable text on %s', (colour) => {
    expect(contrast(token[colour]!, token[`${colour}-ink`]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-night', 'night'],
    ['on-night', 'night-deep'],
    ['on-night', 'lamp'],
    ['on-night-soft', 'night'],
    ['on-night-soft', 'night-deep'],
    ['on-night-soft', 'lamp'],
    ['on-paper', 'paper'],
    ['on-paper-soft', 'paper'],
    ['on-paper-soft', 'paper-deep'],
    ['on-amber', 'amber'],
    ['on-felt', 'felt'],
    ['on-cops', 'cops'],
    ['on-danger', 'danger'],
  ])('has readable %s on %s', (text, ground) => {
    expect(contrast(token[text]!, token[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('has a visible focus ring', () => {
    for (const ground of ['night', 'night-deep', 'lamp']) {
      expect(contrast(token.focus!, token[ground]!)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the gang', () => {
  it('has a shape and a face of its own for every colour', () => {
    expect(new Set(Object.values(SHAPES)).size).toBe(COLOURS.length);
    const faces = COLOURS.map((colour) =>
      goat(colour)
        .map(({ outline }) => outline)
        .join(),
    );
    expect(new Set(faces).size).toBe(COLOURS.length);
  });
});

describe('large text', () => {
  // A browser's own text size changes the rem of a media query, but ours can't: screens would differ.
  it('changes no media query', () => {
    const src = new URL('..', import.meta.url);
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    const wrong = files.filter(
      (file) =>
        /\.(svelte|css|ts)$/.test(file) &&
        /(@media|matchMedia\(|MediaQuery\()[^{;]*\drem/.test(readFileSync(new URL(file, src), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});
