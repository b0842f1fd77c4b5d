import type { Same } from '../../../../texts/index.svelte';
import type { box as english } from '../en/box';

export const box: Same<typeof english> = {
  title: '¡Tu cabra rema!',
  judgeGrid: '¡Tu cabra rema!: el juez',
};
