/** The articles of the rulebook: their ids in reading order, and how they belong together. */
import { text, writing, type Article as AnyArticle } from '../../../kit/rulebook/articles';

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

export type Article = AnyArticle<RuleId, Drawing>;

export { text };
export const { see, p } = writing<RuleId>();
