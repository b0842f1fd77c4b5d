/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import { t } from '../texts/table';
import Figures from './Figures.svelte';
import type { Game } from './statistics';

export const history: GameHistory = {
  stopped: ({ details }: Game) => details.ending === 'abandoned',
  ending: ({ details }: Game) => t(`ended.${details.ending}`),
  Figures,
  columns: {
    ending: ({ details }: Game) => details.ending,
    'shared win': ({ winners }: Game, seat) => (winners.includes(seat) && winners.length > 1 ? '1' : '0'),
  },
};
