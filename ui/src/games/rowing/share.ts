/** What a finished game has to tell. */
import type { Player } from '../../kit/game';
import type { Result } from '../../kit/share/result';
import { outcomeText } from './outcome';
import type { View } from './own';
import type { Who } from './ruling';
import { t } from './texts';

/** Null if it was stopped. */
export function resultOf({ step, starter }: View, players: readonly Player[], who: Who): Result | null {
  if (step.name !== 'over' || step.outcome.ending === 'abandoned') return null;
  const { winners } = step.outcome;
  return {
    title: t('gameTitle'),
    ...outcomeText(step.outcome, who),
    poster: { heading: winners.length ? t('role.winner') : t('noWinner'), seats: winners },
    people: players.map(({ colour }, seat) => ({
      name: who.name(seat),
      colour,
      won: winners.includes(seat),
      ...(winners.includes(seat) ? { role: t('role.winner') } : {}),
    })),
    arrows: [],
    standings: [],
    starter: starter?.seat ?? null,
  };
}
