/** The screens that nobody needs before the first one works. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

type Later = typeof import('./later');

const later = <N extends keyof Later>(name: N): Lazy<Later[N]> =>
  lazy(async () => ({ default: (await import('./later'))[name] }), PLAY);

export const parts = {
  chores: later('chores'),
  count: later('count'),
  look: later('look'),
  why: later('why'),
  turn: later('turn'),
  reveal: later('reveal'),
  entry: later('entry'),
  over: later('over'),
  shouts: later('shouts'),
  undone: later('undone'),
};
