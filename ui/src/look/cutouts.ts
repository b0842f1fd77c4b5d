/**
 * Paper cut-outs as text: `tone outline|tone outline`, back to front. A tone is one letter; a 2 after it mirrors the
 * shape to the other side too. How each letter is painted stands in the same file as the outlines, because printed
 * sheets read it, too.
 */

export interface Cutout {
  tone: string;
  outline: string;
  mirrored: boolean;
}

/** A name from `art/colours.json`, a letter for a tone of the goat itself (`tones`), or a colour of its own. */
interface Tone {
  colour: string;
  /** The width of a line; without it the shape is filled. */
  line?: number;
  opacity?: number;
  dash?: number[];
}

const known: Record<string, Cutout[]> = {};

/** Each text is read only once. */
export function cutouts(text: string): Cutout[] {
  return (known[text] ??= text.split('|').map((cut) => {
    const gap = cut.indexOf(' ');
    return { tone: cut.charAt(0), outline: cut.slice(gap + 1), mirrored: gap === 2 };
  }));
}

/** The attributes of each tone. They aren't styles, because no page lets a style attribute into its markup. */
export type Paints = Record<string, string>;

/** The paths, as markup: a shared picture is made of the same. */
export function drawn(cuts: readonly Cutout[], paints: Paints): string {
  return cuts
    .map(({ tone, outline, mirrored }) => {
      const path = (more = '') => `<path ${paints[tone]} d="${outline}"${more}/>`;
      return path() + (mirrored ? path(' transform="matrix(-1 0 0 1 100 0)"') : '');
    })
    .join('');
}

/** For the element around it: draws what `drawn` says, and draws it anew when that changes. */
export function holds(element: Element, paths: string) {
  const update = (paths: string) => void (element.innerHTML = paths);
  update(paths);
  return { update };
}

/** As a page's style sheet knows it, or itself. */
export const colourOf = ({ colour }: Tone): string => (colour[0] === '#' ? colour : `var(--${colour})`);

/** How the tones of a drawing are painted. */
export function paints(tones: Record<string, Tone>): Paints {
  const paint = (tone: Tone) => {
    const { line = 0, opacity = 1, dash = [] } = tone;
    const what = line ? 'stroke' : 'fill';
    // Not the opacity of the whole path: a browser would compose it on its own, in every frame.
    return `${what}="${colourOf(tone)}" ${what}-opacity="${opacity}" stroke-width="${line}" stroke-dasharray="${dash.join(' ')}"`;
  };
  return Object.fromEntries(Object.entries(tones).map(([letter, tone]) => [letter, paint(tone)]));
}
