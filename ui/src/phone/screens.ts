/** What nobody at the table needs before the first screen of the game. It is fetched together. */
export { default as settings } from './Settings.svelte';
export { default as leaving } from './Leaving.svelte';
export { default as handOver } from './HandOver.svelte';
export { default as copied } from './Copied.svelte';
