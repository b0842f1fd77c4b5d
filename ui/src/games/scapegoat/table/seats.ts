/** Seats as the round table draws them, with what everybody may know. */
import type { Seat } from '../../../wire/wire';
import PreparationToken from '../look/PreparationToken.svelte';
import { t } from '../texts/table';
import type { App } from './app';

/** Preparation tokens in front of a player. */
export function preparationTokens(count: number) {
  return { count, label: t('preparationTokens', { count }), Piece: PreparationToken };
}

export function seatFace(here: App, seat: Seat) {
  const tokens = here.view?.board?.tokens[seat] ?? 0;
  return {
    ...here.face(seat),
    ...(tokens ? { pieces: preparationTokens(tokens) } : {}),
  };
}
