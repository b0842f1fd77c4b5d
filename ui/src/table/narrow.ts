import { MediaQuery } from 'svelte/reactivity';

/** `Scene.svelte` puts the text above the table rather than beside it, so there is room for only a little. */
export const narrow = new MediaQuery('not all and (min-width: 44rem) and (min-aspect-ratio: 1)');
/** The same, or the text is beside the table but the screen is not tall enough for a long list. */
export const tight = new MediaQuery(
  'not all and (min-width: 44rem) and (min-aspect-ratio: 1) and (min-height: 52rem)',
);
