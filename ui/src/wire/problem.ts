/** Everything that the host may answer instead of what was asked for, each with its code. */
import type { TableError } from './wire';

/** What a game refuses; its codes and what belongs to them are known only in its folder. */
export interface Refusal {
  code: string;
}

/** `lost`: the connection broke before the answer came; the next view shows whether the command was carried out. */
export type Problem = TableError | Refusal | { code: 'lost' };

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
    this.name = 'Refused';
  }

  get code(): string {
    return this.problem.code;
  }
}
