/** The games that a phone can play, under the names that the host uses. A phone loads only the one its table plays. */
import type { PhoneGames } from '../kit/game';

export const PHONE_GAMES: PhoneGames = {
  rowing: () => import('./rowing/phone/main'),
  scapegoat: () => import('./scapegoat/phone/main'),
  snitch: () => import('./snitch/phone/main'),
};
