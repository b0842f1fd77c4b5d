import { lazy } from './lazy.svelte';

export const holdPad = lazy(() => import('./HoldPad.svelte'));
