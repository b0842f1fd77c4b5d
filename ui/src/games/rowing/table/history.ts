/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import type { Own } from '../own';
import { t } from '../texts/table';
import Figures from './Figures.svelte';

export const history: GameHistory<Own> = {
  stopped: ({ details }) => details.ending === 'abandoned',
  ending: ({ details }) => t(`ended.${details.ending}`),
  Figures,
  columns: {
    ending: ({ details }) => details.ending,
    'shared win': ({ winners }, seat) => (winners.includes(seat) && winners.length > 1 ? '1' : '0'),
  },
};
