/** Scape Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { View } from '../view';
import type { TableGame } from '../../game';
import { settings } from '../settings';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const scapegoat: TableGame = {
  id: 'scapegoat',
  fewest: 3,
  most: 6,
  texts: BOX,
  title: () => t('title'),
  Box,
  settings,
  turn: (view: View) => view.board?.turn ?? null,
  load: () => import('../table/main'),
};
