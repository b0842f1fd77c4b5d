/** For the tests of texts: what every text says, with some value for each of its parameters. */

export const sample = {
  obstacle: 'diskFull',
  colour: 'x',
  colours: 'x',
  count: 2,
  tone: 'white',
  value: 3,
  seconds: 4,
  from: 'x',
  to: 'y',
  name: 'x',
  marked: 'x',
  names: 'x',
  you: false,
  other: 'y',
  rest: 'x',
  last: 'y',
  dice: 'x',
  mats: 'x',
  die: 'x',
  deed: 'x',
  card: 'x',
  place: 'x',
  reason: 'x',
  file: 'x',
  time: '20:14',
  looked: 'x',
  numbers: 'x',
  small: 13,
  large: 16,
  ten: 'x',
  players: 4,
  turn: 7,
  hand: 2,
  slot: 1,
  white: 4,
  black: 7,
  rebuilt: true,
  games: 2,
  settings: true,
  link: true,
  here: 1,
  all: 4,
  row: 4,
  rows: 10,
  number: 4,
  times: 41,
  each: 40,
  orMore: true,
  goat: 'x',
  by: '0.4',
  what: 'x',
  page: 1,
  pages: 2,
  edition: 17,
  most: 6,
  game: 'x',
  query: 'x',
  title: 'x',
  day: 'x',
  heading: 'x',
  text: 'x',
  choice: 'x',
  step: 1,
  steps: 8,
};

/** All fields of all problems. */
export const told = {
  pile: 14,
  players: 3,
  legal: [13, 16],
  numbers: [
    { players: 3, orMore: true },
    { players: 3, orMore: false },
  ],
  die: 'white',
  lowest: 1,
  highest: 10,
  due: 'spy',
  seat: 0,
  longest: 20,
  seats: [0, 1],
  least: 3,
  most: 6,
  colour: 'red',
  obstacle: 'diskFull',
  file: '/data/1a2b3c4d5e.table',
};

/** With `number`, every parameter that is a number has this one. */
export function said(texts: Record<string, unknown>, number?: number): string[] {
  const given = (values: Record<string, unknown>) =>
    number === undefined
      ? values
      : Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? number : value]),
        );
  return Object.entries(texts).map(([key, text]) => {
    if (typeof text !== 'function') return text as string;
    return text(given(key.startsWith('error.') ? { ...told, name: () => 'x' } : sample)) as string;
  });
}

/** The codes in types that Rust generates, by the name of the file in `wire/`. */
export function codesIn(source: string): string[] {
  return [...source.matchAll(/"code": "(\w+)"/g)].map(([, code]) => code!);
}
