/** What nobody needs before the first look at the mat. It is fetched together. */
export { countingOf } from '../counting';
export { default as ChoresSheet } from '../../../kit/phone/ChoresSheet.svelte';
export { default as Chores } from '../teach/Chores.svelte';
export { default as Cops } from './Cops.svelte';
export { deed } from './deeds';
export { default as Frame } from './Frame.svelte';
export { default as Guide } from './Guide.svelte';
export { default as Over } from './Over.svelte';
export { default as Reading } from './Reading.svelte';
export { default as Turn } from './Turn.svelte';
export { default as Verdict } from './Verdict.svelte';
export { default as WholeMat } from './WholeMat.svelte';
