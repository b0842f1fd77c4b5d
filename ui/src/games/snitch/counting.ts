/** The two counts of the game, as both screens show them: to look, and to turn all cards over. */
import type { Counting } from '../../look/Count.svelte';
import type { AbortReason, Command } from '../../wire/snitch';
import { t } from './texts';

export type Counted = 'look' | 'reveal';

const HEADINGS = { look: 'lookTitle', reveal: 'revealTitle' } as const;
const HINTS = { look: 'lookAtZero', reveal: 'revealAtZero' } as const;
const REASONS: readonly AbortReason[] = ['notReady', 'disturbed'];

export function countingOf(what: Counted, play: (command: Command) => unknown): Counting {
  return {
    heading: t(HEADINGS[what]),
    hint: t(HINTS[what]),
    zero: t(`zero.${what}`),
    siren: false,
    stop: {
      label: t('stopCount'),
      reasons: REASONS.map((reason) => ({
        word: t(`stop.${reason}`),
        onclick: () => play({ type: 'abortCount', reason }),
      })),
    },
  };
}
