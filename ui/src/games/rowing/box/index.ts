/** Row Your Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import { FEWEST, MOST } from '../../../wire/rowing-constants';
import type { Own } from '../own';
import { settings } from '../settings';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const rowing: TableGame<Own> = {
  id: 'rowing',
  fewest: FEWEST,
  most: MOST,
  texts: BOX,
  title: () => t('title'),
  Box,
  settings,
  tools: [{ page: 'judge', icon: 'eye', label: () => t('judgeGrid') }],
  load: () => import('../table/main'),
};
