/** The articles of the rulebook: their ids in reading order, and how they belong together. */
import {
  text,
  type Article as AnyArticle,
  type Block as AnyBlock,
  type Link,
} from '../../../kit/rulebook/articles';

export const CHAPTERS = {
  idea: ['goal', 'cards', 'sets'],
  before: ['setup'],
  play: ['turn', 'placing', 'race', 'slowest', 'noSet', 'second'],
  end: ['lastCard', 'calls', 'out', 'win'],
  trouble: ['faults'],
  app: ['phones', 'rings', 'tooClose', 'judge', 'trainer', 'undo'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];
export const RULE_IDS: readonly RuleId[] = Object.values(CHAPTERS).flat();

/** Grids that the articles and the lesson show; see `examples.ts`. */
export const GRIDS = ['sameBoat', 'sameColour', 'both', 'none', 'two', 'gap'] as const;
export type GridName = (typeof GRIDS)[number];

export type Drawing = GridName | 'boats' | 'colours' | 'rings' | 'faults' | 'oneCard';

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
