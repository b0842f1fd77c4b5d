import { t } from '../texts/table';
import type { Aborted, AbortReason } from '../../../wire/scapegoat';
import type { App } from './app';

/** Why a count was stopped, in a word or two. */
export function reasonText(reason: AbortReason): string {
  return {
    notReady: t('abortNotReady'),
    wrongCard: t('abortWrongCard'),
    disturbed: t('abortDisturbed'),
    restarted: t('countRestarted'),
  }[reason];
}

/** Who stopped a count and why, as a sentence. */
export function abortText(here: App, { by, reason }: Aborted): string {
  if (reason === 'restarted') return t('countRestarted');
  const name = typeof by === 'object' ? here.name(by.seat) : t('theTableCapital');
  return t('countAborted', { name, reason: reasonText(reason) });
}
