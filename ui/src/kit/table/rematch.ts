import type { TableApp } from './table-app.svelte';

/** Whether the same people play the same game with the same parts: all that is left to do is to put things back. */
export function isRematch(here: Pick<TableApp, 'table'>): boolean {
  return here.table?.rematch ?? false;
}
