/** Seats as the round table draws them, with what everybody may know. */
import type { TableApp } from '../../../table/table-app.svelte';
import type { Seat } from '../../../wire/wire';

export function seatFace(here: TableApp, seat: Seat) {
  const holder = here.table?.seats[seat];
  const tokens = here.view?.board?.tokens[seat] ?? 0;
  return {
    colour: here.colour(seat),
    name: here.name(seat),
    ...(tokens ? { preparation: tokens } : {}),
    ...(holder?.by === 'phone' ? { mark: holder.connected ? ('phone' as const) : ('away' as const) } : {}),
  };
}
