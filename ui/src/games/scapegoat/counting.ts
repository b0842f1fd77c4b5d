/** The three counts of the game, as both screens show them: to flip, to point, to swap. */
import type { Counting } from '../../look/Count.svelte';
import type { AbortReason, Command } from '../../wire/scapegoat';
import { STOP_FLIPPING, STOP_OTHER } from '../../wire/scapegoat-constants';
import { t } from './texts';

export type Counted = 'frame' | 'cops' | 'trade';

const HEADINGS = { frame: 'frameAttempt', cops: 'copsArrived', trade: 'tradeCount' } as const;
const HINTS = { frame: 'flipTogether', cops: 'pointTogether', trade: 'tradeTogether' } as const;

export function countingOf(what: Counted, play: (command: Command) => unknown): Counting {
  const reasons: readonly AbortReason[] = what === 'frame' ? STOP_FLIPPING : STOP_OTHER;
  return {
    heading: t(HEADINGS[what]),
    hint: t(HINTS[what]),
    zero: t(`zero.${what}`),
    siren: what === 'cops',
    stop: {
      label: t('stopCount'),
      reasons: reasons.map((reason) => ({
        word: t(`stop.${reason}`),
        onclick: () => play({ type: 'abortCount', reason }),
      })),
    },
  };
}
