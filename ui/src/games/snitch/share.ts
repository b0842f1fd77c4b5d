/** What a finished game has to tell. */
import type { Player } from '../../kit/game';
import type { Result } from '../../kit/share/result';
import type { View } from '../../wire/snitch';
import type { Seat } from '../../wire/wire';
import { winnersOf } from './finale';
import { reason, scored } from './result';
import { t } from './texts';

/** Null if it was stopped. */
export function resultOf(
  { step, starter }: View,
  players: readonly Player[],
  name: (seat: Seat) => string,
): Result | null {
  const outcome = step.name === 'over' ? scored(step.outcome) : null;
  if (!outcome) return null;
  const { tally, closer } = outcome;
  const winners = winnersOf(outcome);
  return {
    title: t('gameTitle'),
    heading: tally.winner === null ? t('draw') : t('resultOf', { name: name(tally.winner) }),
    text: reason(tally, name),
    poster: { heading: tally.winner === null ? t('draw') : t('role.winner'), seats: winners },
    people: players.map(({ colour }, seat) => ({
      name: name(seat),
      colour,
      won: winners.includes(seat),
      score: tally.totals[seat]!,
      ...(seat === closer ? { role: t('theCloser') } : {}),
    })),
    arrows: [],
    standings: tally.standings.map(({ seat }) => seat),
    starter,
  };
}
