/** Scape Goat as its box on the shelf shows it. */
import type { ShelfGame } from '../../../kit/game';
import { FEWEST, MOST } from '../../../wire/scapegoat-constants';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const shelf: ShelfGame = {
  id: 'scapegoat',
  fewest: FEWEST,
  most: MOST,
  texts: BOX,
  title: () => t('title'),
  Box,
};
