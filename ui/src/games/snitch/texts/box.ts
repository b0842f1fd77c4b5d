import { textsOf, type Pack } from '../../../texts/index.svelte';
import type { box } from './en/box';

export const BOX: Pack = {
  game: 'snitch',
  en: () => import('./en/box').then(({ box }) => box),
  es: () => import('./es/box').then(({ box }) => box),
};

export const t = textsOf<typeof box>('snitch');
