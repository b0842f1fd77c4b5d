/** The screens that nobody needs before the first one works. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

const later = <C>(load: () => Promise<{ default: C }>): Lazy<C> => lazy(load, PLAY);

export const parts = {
  chores: later(() => import('./ChoresSheet.svelte')),
  count: later(() => import('./Count.svelte')),
  look: later(() => import('./LookNow.svelte')),
  why: later(() => import('./Guide.svelte')),
  turn: later(() => import('./Turn.svelte')),
  reveal: later(() => import('./Reveal.svelte')),
  entry: later(() => import('./Entry.svelte')),
  over: later(() => import('./Over.svelte')),
  shouts: later(() => import('./Shouts.svelte')),
  undone: later(() => import('./Undone.svelte')),
};
