import type { TableView } from '../../wire/device.svelte';
import type { Seat } from '../../wire/wire';

/** Where nobody's phone sits, of those who play and those who sit this one out. */
export function freeSeats(table: Pick<TableView, 'seats'> | null): Seat[] {
  return (table?.seats ?? []).flatMap(({ by }, seat) => (by === 'phone' ? [] : [seat]));
}
