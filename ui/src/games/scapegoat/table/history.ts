/** What the history says of each finished game. */
import { nameOf } from '../../../table/names';
import type { Report } from '../../../wire/scapegoat';
import type { GameHistory } from '../../game';
import { t } from '../texts/table';
import Figures from './Figures.svelte';

export const history: GameHistory = {
  players: ({ players }: Report) => players,
  winners: ({ outcome }: Report) => outcome.winners,
  ending: ({ outcome }: Report) =>
    ({ frame: t('endedByFrame'), cops: t('endedByCops'), abandoned: t('endedAbandoned') })[
      outcome.ending.how
    ],
  more: ({ outcome, players }: Report) =>
    outcome.scapegoat === null ? [] : [t('scapegoatWas', { name: nameOf(players[outcome.scapegoat]!) })],
  Figures,
  columns: {
    ending: ({ outcome }: Report) => outcome.ending.how,
    scapegoat: ({ outcome }: Report, seat) => (outcome.scapegoat === seat ? '1' : '0'),
    'mat said': ({ outcome, players }: Report, seat) =>
      outcome.matsSaid ? (players[outcome.matsSaid[seat]!]?.colour ?? '') : '',
  },
};
