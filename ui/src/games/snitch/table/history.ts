/** What the history says of each finished game. */
import type { GameHistory } from '../../../kit/game';
import { nameOf } from '../../../kit/table/names';
import { corner } from '../cards';
import type { Own } from '../own';
import { reason, scored } from '../result';
import { t } from '../texts/table';
import Figures from './Figures.svelte';

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
  Figures,
  columns: {
    ending: ({ details }) => details.how,
    total: ({ details }, seat) => String(scored(details)?.tally.totals[seat] ?? ''),
    cards: ({ details }, seat) => (scored(details)?.districts[seat] ?? []).map(corner).join(' '),
    closed: ({ details }, seat) => (scored(details)?.closer === seat ? '1' : '0'),
  },
};
