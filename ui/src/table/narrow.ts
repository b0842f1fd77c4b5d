import { MediaQuery } from 'svelte/reactivity';

/** The words stand above the table and not beside it, as `Scene.svelte` lays it out: there is no room for many. */
export const narrow = new MediaQuery('not all and (min-width: 44rem) and (min-aspect-ratio: 1)');
/** Or they stand beside it, and the screen is not tall enough for a long list. */
export const tight = new MediaQuery(
  'not all and (min-width: 44rem) and (min-aspect-ratio: 1) and (min-height: 49rem)',
);
