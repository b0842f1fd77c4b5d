/** The board as the row of location cards shows it. */
import type { Colour } from '../look/colours';
import type { PlaceName } from '../look/places';
import type { Location, View } from '../wire/scapegoat';

export interface Lying {
  location: Location;
  place: PlaceName;
  tokens: Colour[];
  preparation: number;
}

/** Before the game the tokens lie as they were drawn: one on each location from the left, then again. */
export function lying(view: View): Lying[] {
  const { plan, board, placement, step } = view;
  if (!plan) return [];
  const open = plan.row.length - 1;
  const at = board?.at ?? [];
  const isOnCops = step.name === 'copsCall' || step.name === 'copsCount' || step.name === 'point';
  return plan.row.map((location, k) => {
    const seats = board
      ? plan.players.map((_, seat) => seat).filter((seat) => at[seat] === location)
      : placement.filter((_, turn) => turn % open === k);
    return {
      location,
      place: cardOf(location, board?.side === 'frame', isOnCops),
      tokens: seats.map((seat) => plan.players[seat]!.colour),
      preparation: location === 'prepare' ? (board?.onCard ?? 2) : 0,
    };
  });
}

function cardOf(location: Location, isFlipped: boolean, copsCame: boolean): PlaceName {
  if (location === 'prepare' && isFlipped) return 'frame';
  if (location === 'cops' && copsCame) return 'copsArrived';
  return location;
}
