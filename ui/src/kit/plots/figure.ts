/** The figures of a game, as it gives them to the history. */
import type { Colour } from '../../look/colours';
import type { Kind } from './kind';

export type Figure = Bars | Matrix;

/** How much of each kind everybody has. */
export interface Bars {
  heading: string;
  /** What all kinds of a line are together. */
  total: string;
  kinds: readonly Kind[];
  /** As many counts as there are kinds. */
  lines: readonly { name: string; colour: Colour; counts: number[] }[];
}

/** Who did it to whom. */
export interface Matrix {
  heading: string;
  summary?: string | undefined;
  /** What stands at the start of the rows. */
  corner: string;
  people: readonly { name: string; colour: Colour }[];
  /** Row by row: how often this one did it to that one. */
  counts: readonly (readonly number[])[];
}
