/** The galleries of the games: every part of the look in every state, for developers. */
export { default as Gallery } from './scapegoat/Gallery.svelte';
export { TABLE as texts } from './scapegoat/texts/table';
