/** Seats as the round table draws them, with what everybody may know. */
import type { Outcome } from '../../../wire/rowing';
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

/** The same about somebody once the game is over. */
export function endOf({ ending, winners }: Outcome, seat: Seat, name: (seat: Seat) => string) {
  if (ending === 'abandoned') return {};
  const hasWon = winners.includes(seat);
  return {
    active: hasWon,
    mood: hasWon ? ('gloating' as const) : ('crying' as const),
    says: t('hasWon', { name: name(seat) }),
    ...(hasWon ? { note: t('winner'), mark: 'done' as const } : {}),
  };
}
