/**
 * The articles of the rulebook and its rulings: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt or an error refers to a rule by its id.
 */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';
import type { Options } from '../../../wire/scapegoat';

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

/**
 * Our rulings where the printed rules are silent or contradict themselves, each listed with the rule it belongs to.
 * Four of them are options of a table. Their texts are beside this file, one folder per language.
 */
export const RULINGS = {
  // Options first, because they are worth a word before the first game.
  A27: { rule: 'double', option: 'doubleFrame' },
  A21: { rule: 'failed', option: 'swapAfterFail' },
  A5: { rule: 'interrupt', option: 'interrupt' },
  A1: { rule: 'turn', option: 'direction' },
  // Before the game
  A2: { rule: 'setup' },
  A3: { rule: 'setup' },
  A4: { rule: 'setup' },
  A40: { rule: 'mats' },
  // Talk
  A37: { rule: 'talk' },
  A38: { rule: 'talk' },
  // Moving and acting
  A9: { rule: 'move' },
  A10: { rule: 'move' },
  A11: { rule: 'turn' },
  A12: { rule: 'spy' },
  A13: { rule: 'trade' },
  A14: { rule: 'stash' },
  A15: { rule: 'tokens' },
  A16: { rule: 'steal' },
  A17: { rule: 'steal' },
  A18: { rule: 'steal' },
  A19: { rule: 'tokens' },
  // The evidence swap
  A34: { rule: 'ownColour' },
  A35: { rule: 'swap' },
  A36: { rule: 'ownColour' },
  A41: { rule: 'ownColour' },
  // Frame attempts
  A20: { rule: 'failed' },
  A22: { rule: 'failed' },
  A24: { rule: 'frame' },
  A25: { rule: 'frame' },
  A26: { rule: 'frame' },
  A28: { rule: 'double' },
  A29: { rule: 'count' },
  A30: { rule: 'end' },
  A33: { rule: 'count' },
  // The cops and the end
  A6: { rule: 'interrupt' },
  A7: { rule: 'interrupt' },
  A31: { rule: 'cops' },
  A32: { rule: 'end' },
  A39: { rule: 'end' },
  A42: { rule: 'end' },
} as const satisfies Record<string, { rule: RuleId; option?: keyof Options }>;

export type RulingId = keyof typeof RULINGS;

export type Article = AnyArticle<RuleId, Drawing>;

export { text };
export const { see, p } = writing<RuleId>();
