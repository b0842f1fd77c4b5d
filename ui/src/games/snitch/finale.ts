/** What the end means for everybody at the table. */
import type { Mood } from '../../look/moods';
import type { Standing } from '../../wire/snitch';
import type { Seat } from '../../wire/wire';
import type { Scored } from './result';
import { t } from './texts';

/** Whose total is shown one by one, highest first; the last one is the reveal. */
export function stepsOf({ tally }: Scored): Standing[] {
  return tally.standings.slice(1).reverse();
}

/** The best, who may share the first place. */
export function winnersOf({ tally }: Scored): Seat[] {
  return tally.winner === null ? tally.tied : [tally.winner];
}

export function moodOf(outcome: Scored, seat: Seat): Mood {
  if (winnersOf(outcome).includes(seat)) return 'gloating';
  if (outcome.closer === seat) return 'guilty';
  return outcome.tally.standings.at(-1)?.seat === seat ? 'crying' : 'shocked';
}

/** What a phone says to its owner. */
export function lineFor(outcome: Scored, me: Seat): string {
  const { tally, closer } = outcome;
  if (tally.winner === me) return t(closer === me ? 'you.closedAndWon' : 'you.win');
  if (tally.tied.includes(me)) return t('you.tied');
  if (closer === me) return t('you.closedAndLost');
  if (tally.standings.at(-1)?.seat === me) return t('you.last');
  const isNext = tally.standings[1]?.seat === me;
  return t(isNext && tally.by !== 'sum' && tally.by !== 'nothing' ? 'you.tieBreak' : 'you.lost');
}
