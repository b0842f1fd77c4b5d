/** Somebody is down to one card or has none left: that's what people shout about, so every screen says it for a moment. */
import type { Hand } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';

export interface Shout {
  seat: Seat;
  hand: 'called' | 'out';
}

export const SHOWN_FOR = 3200;

/** What is news, if anything is. `isOn` says whether there is anything to shout about: once a game is decided there isn't. */
export function followShouts(
  hands: () => readonly Hand[],
  isOn: () => boolean,
  onshout?: (shout: Shout) => void,
): { readonly now: Shout | null } {
  let now = $state.raw<Shout | null>(null);
  let known: readonly Hand[] | null = null;
  $effect(() => {
    const before = known;
    known = hands();
    const seat = known.findIndex((hand, seat) => hand !== 'cards' && before && hand !== before[seat]);
    if (seat < 0 || !isOn()) return;
    now = { seat, hand: known[seat] as Shout['hand'] };
    onshout?.(now);
  });
  $effect(() => {
    if (!now) return;
    if (!isOn()) {
      now = null;
      return;
    }
    const end = setTimeout(() => (now = null), SHOWN_FOR);
    return () => clearTimeout(end);
  });
  return {
    get now() {
      return now;
    },
  };
}
