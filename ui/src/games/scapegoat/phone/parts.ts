/** The screens that nobody needs before the first look at the mat. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

type Later = typeof import('./later');

const later = <N extends keyof Later>(name: N): Lazy<Later[N]> =>
  lazy(async () => ({ default: (await import('./later'))[name] }), PLAY);

export const parts = {
  reading: later('reading'),
  guide: later('guide'),
  turn: later('turn'),
  frame: later('frame'),
  count: later('count'),
  verdict: later('verdict'),
  cops: later('cops'),
  over: later('over'),
  chores: later('chores'),
  wholeMat: later('wholeMat'),
  undone: later('undone'),
};
