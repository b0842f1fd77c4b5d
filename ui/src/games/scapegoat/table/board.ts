/** The board as the row of location cards shows it. */
import type { Colour } from '../../../look/colours';
import type { Location } from '../../../wire/scapegoat';
import type { PlaceName } from '../look/places';
import type { View } from '../own';
import { t } from '../texts/table';

export interface Lying {
  location: Location;
  place: PlaceName;
  tokens: Colour[];
  preparation: number;
}

/** What is on each location now, or at the start. */
export function lying(view: View): Lying[] {
  const { plan, step } = view;
  if (!plan) return [];
  const board = view.board ?? view.start!;
  const isOnCops = step.name === 'copsCall' || step.name === 'copsCount' || step.name === 'point';
  return plan.row.map((location) => ({
    location,
    place: cardOf(location, board.onCard === 0, isOnCops),
    tokens: view.players.filter((_, seat) => board.at[seat] === location).map(({ colour }) => colour),
    preparation: location === 'prepare' ? board.onCard : 0,
  }));
}

/** What a tap on a location does. */
export function moveLabel({ location, place }: Lying): string {
  return location === 'cops' ? t('goToCops') : t('moveTo', { place: t(place) });
}

function cardOf(location: Location, isFlipped: boolean, copsCame: boolean): PlaceName {
  if (location === 'prepare' && isFlipped) return 'frame';
  if (location === 'cops' && copsCame) return 'copsArrived';
  return location;
}
