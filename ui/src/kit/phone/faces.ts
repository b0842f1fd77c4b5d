import type { Seat } from '../../wire/wire';
import type { PlayerSession } from './player-session.svelte';

type Session = Pick<PlayerSession, 'seats' | 'colour' | 'name'>;

/** Everybody to choose from, or these; no first screen needs that. */
export const facesOf = (session: Session, seats: readonly Seat[] = session.seats) =>
  seats.map((seat) => ({ seat, colour: session.colour(seat), name: session.name(seat) }));
