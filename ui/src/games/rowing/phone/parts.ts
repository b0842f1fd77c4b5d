import { lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

/** What nobody needs before the ring works. */
export const later = lazy(() => import('./later'), PLAY);
