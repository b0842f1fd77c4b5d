/** Everything that can be answered instead of what was asked for, each with its code. */
import type { BadOrder } from './print';
import type { Refusal } from './scapegoat';
import type { Trouble } from './wire';

/** `lost`: the connection broke before the answer came; whether it was done will be seen in the next view. */
export type Problem = Refusal | Trouble | BadOrder | { code: 'lost' };
export type Code = Problem['code'];

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
    this.name = 'Refused';
  }

  get code(): Code {
    return this.problem.code;
  }
}
