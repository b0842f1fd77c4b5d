/** Row Your Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import type { Own } from '../own';
import { settings } from '../settings';
import { t } from '../texts/box';
import { shelf } from './shelf';

export const rowing: TableGame<Own> = {
  ...shelf,
  settings,
  tools: [{ page: 'judge', icon: 'eye', label: () => t('judgeGrid') }],
  load: () => import('../table/main'),
};
