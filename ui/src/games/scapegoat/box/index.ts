/** Scape Goat on the shelf: what the table screen knows of it before its box is opened. */
import type { TableGame } from '../../../kit/game';
import { FEWEST, MOST } from '../../../wire/scapegoat-constants';
import { settings } from '../settings';
import { BOX, t } from '../texts/box';
import type { View } from '../view';
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
