import { speak } from '../../sound/speech';
import { spoken } from '../../texts/index.svelte';
import type { TableApp } from './table-app.svelte';

/** Each prompt is read aloud once, when it changes, at tables that want that. A count has its own voice. */
export function readAloud(here: TableApp, prompt: () => string): void {
  const aloud = $derived(here.memory.device.spoken && !here.table?.countdown ? prompt() : null);
  $effect(() => {
    if (aloud) speak(aloud, spoken());
  });
}
