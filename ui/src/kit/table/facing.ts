import { facing, type Turn } from '../../look/seats';
import type { Seat } from '../../wire/wire';
import { narrow } from './narrow';
import type { TableApp } from './table-app.svelte';

type Here = Pick<TableApp, 'memory' | 'table' | 'seats'>;

/** How far a thing for one seat is turned, if the device is in the middle and people have said so. */
export function turnTo(here: Here, seat: Seat, halves = false): Turn {
  return here.memory.device.facing ? facing(seat, here.seats.length, halves) : 0;
}

/** The same for what concerns whoever's move it is. What concerns everybody stays as it is. */
export function turnNow(here: Here): Turn {
  const { what, seats } = here.table?.expects ?? {};
  // An upright phone is too narrow to be read from its sides.
  return what === 'move' && seats?.length === 1 ? turnTo(here, seats[0]!, narrow.current) : 0;
}
