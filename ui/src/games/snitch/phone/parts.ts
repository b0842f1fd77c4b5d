import { lazy } from '../../../kit/phone/lazy.svelte';
import { PLAY } from '../texts/phone';

/** What nobody needs before the first screen works. */
export const later = lazy(() => import('./later'), PLAY);
