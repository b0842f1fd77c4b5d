/**
 * The articles of the rulebook and its rulings: their ids in reading order, and how they belong together. Their texts are beside this
 * file, one folder per language. A prompt refers to a rule by its id.
 */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';
import type { Options } from '../../../wire/snitch';

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

/**
 * Our rulings where the printed rules are silent, each listed with the rule it belongs to. Half of them are options of
 * a table. Their texts are beside this file, one folder per language.
 */
export const RULINGS = {
  // Options first, because they are worth a word before the first game.
  C1: { rule: 'eliminate', option: 'raceEnds' },
  C2: { rule: 'eliminate', option: 'chain' },
  C9: { rule: 'eliminate', option: 'mayOweCard' },
  C3: { rule: 'close', option: 'closedIsSafe' },
  C4: { rule: 'close', option: 'closerEliminates' },
  C5: { rule: 'close', option: 'lastTurnOptional' },
  C10: { rule: 'turn', option: 'familyOptional' },
  C8: { rule: 'turn', option: 'emptyDistrict' },
  C6: { rule: 'turn', option: 'emptyPile' },
  C24: { rule: 'turn', option: 'nothingLeft' },
  C16: { rule: 'cousin', option: 'cousinMatches' },
  C7: { rule: 'snitch', option: 'snitchWithoutPileIsZero' },
  C17: { rule: 'ties', option: 'snitchBreaksTies' },
  // Before the game
  C20: { rule: 'look' },
  C21: { rule: 'setup' },
  C25: { rule: 'missing' },
  // Turns
  C13: { rule: 'wrong' },
  C14: { rule: 'eliminate' },
  C23: { rule: 'eliminate' },
  C11: { rule: 'driver' },
  C12: { rule: 'boss' },
  C15: { rule: 'cousin' },
  // The end
  C19: { rule: 'close' },
  C18: { rule: 'snitch' },
  C26: { rule: 'entry' },
  C22: { rule: 'ties' },
  C27: { rule: 'ties' },
} as const satisfies Record<string, { rule: RuleId; option?: keyof Options }>;

export type RulingId = keyof typeof RULINGS;

export type Article = AnyArticle<RuleId, Drawing>;

export { text };
export const { see, p } = writing<RuleId>();
