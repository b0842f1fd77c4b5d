/** Seats as the round table draws them, with what everybody may know. */
import type { Seat } from '../../../wire/wire';
import { t } from '../texts/table';
import type { App } from './app';

export function seatFace(here: App, seat: Seat) {
  const hand = here.view?.hands[seat];
  return {
    colour: here.colour(seat),
    name: here.name(seat),
    ...(hand && hand !== 'cards' ? { note: t(`hand.${hand}`) } : {}),
    ...here.phoneMark(seat),
  };
}
