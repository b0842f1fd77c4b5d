/** Soplón on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import type { Own } from '../own';
import { settings } from '../settings';
import { shelf } from './shelf';

export const snitch: TableGame<Own> = {
  ...shelf,
  settings,
  load: () => import('../table/main'),
};
