import { MediaQuery } from 'svelte/reactivity';

/** `Scene.svelte` puts the text above the table rather than beside it, so there is room for only a little. */
export const narrow = new MediaQuery('not all and (min-width: 704px) and (min-aspect-ratio: 1)');
/** The same, or the text is beside the table but the screen is not tall enough for a long list. */
export const tight = new MediaQuery(
  'not all and (min-width: 704px) and (min-aspect-ratio: 1) and (min-height: 832px)',
);
/** The text is above the table, or beside it on a phone held sideways: either way it has to be short. */
export const brief = new MediaQuery(
  'not all and (min-width: 704px) and (min-aspect-ratio: 1) and (min-height: 480px)',
);
