import { textsOf, type Pack, type Texts } from '../../../texts/index.svelte';
import type { box } from './en/box';

export const BOX: Pack = {
  game: 'rowing',
  in: import.meta.glob<Texts>('./*/box.ts', { import: 'box' }),
};

export const t = textsOf<typeof box>('rowing');
