/** The count before the grid of a warm-up, as both screens show it. */
import type { Counting } from '../../look/Count.svelte';
import type { Command } from '../../wire/rowing';
import { t } from './texts';

export function counting(play: (command: Command) => unknown): Counting {
  return {
    heading: t('warmUp'),
    hint: t('isThereASet'),
    zero: t('isThereASet'),
    stop: {
      label: '',
      reasons: [{ word: t('cancel'), onclick: () => play({ type: 'endWarmUp' }) }],
    },
  };
}
