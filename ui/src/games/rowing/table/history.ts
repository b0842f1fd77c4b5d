/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import { nameOf } from '../../../kit/table/names';
import type { Own } from '../own';
import { t } from '../texts/table';
import { figures } from './statistics';

export const history: GameHistory<Own> = {
  stopped: ({ details }) => details.ending === 'abandoned',
  ending: ({ details }) => t(`ended.${details.ending}`),
  figures: (games) => [
    {
      heading: t('byPlayer'),
      total: t('games'),
      lines: figures(games, nameOf).map(({ alone, shared, ...line }) => ({
        ...line,
        counts: [alone, shared, line.games - alone - shared],
      })),
      kinds: [
        { label: t('winsAlone'), colour: 'var(--amber-deep)' },
        { label: t('winsShared'), colour: 'var(--felt)', texture: 'striped' },
        { label: t('losses'), colour: 'var(--paper)' },
      ],
    },
  ],
  columns: {
    ending: ({ details }) => details.ending,
    'shared win': ({ winners }, seat) => (winners.includes(seat) && winners.length > 1 ? '1' : '0'),
  },
};
