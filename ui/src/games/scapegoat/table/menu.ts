/** What this game adds to the menu. */
import type { Menu } from '../../../kit/table/menu';
import { t } from '../texts/table';
import type { App } from './app';
import Restate from './Restate.svelte';

export function menu(here: App): Menu {
  const { view } = here;
  const step = view?.step.name;
  const isOver = step === 'over';
  return {
    help: {
      isFollowed: view?.followed ?? null,
      onfree: () => here.play({ type: 'untrack' }),
      onplan: (isFree) => plan(here, isFree),
      Restate,
    },
    after: [
      !!view?.dice &&
        !isOver && {
          icon: 'star',
          label: t('newRoll'),
          opens: {
            question: t('newRoll'),
            means: t('newRollMeans'),
            yes: t('newRollYes'),
            no: t('keepPlaying'),
            onyes: () => rollAnew(here),
          },
        },
    ],
    end: !isOver && step !== 'setup' && { question: t('endGameQuestion'), means: t('endGameMeans') },
  };
}

async function rollAnew(here: App) {
  if (await here.play({ type: 'abandon' })) await here.ask({ what: 'again' });
}

async function plan(here: App, isFree: boolean) {
  const { view } = here;
  if (view?.step.name !== 'setup' || view.plan?.guided !== isFree) return;
  await here.play({ type: 'arrange', plan: { ...view.plan, guided: !isFree }, placement: view.placement });
}
