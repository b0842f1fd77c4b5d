/** What ten grids came to. */
import type { Exercise, GridLine, Mark } from '../../../wire/rowing';

export interface Attempt {
  exercise: Exercise;
  answer: GridLine | 'none';
  mark: Mark;
  /** In milliseconds. */
  took: number;
}

export interface Score {
  right: number;
  /** Of the right answers, in milliseconds; null without any. */
  mean: number | null;
  best: number | null;
  missed: Attempt[];
}

export function scoreOf(attempts: readonly Attempt[]): Score {
  const times = attempts.filter(({ mark }) => mark === 'right').map(({ took }) => took);
  return {
    right: times.length,
    mean: times.length ? times.reduce((sum, took) => sum + took, 0) / times.length : null,
    best: times.length ? Math.min(...times) : null,
    missed: attempts.filter(({ mark }) => mark !== 'right'),
  };
}
