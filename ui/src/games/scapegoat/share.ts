/** What a finished game has to tell. */
import type { Player } from '../../kit/game';
import type { Result } from '../../kit/share/result';
import { spots, areaOf } from '../../look/seats';
import { arcs } from './look/arrows';
import type { View } from './own';
import { t } from './texts';

interface Said {
  heading: string;
  text: string;
}

/** Null if it was stopped, or if nobody knows who the scapegoat was. */
export function resultOf(
  { step, placement }: View,
  players: readonly Player[],
  name: (seat: number) => string,
  said: Said,
): Result | null {
  if (step.name !== 'over' || step.outcome.scapegoat === null) return null;
  const { scapegoat, winners, matsSaid } = step.outcome;
  const area = areaOf('landscape', players.length);
  const places = spots(players.length, 'landscape');
  const pointing = (matsSaid ?? []).map((to, from) => ({ from, to }));
  return {
    title: t('gameTitle'),
    ...said,
    poster: { heading: t('role.scapegoat'), seats: [scapegoat] },
    people: players.map(({ colour }, seat) => ({
      name: name(seat),
      colour,
      won: winners.includes(seat),
      role: t(seat === scapegoat ? 'role.scapegoat' : 'role.conspirator'),
    })),
    arrows: arcs(pointing, places, area).map((arrow, k) => ({ ...pointing[k]!, ...arrow })),
    standings: [],
    starter: placement[0] ?? null,
  };
}
