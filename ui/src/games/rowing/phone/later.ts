/** What nobody needs before the ring works. It is fetched together. */
export { counting } from '../counting';
export { default as Shouted } from '../look/Shouted.svelte';
export { deed } from './deeds';
export { default as FaultSheet } from './FaultSheet.svelte';
export { default as JudgeSheet } from './JudgeSheet.svelte';
export { default as Over } from './Over.svelte';
export { default as Question } from './Question.svelte';
export { default as Ruling } from './Ruling.svelte';
export { default as WarmUp } from './WarmUp.svelte';
