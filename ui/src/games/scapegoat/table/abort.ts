import type { Aborted } from '../../../wire/scapegoat';
import { t } from '../texts/table';
import type { Seat } from '../../../wire/wire';

/** Who stopped a count and why, as a sentence. */
export function abortText({ name }: { name: (seat: Seat) => string }, { by, reason }: Aborted): string {
  if (reason === 'restarted') return t('countRestarted');
  const who = typeof by === 'object' ? name(by.seat) : t('theTableCapital');
  return t('countStopped', { name: who, reason: t(`stop.${reason}`) });
}
