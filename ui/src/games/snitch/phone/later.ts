/** What nobody needs before the first screen works. It is fetched together. */
export { countingOf } from '../counting';
export { deed } from '../deeds';
export { default as ChoresSheet } from '../../../kit/phone/ChoresSheet.svelte';
export { default as Chores } from '../teach/Chores.svelte';
export { default as Entry } from './Entry.svelte';
export { default as Guide } from './Guide.svelte';
export { default as LookNow } from '../LookNow.svelte';
export { default as Over } from './Over.svelte';
export { default as Reveal } from './Reveal.svelte';
export { default as Shouts } from './Shouts.svelte';
export { default as Turn } from './Turn.svelte';
