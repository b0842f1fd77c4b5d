/**
 * The articles of the rulebook: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt or an error refers to a rule by its id.
 */
import {
  text,
  type Article as AnyArticle,
  type Block as AnyBlock,
  type Link,
} from '../../../kit/rulebook/articles';

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

export type Article = AnyArticle<RuleId, Drawing>;
type Block = AnyBlock<RuleId, Drawing>;

export { text };

export function see(to: RuleId, words: string): Link<RuleId> {
  return { to, words };
}

/** A paragraph. */
export function p(strings: TemplateStringsArray, ...links: Link<RuleId>[]): Block {
  return { words: text(strings, ...links) };
}
