/** The screens that nobody needs before the first look at the mat. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

const later = <C>(load: () => Promise<{ default: C }>): Lazy<C> => lazy(load, PLAY);

export const parts = {
  reading: later(() => import('./Reading.svelte')),
  guide: later(() => import('./Guide.svelte')),
  turn: later(() => import('./Turn.svelte')),
  frame: later(() => import('./Frame.svelte')),
  count: later(() => import('./Count.svelte')),
  verdict: later(() => import('./Verdict.svelte')),
  cops: later(() => import('./Cops.svelte')),
  over: later(() => import('./Over.svelte')),
  chores: later(() => import('./ChoresSheet.svelte')),
  wholeMat: later(() => import('./WholeMat.svelte')),
  undone: later(() => import('./Undone.svelte')),
};
