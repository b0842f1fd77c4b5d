/** Entering a grid: whoever taps cards fills the cells in order, whoever taps cells first says where. */
import type { Card, Grid, Pile } from '../../../wire/rowing';
import { CELLS } from '../../../wire/rowing-constants';

export interface Board {
  cells: (Pile | null)[];
  /** Cells that the next card goes on. */
  chosen: number[];
}

export function emptyBoard(): Board {
  return { cells: Array.from({ length: CELLS }, () => null), chosen: [] };
}

/** The cell that comes next if nobody chooses one: the first gap. */
export function nextCell({ cells, chosen }: Board): number | null {
  const gap = cells.indexOf(null);
  return chosen.length || gap < 0 ? null : gap;
}

/** Tapping a cell chooses it, and tapping it again doesn't. */
export function choose(board: Board, cell: number): Board {
  const others = board.chosen.filter((other) => other !== cell);
  return { ...board, chosen: others.length < board.chosen.length ? others : [...others, cell] };
}

/** Puts the card, or none, on the chosen cells. A pile keeps its height. */
export function put(board: Board, card: Card | null): Board {
  const next = nextCell(board);
  const on = next === null ? board.chosen : [next];
  const cells = board.cells.map((pile, cell) => {
    if (!on.includes(cell)) return pile;
    return card && { card, height: pile?.height ?? 1 };
  });
  return { cells, chosen: [] };
}

export function heighten(board: Board, cell: number, by: number): Board {
  const cells = board.cells.map((pile, k) =>
    pile && k === cell ? { ...pile, height: Math.max(1, pile.height + by) } : pile,
  );
  return { ...board, cells };
}

export function gridOf({ cells }: Board): Grid {
  return cells;
}

export function isEmpty({ cells }: Board): boolean {
  return cells.every((pile) => !pile);
}
