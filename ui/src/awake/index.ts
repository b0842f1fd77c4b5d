/** The screen of this page. */
import { Awake } from './awake.svelte';
import { means } from './means';

export const awake = new Awake(means());

document.addEventListener('visibilitychange', () => awake.see(document.visibilityState === 'visible'));
