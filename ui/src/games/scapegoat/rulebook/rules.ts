/**
 * The articles of the rulebook: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt or an error refers to a rule by its id.
 */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';

export const CHAPTERS = {
  idea: ['goal', 'scapegoat', 'talk'],
  before: ['setup', 'evidence', 'mats'],
  turn: ['turn', 'move', 'swap', 'ownColour'],
  places: ['prepare', 'tokens', 'spy', 'trade', 'stash', 'steal'],
  frame: ['frame', 'failed', 'double'],
  end: ['cops', 'interrupt', 'end'],
  app: ['peek', 'count', 'undo', 'rescue', 'phones', 'secrets'],
} as const;

export type RuleId = (typeof CHAPTERS)[keyof typeof CHAPTERS][number];

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

export { text };
export const { see, p } = writing<RuleId>();
