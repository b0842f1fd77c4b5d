/** The board as the row of location cards shows it. */
import type { Colour } from '../../../look/colours';
import type { PlaceName } from '../look/places';
import type { Board, Location } from '../../../wire/scapegoat';
import type { View } from '../view';
import type { Seat } from '../../../wire/wire';

export interface Lying {
  location: Location;
  place: PlaceName;
  tokens: Colour[];
  preparation: number;
}

/** Where a token starts: one on each location from the left, then from the left again. */
function startOf(view: View, seat: Seat): Location {
  const row = view.plan!.row;
  return row[view.placement.indexOf(seat) % (row.length - 1)]!;
}

/** The board before the first turn. */
export function startingBoard(view: View): Board {
  const players = view.players;
  return {
    at: players.map((_, seat) => startOf(view, seat)),
    tokens: players.map(() => 0),
    onCard: 2,
    active: view.placement[0] ?? 0,
    turn: 1,
  };
}

/** What is on each location now, or at the start. */
export function lying(view: View): Lying[] {
  const { plan, step } = view;
  if (!plan) return [];
  const board = view.board ?? startingBoard(view);
  const isOnCops = step.name === 'copsCall' || step.name === 'copsCount' || step.name === 'point';
  return plan.row.map((location) => ({
    location,
    place: cardOf(location, board.onCard === 0, isOnCops),
    tokens: view.players.filter((_, seat) => board.at[seat] === location).map(({ colour }) => colour),
    preparation: location === 'prepare' ? board.onCard : 0,
  }));
}

function cardOf(location: Location, isFlipped: boolean, copsCame: boolean): PlaceName {
  if (location === 'prepare' && isFlipped) return 'frame';
  if (location === 'cops' && copsCame) return 'copsArrived';
  return location;
}
