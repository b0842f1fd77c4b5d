/** What a view says of the last step, in games where it can be undone. */
interface Undoable {
  undo: unknown;
  undone: unknown;
  /** Only for a seat. */
  mine: { mayUndo: boolean } | null;
}

/** Null in all other games. */
export function undoable(view: unknown): Undoable | null {
  return typeof view === 'object' && view && 'undo' in view ? (view as Undoable) : null;
}
