/** The names of people and lists of them, as a sentence needs them. */
import { capital, spoken, t } from '../texts/index.svelte';
import type { Player } from '../wire/scapegoat';
import type { Seat } from '../wire/wire';

/** The own name, or the colour's where nobody wrote one. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  return player ? player.name || capital(t(player.colour)) : '';
}

/** “Ana, Ben and Zoë”. */
export function namesOf(players: readonly Player[], seats: readonly Seat[]): string {
  const names = seats.map((seat) => nameOf(players, seat));
  return new Intl.ListFormat(spoken()).format(names);
}
