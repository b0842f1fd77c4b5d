/** The games for screens that only watch, in the order of the shelf. */
import type { WatchGame } from '../kit/game';
import { shelf as rowing } from './rowing/box/shelf';
import { shelf as scapegoat } from './scapegoat/box/shelf';
import { shelf as snitch } from './snitch/box/shelf';

export const WATCH_GAMES: readonly WatchGame[] = [
  { ...scapegoat, load: () => import('./scapegoat/watch/main') },
  { ...rowing, load: () => import('./rowing/watch/main') },
  { ...snitch, load: () => import('./snitch/watch/main') },
];
