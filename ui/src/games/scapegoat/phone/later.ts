/** The screens that nobody needs before the first look at the mat. They are fetched together. */
export { default as reading } from './Reading.svelte';
export { default as guide } from './Guide.svelte';
export { default as turn } from './Turn.svelte';
export { default as frame } from './Frame.svelte';
export { default as count } from './Count.svelte';
export { default as verdict } from './Verdict.svelte';
export { default as cops } from './Cops.svelte';
export { default as over } from './Over.svelte';
export { default as chores } from './ChoresSheet.svelte';
export { default as wholeMat } from './WholeMat.svelte';
export { default as undone } from './Undone.svelte';
