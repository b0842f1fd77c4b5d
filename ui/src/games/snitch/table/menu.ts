/** What this game adds to the menu. */
import type { Menu } from '../../../kit/table/menu';
import { t } from '../texts/table';
import type { App } from './app';
import Restate from './Restate.svelte';

export function menu(here: App): Menu {
  const { view } = here;
  const step = view?.step.name;
  const isFollowed = view?.followed ?? null;
  return {
    help: {
      isFollowed,
      onfree: () => here.play({ type: 'untrack' }),
      onplan: (isFree) => plan(here, isFree),
      Restate,
    },
    before: [
      isFollowed === false && {
        icon: 'hand',
        label: t('endRound'),
        opens: {
          question: t('endRoundQuestion'),
          means: t('endRoundMeans'),
          yes: t('endRoundYes'),
          no: t('keepPlaying'),
          onyes: () => here.play({ type: 'endRound' }),
        },
      },
    ],
    end: step !== 'over' && step !== 'setup' && { question: t('endGameQuestion'), means: t('endGameMeans') },
  };
}

async function plan(here: App, isFree: boolean) {
  const { view } = here;
  const isEarly = view?.step.name === 'setup' || view?.step.name === 'lookGather';
  if (isEarly && view?.plan?.follow === isFree)
    await here.play({ type: 'arrange', plan: { ...view.plan, follow: !isFree }, starter: view.starter });
}
