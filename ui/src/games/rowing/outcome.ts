/** How a game ended, in words. */
import type { Outcome } from '../../wire/rowing';
import type { Who } from './ruling';
import { t } from './texts';

export function outcomeText({ ending, winners }: Outcome, who: Who): { heading: string; text: string } {
  const isYou = who.me !== undefined && winners.includes(who.me);
  const win = t(isYou ? 'winsNow.you' : 'winsNow', { names: who.names(winners), count: winners.length });
  switch (ending) {
    case 'lifesaver':
      return { heading: win, text: t('winsWhy') };
    case 'allOut':
      return winners.length
        ? { heading: win, text: t('allOutWins') }
        : { heading: t('noWinner'), text: t('allOutNobody') };
    case 'abandoned':
      return { heading: t('gameStopped'), text: t('gameStoppedHint') };
  }
}
