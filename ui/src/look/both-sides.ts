import type { Cutout } from './cutouts';

const known = new Map<Cutout, Cutout>();

/**
 * A cut-out whose other side is worked out instead of transformed, both in one path: what a browser transforms, it also
 * composes on its own, in every frame.
 */
export function bothSides(cut: Cutout): Cutout {
  if (!cut.mirrored) return cut;
  if (!known.has(cut)) {
    known.set(cut, { ...cut, outline: cut.outline + onTheOtherSide(cut.outline), mirrored: false });
  }
  return known.get(cut)!;
}

function onTheOtherSide(outline: string): string {
  return outline.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const kind = command.toLowerCase();
    const [size, sideways] = kind === 'a' ? [7, 5] : [2, kind === 'v' ? 1 : 0];
    return (
      command +
      (numbers.match(/-?\d*\.?\d+/g) ?? []).map((number, k) => {
        // An arc turns the other way; otherwise, only what goes sideways changes.
        if (size === 7 && k % 7 === 4) return 1 - +number;
        if (k % size !== sideways) return number;
        return command < 'a' ? 100 - +number : -number;
      })
    );
  });
}
