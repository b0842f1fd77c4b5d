import type { DiceKind, Die } from '../../wire/scapegoat';
import { FACES } from '../../wire/scapegoat-constants';
import type { Sides } from './look/die';

/** The faces of each die in the box: white is read down the side of a mat, black along its top. */
export function faces(kind: DiceKind, die: Die): number[] {
  const [lowest, highest] = FACES[kind.white][kind.ten][die];
  return Array.from({ length: highest - lowest + 1 }, (_, k) => lowest + k);
}

export function sides(kind: DiceKind, die: Die): Sides {
  return faces(kind, die).length as Sides;
}
