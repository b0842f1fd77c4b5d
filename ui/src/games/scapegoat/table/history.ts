/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import { list, nameOf } from '../../../kit/table/names';
import type { Seat } from '../../../wire/wire';
import type { Own } from '../own';
import { t } from '../texts/table';
import { figures, frames } from './statistics';

export const history: GameHistory<Own> = {
  stopped: ({ details }) => details.ending.how === 'abandoned',
  ending: ({ details }) =>
    ({ frame: t('endedByFrame'), cops: t('endedByCops'), abandoned: t('endedAbandoned') })[
      details.ending.how
    ],
  more: ({ details, players }) =>
    details.scapegoat === null ? [] : [t('scapegoatWas', { name: nameOf(players[details.scapegoat]!) })],
  told: ({ details: { ending }, players }) => {
    if (ending.how === 'abandoned') return [];
    const by = nameOf(players[ending.by]!);
    if (ending.how === 'cops') return [t('past.cops', { by })];
    const names = list(ending.framed.map((seat) => nameOf(players[seat]!)));
    return [t('past.frame', { by, names, count: ending.framed.length })];
  },
  fate: ({ details: { scapegoat, matsSaid, arrows }, players }, seat) => {
    const name = (of: Seat) => nameOf(players[of]!);
    const arrow = arrows[seat];
    return [
      ...(scapegoat === seat ? [t('role.scapegoat')] : []),
      ...(matsSaid ? [t('past.mat', { name: name(matsSaid[seat]!) })] : []),
      ...(typeof arrow === 'number' ? [t('past.arrow', { name: name(arrow) })] : []),
    ];
  },
  figures: (games) => {
    const framing = frames(games, nameOf);
    return [
      {
        heading: t('byPlayer'),
        total: t('games'),
        lines: figures(games, nameOf).map(({ asScapegoat, asConspirator, ...line }) => ({
          ...line,
          counts: [asScapegoat, asConspirator, line.games - asScapegoat - asConspirator],
        })),
        kinds: [
          { label: t('winsAsScapegoat'), colour: 'var(--danger)' },
          { label: t('winsAsConspirator'), colour: 'var(--felt)', texture: 'striped' },
          { label: t('losses'), colour: 'var(--paper)' },
        ],
      },
      ...(framing
        ? [{ heading: t('whoFrames'), summary: t('whoFramesHint'), corner: t('framedBy'), ...framing }]
        : []),
    ];
  },
  columns: {
    ending: ({ details }) => details.ending.how,
    scapegoat: ({ details }, seat) => (details.scapegoat === seat ? '1' : '0'),
    'mat said': ({ details, players }, seat) =>
      details.matsSaid ? (players[details.matsSaid[seat]!]?.colour ?? '') : '',
  },
};
