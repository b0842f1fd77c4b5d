/** A heading ends without a full stop, whichever language, game or component it is in. */
import { expect, it } from 'vitest';
import { said } from './said';

type Texts = Record<string, unknown>;

const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../wire/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const lists = import.meta.glob<Record<string, Texts>>(
  ['./*/*.ts', '../web/texts/*/*.ts', '../games/*/texts/*/*.ts', '../games/*/rulebook/*/words.ts'],
  { eager: true },
);

/** The name of the game that a file belongs to; none if it's shared. */
const gameOf = (file: string) => /\/games\/(\w+)\//.exec(file)?.[1];

/** What a component shows as a heading, and what is handed to one as its heading. */
function headings(source: string): string[] {
  const patterns = [
    /\sheading=\{((?:[^{}]|\{[^{}]*\})*)\}/g,
    /<h[1-4]\b[^>]*>([^]*?)<\/h[1-4]>/g,
    /\bheading: ((?:[^,(){}\n]|\((?:[^()]|\([^()]*\))*\)|\n\s*[?:])*)/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, shown]) => shown!));
}

const keysIn = (expression: string) =>
  [...expression.matchAll(/'([\w.]+)'|\bwords\.(\w+)/g)].map(([, key, word]) => key ?? word!);

/** The texts of a game and of the app for a key, in every language. */
function textsFor(key: string, game: string | undefined): string[] {
  return Object.entries(lists)
    .filter(([file]) => [undefined, game].includes(gameOf(file)))
    .flatMap(([, list]) => Object.values(list))
    .filter((texts) => texts !== null && typeof texts === 'object' && key in texts)
    .flatMap((texts) => said({ [key]: texts[key] }));
}

it('headings end without a full stop', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    headings(source)
      .flatMap(keysIn)
      .flatMap((key) => textsFor(key, gameOf(file)).map((text) => `${file}, ${key}: ${text}`)),
  );
  const all = new Set(found);
  expect(all.size).toBeGreaterThan(200);
  expect([...all].filter((heading) => heading.endsWith('.'))).toEqual([]);
});
