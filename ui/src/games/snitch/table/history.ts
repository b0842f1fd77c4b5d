/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import { nameOf } from '../../../kit/table/names';
import { corner } from '../cards';
import type { Own } from '../own';
import { reason, scored } from '../result';
import { t } from '../texts/table';
import { figures } from './statistics';

export const history: GameHistory<Own> = {
  stopped: ({ details }) => !scored(details),
  ending: ({ details }) => {
    const outcome = scored(details);
    if (!outcome) return t('endedAbandoned');
    return outcome.tally.winner === null ? t('endedDraw') : t('endedScored');
  },
  more: ({ details, players }) => {
    const outcome = scored(details);
    if (!outcome) return [];
    const totals = outcome.tally.standings.map(({ seat, total }) => `${nameOf(players[seat]!)} ${total}`);
    return [totals.join(', ')];
  },
  told: ({ details, players }) => {
    const outcome = scored(details);
    return outcome ? [reason(outcome.tally, (seat) => nameOf(players[seat]!))] : [];
  },
  fate: ({ details }, seat) => {
    const outcome = scored(details);
    if (!outcome) return [];
    const points = t('points', { count: outcome.tally.totals[seat]! });
    const cards = outcome.districts[seat]!.map(corner).join(', ');
    return [cards ? `${points} (${cards})` : points, ...(outcome.closer === seat ? [t('closedMark')] : [])];
  },
  figures: (games) => {
    const lines = figures(games, nameOf);
    return [
      {
        heading: t('byPlayer'),
        total: t('games'),
        lines: lines.map(({ name, colour, games, wins, closed, closedAndWon: both }) => ({
          name,
          colour,
          counts: [both, wins - both, closed - both, games - wins - closed + both],
        })),
        kinds: [
          { label: t('closedAndWon'), colour: 'var(--amber-deep)' },
          { label: t('otherWins'), colour: 'var(--felt)', texture: 'striped' },
          { label: t('closedAndLost'), colour: 'var(--danger)', texture: 'dotted' },
          { label: t('otherLosses'), colour: 'var(--paper)' },
        ],
      },
      {
        heading: t('pointsEach'),
        total: t('pointsEach'),
        lines: lines.map(({ name, colour, games, points }) => ({
          name,
          colour,
          counts: [Math.round((10 * points) / games) / 10],
        })),
        kinds: [{ label: t('pointsEach'), colour: 'var(--amber-deep)' }],
      },
    ];
  },
  columns: {
    ending: ({ details }) => details.how,
    total: ({ details }, seat) => String(scored(details)?.tally.totals[seat] ?? ''),
    cards: ({ details }, seat) => (scored(details)?.districts[seat] ?? []).map(corner).join(' '),
    closed: ({ details }, seat) => (scored(details)?.closer === seat ? '1' : '0'),
  },
};
