/** The seam between the pages and the games: nothing outside the folder of a game names it, except the listings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Where games are named because that is what the file is for: what the README tells whoever adds one. */
const readme = readFileSync(join(src, '../../README.md'), 'utf8');
const [, list] = /^Listings:$([^]*?)^## /m.exec(readme)!;
const LISTINGS = [...list!.matchAll(/`ui\/src\/([^`]+)`/g)].map(([, file]) => file!);

const games = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** As programs call the game, and as people call it in each language. */
function namesOf(game: string): string[] {
  const texts = join(import.meta.dirname, game, 'texts');
  const languages = readdirSync(texts, { withFileTypes: true }).filter((each) => each.isDirectory());
  const titles = languages.map(({ name }) => {
    const title = readFileSync(join(texts, name, 'box.ts'), 'utf8').match(/title: '(.+)'/)![1]!;
    return title.replace(/[¡!]/g, '');
  });
  return [game, ...titles];
}

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(src.length + 1));

describe.each(games)('%s', (game) => {
  const names = new RegExp(namesOf(game).join('|'), 'i');
  const isOwn = (file: string) =>
    [`games/${game}/`, `wire/${game}.ts`, `wire/${game}-constants.ts`].some((own) => file.startsWith(own));

  it('is found by its names', () => {
    expect(namesOf(game).length).toBeGreaterThan(2);
    expect(files.filter(isOwn).some((file) => names.test(readFileSync(join(src, file), 'utf8')))).toBe(true);
  });

  it('is named nowhere outside its folder and the listings', () => {
    const others = files.filter((file) => !isOwn(file) && !LISTINGS.includes(file));
    expect(others.length).toBeGreaterThan(100);
    const naming = others.filter(
      (file) => names.test(file) || names.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(naming).toEqual([]);
  });

  it('has a line in each listing', () => {
    // Only some games can be printed.
    const listings = LISTINGS.filter((file) => file !== 'wire/print.ts');
    expect(listings.length).toBeGreaterThan(3);
    for (const file of listings) expect(readFileSync(join(src, file), 'utf8'), file).toMatch(names);
  });
});
