import type { PlayerSession } from '../../../kit/phone/player-session.svelte';
import type { Own } from '../own';
import type { Who } from '../ruling';

/** One person who plays this game with a phone. */
export type Session = PlayerSession<Own>;

/** Everybody's name, for sentences on this phone. */
export function whoIs(session: Session): Who {
  return {
    name: (seat) => session.name(seat),
    names: (seats) => session.names(seats),
    get me() {
      return session.me;
    },
  };
}
