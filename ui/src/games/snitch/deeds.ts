/** What somebody did, in a few words: for the undo button, and for what was undone. */
import type { Aborted, Deed } from '../../wire/snitch';
import type { Seat } from '../../wire/wire';
import { cardName } from './cards';
import { t } from './texts';

type Name = (seat: Seat) => string;

export function deedText(deed: Deed, name: Name): string {
  switch (deed.type) {
    case 'played':
      return t('deed.played', { card: cardName(deed.card) });
    case 'added':
      return t('deed.added', { name: name(deed.to) });
    case 'eliminated':
      return t(deed.attempt.was === 'wrong' ? 'deed.missed' : 'deed.eliminated', { name: name(deed.by) });
    case 'closed':
      return t('deed.closed', { name: name(deed.by) });
    default:
      return t(`deed.${deed.type}`);
  }
}

/** Who stopped the last count, and why. */
export function abortText({ by, reason }: Aborted, name: Name, table: string): string {
  if (reason === 'restarted') return t('stop.restarted');
  return t('countStopped', {
    name: typeof by === 'object' ? name(by.seat) : table,
    reason: t(`stop.${reason}`),
  });
}
