/** Four people for the examples of the lesson. */
import type { Colour } from '../../../look/colours';
import { capital, listed, t } from '../../../texts/index.svelte';
import type { Seat } from '../../../wire/wire';

const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green'];

export function everybody(): { seat: Seat; colour: Colour; name: string }[] {
  return COLOURS.map((colour, seat) => ({ seat, colour, name: capital(t(colour)) }));
}

export function nameOf(seat: Seat): string {
  return everybody()[seat]!.name;
}

export function namesOf(seats: readonly Seat[]): string {
  return listed(seats.map(nameOf));
}
