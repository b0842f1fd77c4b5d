import { textsOf, type Pack } from '../../../texts/index.svelte';
import type { box } from './en/box';

export const BOX: Pack = {
  game: 'snitch',
  en: () => import('./en/box').then((part) => part.box),
  es: () => import('./es/box').then((part) => part.box),
};

export const t = textsOf<typeof box>('snitch');
