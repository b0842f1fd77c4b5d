/** What somebody did, in words. */
import { t } from '../texts/table';
import type { TakenView } from '../../../wire/scapegoat';
import type { App } from './app';

export function deedText({ by, deed }: TakenView, here: App): string {
  const name = typeof by === 'object' ? here.name(by.seat) : t('theTable');
  switch (deed.type) {
    case 'moved':
      return t('deedMoved', { name, place: t(placeWord(deed.to, here)) });
    case 'spied':
      return t('deedSpied', { name, other: here.name(deed.on) });
    case 'tradeAsked':
      return t('deedAsked', { name: here.name(deed.by), other: here.name(deed.with) });
    case 'traded':
      return t('deedTraded', { name, other: here.name(deed.with) });
    case 'stashed':
      return t('deedStashed', { name, slot: deed.slot });
    case 'prepared':
      return t('deedPrepared', { name });
    case 'stole':
      return t('deedStole', { name, other: here.name(deed.from) });
    case 'frameCalled':
      return t('deedFrameCalled', { name: here.name(deed.by) });
    case 'frameFailed':
      return t('deedFrameFailed');
    case 'frameSucceeded':
      return t('deedFrameSucceeded');
    case 'swapped':
      return t('deedSwapped', { name });
    case 'copsCalled':
      return t('deedCops', { name: here.name(deed.by) });
    case 'restated':
      return t('deedRestated');
    case 'untracked':
      return t('deedUntracked');
  }
}

function placeWord(to: 'prepare' | 'spy' | 'trade' | 'stash' | 'cops', here: App) {
  return to === 'prepare' && here.view?.board?.side === 'frame' ? 'frame' : to;
}
