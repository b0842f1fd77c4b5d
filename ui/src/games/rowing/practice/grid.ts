/** The grid of a practice turn: nearly full, without a set until the second card is played. */
import type { Card } from '../../../wire/rowing';

/** The one cell without a card: mine goes there, and there's still no set. */
export const GAP = 4;
export const MINE: Card = { boat: 'rowingBoat', colour: 'blue' };

/** The next player covers this one. Then the middle row has three boats of one kind, in three colours. */
export const THEIR_CELL = 5;
export const THEIRS: Card = { boat: 'rowingBoat', colour: 'pink' };

export const GRID: readonly (Card | null)[] = [
  { boat: 'raft', colour: 'pink' },
  { boat: 'jetSki', colour: 'orange' },
  { boat: 'floatRing', colour: 'blue' },
  { boat: 'rowingBoat', colour: 'yellow' },
  null,
  { boat: 'raft', colour: 'orange' },
  { boat: 'floatRing', colour: 'orange' },
  { boat: 'raft', colour: 'yellow' },
  { boat: 'jetSki', colour: 'yellow' },
];
