/**
 * Examples for the rulebook and the lesson. The pages know no rules: all results in `examples.json` come from the
 * engine, and one of its tests (`crates/rules/tests/rowing/examples.rs`) fails when the file is stale.
 */
import type { Card, Fault, Hand, Price, Set } from '../../../wire/rowing';
import type { Seat } from '../../../wire/wire';
import json from './examples.json';
import type { GridName } from './rules';

export interface GridExample {
  cards: (Card | null)[];
  sets: Set[];
}

export type LessonGrid = 'lessonRow' | 'lessonDiagonal' | 'lessonNone' | 'lessonColumn';

type Examples = Record<GridName | LessonGrid, GridExample> & {
  prices: Record<Fault, Price>;
  next: { hands: Hand[]; slowest: Seat; next: Seat };
  win: { hands: Hand[]; safe: Seat[]; winners: Seat[] };
};

// The JSON import types names as plain strings.
export const examples = json as unknown as Examples;
