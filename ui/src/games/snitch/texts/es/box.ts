import type { Same } from '../../../../texts/index.svelte';
import type { box as en } from '../en/box';

export const box: Same<typeof en> = {
  title: 'Soplón',
};
