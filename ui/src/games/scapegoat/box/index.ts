/** Scape Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import { FEWEST, MOST } from '../../../wire/scapegoat-constants';
import type { Own } from '../own';
import { settings } from '../settings';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const scapegoat: TableGame<Own> = {
  id: 'scapegoat',
  fewest: FEWEST,
  most: MOST,
  texts: BOX,
  title: () => t('title'),
  Box,
  settings,
  turn: (view) => view.board?.turn ?? null,
  load: () => import('../table/main'),
};
