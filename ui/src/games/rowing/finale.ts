/** What the end means for everybody at the table. */
import { isTold, type Act } from '../../kit/finale/timeline';
import type { Mood } from '../../look/moods';
import type { Hand, Outcome } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';
import { t } from './texts';

/** Who goes overboard, one after the other. */
export function overboard({ winners }: Outcome, seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => !winners.includes(seat));
}

export type Fate = 'overboard' | 'afloat';

/** What everybody may know about a player's fate at a moment. */
export function fateAt(
  outcome: Outcome,
  seats: readonly Seat[],
  seat: Seat,
  { act, shown }: { act: Act; shown: number },
): Fate | null {
  const place = overboard(outcome, seats).indexOf(seat);
  if (place >= 0) return place < shown ? 'overboard' : null;
  return isTold({ act }) ? 'afloat' : null;
}

/** Whoever falls in the water is startled first; the tears come when somebody else wins. */
export function moodOf(fate: Fate | null, act: Act): Mood | null {
  if (fate === 'afloat') return 'gloating';
  if (fate === null) return null;
  return act === 'steps' ? 'shocked' : 'crying';
}

/** Why somebody went overboard. */
export function reasonOf(hand: Hand | undefined): string {
  return t(`finale.${hand ?? 'cards'}`);
}

/** What a phone says to its owner. */
export function lineFor({ winners }: Outcome, me: Seat, hand: Hand | undefined): string {
  if (winners.includes(me)) return t(winners.length === 1 ? 'you.win' : 'you.winTogether');
  return winners.length ? t(`you.${hand ?? 'cards'}`) : t('you.nobody');
}
