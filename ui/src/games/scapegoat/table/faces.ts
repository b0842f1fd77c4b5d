import type { DiceKind, Die } from '../../../wire/scapegoat';

/** The faces of each die in the box: white is read down the side of a mat, black along its top. */
export function faces(kind: DiceKind, die: Die): number[] {
  const isTen = (die === 'white') === (kind.white === 'ten');
  const first = isTen && kind.ten === 'zeroToNine' ? 0 : 1;
  return Array.from({ length: isTen ? 10 : 12 }, (_, k) => first + k);
}
