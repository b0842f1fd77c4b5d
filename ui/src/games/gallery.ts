/** The galleries of the games: every part of the look in every state, for developers. The first one is the usual. */
import type { Component } from 'svelte';
import type { Pack } from '../texts/index.svelte';
import RowingGallery from './rowing/Gallery.svelte';
import { TABLE as rowing } from './rowing/texts/table';
import ScapeGoatGallery from './scapegoat/Gallery.svelte';
import { TABLE as scapegoat } from './scapegoat/texts/table';
import SnitchGallery from './snitch/Gallery.svelte';
import { TABLE as snitch } from './snitch/texts/table';

export const GALLERIES: Record<string, { Gallery: Component; texts: Pack }> = {
  scapegoat: { Gallery: ScapeGoatGallery, texts: scapegoat },
  rowing: { Gallery: RowingGallery, texts: rowing },
  snitch: { Gallery: SnitchGallery, texts: snitch },
};
