/** Scape Goat on the shelf: what the table screen knows of it before its box is opened. */
import { FEWEST, MOST } from '../../../wire/scapegoat-constants';
import type { View } from '../view';
import type { TableGame } from '../../game';
import { settings } from '../settings';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const scapegoat: TableGame = {
  id: 'scapegoat',
  fewest: FEWEST,
  most: MOST,
  texts: BOX,
  title: () => t('title'),
  Box,
  settings,
  turn: (view: View) => view.board?.turn ?? null,
  load: () => import('../table/main'),
};
