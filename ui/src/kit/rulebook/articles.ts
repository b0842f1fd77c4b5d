/**
 * Articles and rulings of a rulebook. `R` and `D` are the names of a game's rules and drawings: a link to a rule that
 * does not exist fails the build in the folder of the game.
 */

/** Text with links. */
export type Words<R extends string = string> = (string | Link<R>)[];

export interface Link<R extends string = string> {
  to: R;
  words: string;
}

export type Block<R extends string = string, D extends string = string> =
  { words: Words<R> } | { list: Words<R>[] } | { drawing: D; words?: Words<R> };

export interface Article<R extends string = string, D extends string = string> {
  title: string;
  /** The rule in one sentence: under its title, in lists, and as a reminder. */
  short: string;
  /** Other words that people may search for. */
  also: string;
  body: Block<R, D>[];
}

export interface Chapter {
  heading: string;
  rules: readonly string[];
}

export interface Ruling {
  question: string;
  answer: string;
  /** How else it could be played; missing where nothing else would work. */
  others?: string;
  /** The rule it belongs to. */
  rule: string;
  /** The option for it, if the table may choose. */
  option?: string;
}

export function text<R extends string>(strings: TemplateStringsArray, ...links: Link<R>[]): Words<R> {
  const pieces: Words<R> = [];
  strings.forEach((string, k) => {
    if (string) pieces.push(string);
    const link = links[k];
    if (link) pieces.push(link);
  });
  return pieces;
}

/** Only the words, for the search. */
export function plain(words: Words): string {
  const told = words.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('');
  return told.replaceAll('**', '');
}

export function plainBody(body: Block[]): string {
  return body
    .map((block) => ('list' in block ? block.list.map(plain).join(' ') : plain(block.words ?? [])))
    .join(' ');
}

export function linksOf<R extends string>(body: Block<R>[]): R[] {
  const all = body.flatMap((block) => ('list' in block ? block.list.flat() : (block.words ?? [])));
  return all.flatMap((piece) => (typeof piece === 'string' ? [] : piece.to));
}

/** Links and paragraphs for a game with these rules. */
export function writing<R extends string>() {
  return {
    see: (to: R, words: string): Link<R> => ({ to, words }),
    /** A paragraph. */
    p: (strings: TemplateStringsArray, ...links: Link<R>[]) => ({ words: text(strings, ...links) }),
  };
}
