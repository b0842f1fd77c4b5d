/** Seats as the round table draws them, with what everybody may know. */
import type { Seat } from '../../../wire/wire';
import { t } from '../texts/table';
import type { App } from './app';

export function seatFace(here: App, seat: Seat) {
  const hand = here.view?.hands[seat];
  return {
    ...here.face(seat),
    ...(hand && hand !== 'cards' ? { note: t(`hand.${hand}`) } : {}),
  };
}
