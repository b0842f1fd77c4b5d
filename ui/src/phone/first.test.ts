import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { neededAtOnce } from '../../scripts/first';

const src = join(import.meta.dirname, '..');
const names = (entry: string) =>
  [...neededAtOnce(join(src, entry))].map((file) => file.slice(src.length + 1)).sort();

describe('what a phone loads first', () => {
  const page = names('phone/main.ts');
  const games = readdirSync(join(src, 'games'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);

  it('is what its entry imports, and what that imports', () => {
    expect(page).toContain('phone/App.svelte');
    expect(page).toContain('wire/device.svelte.ts');
    expect(page).toContain('art/goats.json');
    expect(page).toContain('look/font/caprasimo.woff2');
  });

  it('is nothing that is fetched later, and no texts', () => {
    expect(page).not.toContain('phone/Settings.svelte');
    expect(page.filter((file) => /texts\/\w\w\/|rulebook\/(Book|content)|sound\//.test(file))).toEqual([]);
  });

  it('is nothing of any game, until the table says which one it plays', () => {
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      expect(page.filter((file) => file.startsWith(`games/${game}/`))).toEqual([]);
      const first = names(`games/${game}/phone/main.ts`);
      expect(first.filter((file) => /\/(texts|rulebook)\/\w\w\//.test(file))).toEqual([]);
      expect(first.filter((file) => file.startsWith('table/') || file.includes('/table/'))).toEqual([]);
    }
  });

  it('says which import leads nowhere', () => {
    expect(() => neededAtOnce(join(src, 'phone/nobody.ts'))).toThrow();
  });
});
