/** The parts of the page itself that are not needed before the first screen of the game. */
import { lazy } from '../kit/phone/lazy.svelte';

export const welcome = lazy(() => import('./Welcome.svelte'));
export const ended = lazy(() => import('./Ended.svelte'));
export const screens = lazy(() => import('./screens'));
