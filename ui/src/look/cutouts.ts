/** Paper cut-outs as text: `tone outline|tone outline`, back to front. See goats.ts for how they are written. */

export interface Cutout {
  tone: string;
  outline: string;
  mirrored: boolean;
}

export function cutouts(text: string): Cutout[] {
  return text.split('|').map((cut) => {
    const gap = cut.indexOf(' ');
    return { tone: cut.charAt(0), outline: cut.slice(gap + 1), mirrored: gap === 2 };
  });
}
