import type { DiceKind, Die } from '../../wire/scapegoat';

/** What a die of the box can read: white counts down the side of a mat, black along its top. */
export function faces(kind: DiceKind, die: Die): number[] {
  const isTen = (die === 'white') === (kind.white === 'ten');
  const first = isTen && kind.ten === 'zeroToNine' ? 0 : 1;
  return Array.from({ length: isTen ? 10 : 12 }, (_, k) => first + k);
}
