/** The parts of the page itself that are not needed before the first screen of the game. */
import { lazy, type Lazy } from '../kit/phone/lazy.svelte';

type Screens = typeof import('./screens');

const screen = <N extends keyof Screens>(name: N): Lazy<Screens[N]> =>
  lazy(async () => ({ default: (await import('./screens'))[name] }));

export const parts = {
  welcome: lazy(() => import('./Welcome.svelte')),
  ended: lazy(() => import('./Ended.svelte')),
  settings: screen('settings'),
  leaving: screen('leaving'),
  handOver: screen('handOver'),
  copied: screen('copied'),
};
