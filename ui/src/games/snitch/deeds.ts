/** What somebody did, in a few words: for the undo button, and for what was undone. */
import type { Aborted, Deed, TakenView } from '../../wire/snitch';
import type { Seat } from '../../wire/wire';
import { cardName } from './cards';
import { t } from './texts';

type Name = (seat: Seat) => string;
/** Null for the player whose phone it is. */
type Called = (seat: Seat) => string | null;

function deedText(deed: Deed, name: Called): string {
  switch (deed.type) {
    case 'played':
      return t('deed.played', { card: cardName(deed.card) });
    case 'added':
      return t('deed.added', { name: name(deed.to) });
    case 'eliminated':
      return t(deed.attempt.was === 'wrong' ? 'deed.missed' : 'deed.eliminated');
    default:
      return t(`deed.${deed.type}`);
  }
}

/** The same with the name of the player, if it needn't have been the one whose turn it was. */
export function deedOf(deed: Deed, name: Name): string {
  const text = deedText(deed, name);
  return 'by' in deed ? t('deedOf', { name: name(deed.by), deed: text }) : text;
}

/** What somebody did, and who, even if it was tapped at the table. */
export function deed({ by, deed }: TakenView, { other }: { other: Called }) {
  return { by: 'by' in deed ? { seat: deed.by } : by, text: deedText(deed, other) };
}

/** Who stopped the last count, and why. */
export function abortText({ by, reason }: Aborted, name: Called, table: string): string {
  if (reason === 'restarted') return t('stop.restarted');
  return t('countStopped', {
    name: typeof by === 'object' ? name(by.seat) : table,
    reason: t(`stop.${reason}`),
  });
}
