/** The games on the shelf of the table screen. */
import type { TableGame } from '../kit/game';
import { rowing } from './rowing/box';
import { scapegoat } from './scapegoat/box';
import { snitch } from './snitch/box';

export const TABLE_GAMES: readonly TableGame[] = [scapegoat, rowing, snitch];
