/** Everything that the host may answer instead of what was asked for, each with its code. */
import type { BadOrder } from './print';
import type { Refusal } from './scapegoat';
import type { Trouble } from './wire';

/** `lost`: the connection broke before the answer came; the next view shows whether the command was carried out. */
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
