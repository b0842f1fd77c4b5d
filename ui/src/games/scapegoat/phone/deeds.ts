import { t } from '../texts/phone';
import type { TakenView } from '../../../wire/scapegoat';
import type { Session } from './session';

/** What somebody did, and who. */
export function deed({ by, deed }: TakenView, session: Session) {
  return { by, text: deedText(deed, session) };
}

function deedText(deed: TakenView['deed'], session: Session): string {
  switch (deed.type) {
    case 'moved':
      // Once the tokens are gone, the card is flipped to its other side.
      return t('deedMoved', {
        place: t(deed.to === 'prepare' ? (session.game?.board?.side ?? 'prepare') : deed.to),
      });
    case 'spied':
      return t('deedSpied', { name: session.other(deed.on) });
    case 'tradeAsked':
      return t('deedAsked', { name: session.other(deed.with) });
    case 'traded':
      return t('deedTraded', { name: session.other(deed.with) });
    case 'stole':
      return t('deedStole', { name: session.other(deed.from) });
    case 'stashed':
      return t('stash');
    case 'prepared':
      return t('preparationToken');
    case 'swapped':
      return t('evidenceSwap');
    case 'frameCalled':
    case 'frameFailed':
    case 'frameSucceeded':
      return t('frameAttempt');
    case 'copsCalled':
      return t('cops');
    default:
      return t('lastStep');
  }
}
