/**
 * The articles of the rulebook: their ids in reading order, and how they belong together. Their texts are in
 * `texts/`, one folder per language. A prompt or an error refers to a rule by its id.
 */

/** Text with links. `text` and `see` write it, so a link to a rule that does not exist fails the build. */
export type Words = (string | Link)[];

export interface Link {
  to: RuleId;
  words: string;
}

export type Block = { words: Words } | { list: Words[] } | { drawing: Drawing; words?: Words };

export interface Article {
  title: string;
  /** The rule in one sentence: under its title, in lists, and as a reminder. */
  short: string;
  /** Other words that people may search for. */
  also: string;
  body: Block[];
}

export const CHAPTERS = {
  idea: ['goal', 'scapegoat', 'talk'],
  before: ['setup', 'evidence', 'mats'],
  turn: ['turn', 'move', 'swap', 'ownColour'],
  places: ['prepare', 'tokens', 'spy', 'trade', 'stash', 'steal'],
  frame: ['frame', 'failed', 'double'],
  end: ['cops', 'interrupt', 'end'],
  app: ['peek', 'count', 'undo', 'rescue', 'phones', 'secrets'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];
export const RULE_IDS: readonly RuleId[] = Object.values(CHAPTERS).flat();

/** The revealed cards that the article on the frame attempt explains; see `examples.ts`. */
export const CASES = ['onAll', 'notOnOwn', 'oneOtherLacks', 'manyLack', 'greyOnAll', 'two'] as const;
export type Case = (typeof CASES)[number];

export type Drawing =
  | Case
  | 'gang'
  | 'matsSay'
  | 'mat'
  | 'row'
  | 'numbers'
  | 'swap'
  | 'hand'
  | 'prepare'
  | 'tokens'
  | 'spy'
  | 'trade'
  | 'stash'
  | 'steal'
  | 'cops'
  | 'opposite'
  | 'poster';

export function text(strings: TemplateStringsArray, ...links: Link[]): Words {
  const pieces: Words = [];
  strings.forEach((string, k) => {
    if (string) pieces.push(string);
    const link = links[k];
    if (link) pieces.push(link);
  });
  return pieces;
}

export function see(to: RuleId, words: string): Link {
  return { to, words };
}

/** A paragraph. */
export function p(strings: TemplateStringsArray, ...links: Link[]): Block {
  return { words: text(strings, ...links) };
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

export function linksOf(body: Block[]): RuleId[] {
  const all = body.flatMap((block) => ('list' in block ? block.list.flat() : (block.words ?? [])));
  return all.flatMap((piece) => (typeof piece === 'string' ? [] : piece.to));
}
