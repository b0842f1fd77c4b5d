/**
 * The articles of the rulebook: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt refers to a rule by its id.
 */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';

export const CHAPTERS = {
  idea: ['goal', 'cards'],
  before: ['setup', 'look', 'missing'],
  turn: ['turn', 'eliminate', 'wrong'],
  family: ['thug', 'driver', 'hitman', 'boss', 'cousin', 'snitch'],
  end: ['close', 'score', 'ties'],
  app: ['follow', 'entry', 'count', 'undo'],
} as const;

export type RuleId = (typeof CHAPTERS)[keyof typeof CHAPTERS][number];

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

export { text };
export const { see, p } = writing<RuleId>();
