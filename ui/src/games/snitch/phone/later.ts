/** The screens that nobody needs before the first one works. They are fetched together. */
export { default as chores } from './ChoresSheet.svelte';
export { default as count } from './Count.svelte';
export { default as look } from './LookNow.svelte';
export { default as why } from './Guide.svelte';
export { default as turn } from './Turn.svelte';
export { default as reveal } from './Reveal.svelte';
export { default as entry } from './Entry.svelte';
export { default as over } from './Over.svelte';
export { default as shouts } from './Shouts.svelte';
export { default as undone } from './Undone.svelte';
