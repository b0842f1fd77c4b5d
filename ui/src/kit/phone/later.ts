/** What most games need for their counts, but none of them for its first screen. */
export { default as Count } from './Count.svelte';
export { default as Counting } from './Counting.svelte';
