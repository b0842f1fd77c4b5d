import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { said } from '../texts/said';

const CRATES = new URL('../../../crates/', import.meta.url);

/** The awards in a file of the host: the only words in quotation marks. */
function awardsIn(file: string): string[] {
  const path = new URL(file, CRATES);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...source.matchAll(/"(\w+)"/g)].map(([, award]) => award!);
}

const awardsOf = (game: string) => awardsIn(`rules/src/${game}/awards.rs`);

type Module = { texts: Record<string, unknown> };
const packs = Object.entries({
  ...import.meta.glob<Module>('./*/texts/*/table.ts', { eager: true }),
  ...import.meta.glob<Module>('./*/texts/*/phone.ts', { eager: true }),
});
const shared = Object.entries(
  import.meta.glob<{ shared: Record<string, unknown> }>('../texts/*/shared.ts', { eager: true }),
);

describe('awards', () => {
  it('of every game have a sentence on both pages, in every language', () => {
    let seen = 0;
    for (const [path, { texts }] of packs) {
      for (const award of awardsOf(path.split('/')[1]!)) {
        seen++;
        expect(texts, path).toHaveProperty([`award.${award}`]);
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('of whatever game have one, too', () => {
    const awards = awardsIn('table/src/task/end.rs');
    expect(awards).not.toEqual([]);
    for (const [path, texts] of shared)
      for (const award of awards) expect(texts.shared, path).toHaveProperty([`award.${award}`]);
  });

  it('that have a sentence are given by the rules', () => {
    for (const [path, { texts }] of packs) {
      const worded = Object.keys(texts).filter((key) => key.startsWith('award.'));
      const given = awardsOf(path.split('/')[1]!).map((award) => `award.${award}`);
      expect(given, path).toEqual(expect.arrayContaining(worded));
    }
  });

  it('are short, and suit anybody', () => {
    for (const [path, { texts }] of packs) {
      const awards = Object.entries(texts).filter(([key]) => key.startsWith('award.'));
      for (const sentence of said(Object.fromEntries(awards))) {
        expect(sentence.length, path).toBeLessThan(50);
        expect(sentence, path).not.toMatch(/\b(him|her)(self)?\b|\b(he|she|his)\b/i);
      }
    }
  });
});
