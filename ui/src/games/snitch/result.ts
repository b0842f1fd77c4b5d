/** How a game ended, in words. */
import type { Outcome, Tally } from '../../wire/snitch';
import { listed } from '../../texts/index.svelte';
import type { Seat } from '../../wire/wire';
import { t } from './texts';

/** What told the winner from the next one, with both tie-breaks explained. */
export function reason(
  { standings, by, tied }: Tally,
  name: (seat: Seat) => string,
  me: Seat | null = null,
): string {
  const [first, second] = standings;
  if (!first || !second) return '';
  const { total, cards, lowest } = first;
  switch (by) {
    case 'sum':
      return t('by.sum', { total, other: second.total });
    case 'cards':
      return t('by.cards', { total, cards, other: second.cards });
    case 'lowest':
      // A snitch that doesn't count leaves no lowest card.
      return second.lowest === null || lowest === null
        ? t('by.snitchOnly', { total, cards })
        : t('by.lowest', { total, cards, lowest, other: second.lowest });
    case 'nothing':
      return me !== null && tied.includes(me)
        ? t('drawWithYou', { names: listed(tied.filter((seat) => seat !== me).map(name)) })
        : t('drawBetween', { names: listed(tied.map(name)) });
  }
}

export type Scored = Extract<Outcome, { how: 'scored' }>;

export function scored(outcome: Outcome): Scored | null {
  return outcome.how === 'scored' ? outcome : null;
}
