/** Players' names and lists of names, as sentences need them. */
import { capital, listed, t } from '../../texts/index.svelte';
import type { Seat } from '../../wire/wire';
import type { Player } from '../game';

/** The player's name, or the name of the colour if nobody entered one. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  const player = players[seat];
  return player ? player.name || capital(t(player.colour)) : '';
}

/** “Ana, Ben and Zoë”. */
export function namesOf(players: readonly Player[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => nameOf(players, seat)));
}
