/** Soplón as its box on the shelf shows it. */
import type { ShelfGame } from '../../../kit/game';
import { FEWEST, MOST } from '../../../wire/snitch-constants';
import { BOX, t } from '../texts/box';
import Box from './Box.svelte';

export const shelf: ShelfGame = {
  id: 'snitch',
  fewest: FEWEST,
  most: MOST,
  texts: BOX,
  title: () => t('title'),
  Box,
};
