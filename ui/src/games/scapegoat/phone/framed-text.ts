import type { Seat } from '../../../wire/wire';
import { t } from '../texts/phone';
import type { Session } from './session';

/** Who is framed, as a heading. */
export function framedText(session: Session, framed: Seat[]): string {
  const { names, you } = session.some(framed);
  if (!you) return t('framed', { names });
  return names ? t('framedYouToo', { names }) : t('framedYou');
}
