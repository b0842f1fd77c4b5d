/**
 * The articles of the rulebook: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt refers to a rule by its id.
 */
import {
  text,
  type Article as AnyArticle,
  type Block as AnyBlock,
  type Link,
} from '../../../kit/rulebook/articles';

export const CHAPTERS = {
  idea: ['goal', 'cards'],
  before: ['setup', 'look', 'missing'],
  turn: ['turn', 'eliminate', 'wrong'],
  family: ['thug', 'driver', 'hitman', 'boss', 'cousin', 'snitch'],
  end: ['close', 'score', 'ties'],
  app: ['follow', 'entry', 'count', 'undo'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];
export const RULE_IDS: readonly RuleId[] = Object.values(CHAPTERS).flat();

export type Drawing =
  | 'gang'
  | 'district'
  | 'cards'
  | 'exchange'
  | 'race'
  | 'closed'
  | 'thug'
  | 'driver'
  | 'hitman'
  | 'boss'
  | 'cousin'
  | 'snitch';

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
