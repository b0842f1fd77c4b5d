/** What a count to the same instant needs: the count itself, and pads to hold. */
import { lazy } from './lazy.svelte';

export const counts = lazy(() => import('./later'));
