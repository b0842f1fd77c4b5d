import type { Colour } from '../../../look/colours';

/** The players of the examples. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
