/** What nobody at the table needs before the first screen of the game. It is fetched together. */
export { default as Settings } from './Settings.svelte';
export { default as Leaving } from './Leaving.svelte';
export { default as HandOver } from './HandOver.svelte';
export { default as Copied } from './Copied.svelte';
export { default as Notices } from '../kit/phone/Notices.svelte';
