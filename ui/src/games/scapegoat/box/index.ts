/** Scape Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import type { Own } from '../own';
import { settings } from '../settings';
import { shelf } from './shelf';

export const scapegoat: TableGame<Own> = {
  ...shelf,
  settings,
  turn: (view) => view.board?.turn ?? null,
  load: () => import('../table/main'),
};
