import type { Aborted } from '../../../wire/scapegoat';
import { t } from '../texts/table';
import type { App } from './app';

/** Who stopped a count and why, as a sentence. */
export function abortText(here: App, { by, reason }: Aborted): string {
  if (reason === 'restarted') return t('countRestarted');
  const name = typeof by === 'object' ? here.name(by.seat) : t('theTableCapital');
  return t('countStopped', { name, reason: t(`stop.${reason}`) });
}
