/** The parts of the page itself that are not needed before the first screen of the game. */
import { lazy } from '../kit/phone/lazy.svelte';

export const parts = {
  welcome: lazy(() => import('./Welcome.svelte')),
  ended: lazy(() => import('./Ended.svelte')),
  settings: lazy(() => import('./Settings.svelte')),
  leaving: lazy(() => import('./Leaving.svelte')),
  handOver: lazy(() => import('./HandOver.svelte')),
  copied: lazy(() => import('./Copied.svelte')),
};
