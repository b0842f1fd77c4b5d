/** The screens that nobody needs before the ring works. They are fetched together. */
export { default as question } from './Question.svelte';
export { default as ruling } from './Ruling.svelte';
export { default as over } from './Over.svelte';
export { default as faults } from './FaultSheet.svelte';
export { default as judge } from './JudgeSheet.svelte';
export { default as warmUp } from './WarmUp.svelte';
export { default as count } from './Count.svelte';
export { default as setUp } from './SetUp.svelte';
export { default as shouted } from '../look/Shouted.svelte';
export { default as undone } from './Undone.svelte';
