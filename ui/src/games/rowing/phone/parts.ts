/** The screens that nobody needs before the ring works. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

const later = <C>(load: () => Promise<{ default: C }>): Lazy<C> => lazy(load, PLAY);

export const parts = {
  question: later(() => import('./Question.svelte')),
  ruling: later(() => import('./Ruling.svelte')),
  over: later(() => import('./Over.svelte')),
  faults: later(() => import('./FaultSheet.svelte')),
  judge: later(() => import('./JudgeSheet.svelte')),
  warmUp: later(() => import('./WarmUp.svelte')),
  count: later(() => import('./Count.svelte')),
  setUp: later(() => import('./SetUp.svelte')),
  shouted: later(() => import('../look/Shouted.svelte')),
  undone: later(() => import('./Undone.svelte')),
};
