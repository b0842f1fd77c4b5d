/** The articles of the rulebook and its rulings: their ids in reading order, and how they belong together. */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';
import type { Options } from '../../../wire/rowing';

export const CHAPTERS = {
  idea: ['goal', 'cards', 'sets'],
  before: ['setup'],
  play: ['turn', 'placing', 'race', 'slowest', 'noSet', 'second'],
  end: ['lastCard', 'calls', 'out', 'win'],
  trouble: ['faults'],
  app: ['phones', 'rings', 'tooClose', 'judge', 'trainer', 'undo'],
} as const;

export type RuleId = (typeof CHAPTERS)[keyof typeof CHAPTERS][number];

export const RULE_IDS: readonly RuleId[] = Object.values(CHAPTERS).flat();

/** Grids that the articles and the lesson show; see `examples.ts`. */
export const GRIDS = ['sameBoat', 'sameColour', 'both', 'none', 'two', 'gap'] as const;
export type GridName = (typeof GRIDS)[number];

export type Drawing = GridName | 'boats' | 'colours' | 'rings' | 'faults' | 'oneCard';

/**
 * Our rulings where the printed rules are silent, each listed with the rule it belongs to. Some are options of a
 * table. Their texts are beside this file, one folder per language.
 */
export const RULINGS = {
  // Options first, because they are worth a word before the first game.
  B3: { rule: 'slowest', option: 'secondSet' },
  B5: { rule: 'faults', option: 'outOfTurn' },
  B6: { rule: 'second', option: 'secondLifesaver' },
  B6b: { rule: 'second', option: 'afterSecondLifesaver' },
  B8: { rule: 'out', option: 'lastCard' },
  B10: { rule: 'calls', option: 'falseCall' },
  B12: { rule: 'win', option: 'allOut' },
  B17: { rule: 'noSet', option: 'falseGrab' },
  B19: { rule: 'phones', option: 'secondTouch' },
  B20: { rule: 'tooClose', option: 'tooClose' },
  B1: { rule: 'sets' },
  B2: { rule: 'race' },
  B4: { rule: 'sets' },
  B7: { rule: 'faults' },
  B9: { rule: 'calls' },
  B11: { rule: 'lastCard' },
  B13: { rule: 'win' },
  B14: { rule: 'tooClose' },
  B15: { rule: 'slowest' },
  B16: { rule: 'setup' },
  B18: { rule: 'phones' },
  B21: { rule: 'out' },
  B22: { rule: 'noSet' },
} as const satisfies Record<string, { rule: RuleId; option?: keyof Options }>;

export type RulingId = keyof typeof RULINGS;

export type Article = AnyArticle<RuleId, Drawing>;

export { text };
export const { see, p } = writing<RuleId>();
