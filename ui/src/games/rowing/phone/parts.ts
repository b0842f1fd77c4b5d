/** The screens that nobody needs before the ring works. */
import { lazy, type Lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

type Later = typeof import('./later');

const later = <N extends keyof Later>(name: N): Lazy<Later[N]> =>
  lazy(async () => ({ default: (await import('./later'))[name] }), PLAY);

export const parts = {
  question: later('question'),
  ruling: later('ruling'),
  over: later('over'),
  faults: later('faults'),
  judge: later('judge'),
  warmUp: later('warmUp'),
  count: later('count'),
  setUp: later('setUp'),
  shouted: later('shouted'),
  undone: later('undone'),
};
