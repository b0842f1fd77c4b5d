/** What the history says of each finished game. */
import { nameOf } from '../../../table/names';
import type { GameHistory } from '../../game';
import { t } from '../texts/table';
import Figures from './Figures.svelte';
import type { Game } from './statistics';

export const history: GameHistory = {
  stopped: ({ details }: Game) => details.ending.how === 'abandoned',
  ending: ({ details }: Game) =>
    ({ frame: t('endedByFrame'), cops: t('endedByCops'), abandoned: t('endedAbandoned') })[
      details.ending.how
    ],
  more: ({ details, players }: Game) =>
    details.scapegoat === null ? [] : [t('scapegoatWas', { name: nameOf(players[details.scapegoat]!) })],
  Figures,
  columns: {
    ending: ({ details }: Game) => details.ending.how,
    scapegoat: ({ details }: Game, seat) => (details.scapegoat === seat ? '1' : '0'),
    'mat said': ({ details, players }: Game, seat) =>
      details.matsSaid ? (players[details.matsSaid[seat]!]?.colour ?? '') : '',
  },
};
