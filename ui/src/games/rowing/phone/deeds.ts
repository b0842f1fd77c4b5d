import type { TakenView } from '../../../wire/rowing';
import { deedText } from '../ruling';
import type { Session } from './session';

/** What somebody did, and who. */
export const deed = ({ by, deed }: TakenView, session: Session) => ({ by, text: deedText(deed, session) });
