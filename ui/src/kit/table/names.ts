import type { Colour } from '../../look/colours';
import { capital } from '../../texts/index.svelte';
import { t } from '../../texts/table';

export function nameOf({ colour, name }: { colour: Colour; name: string }): string {
  return name || capital(t(colour));
}

export { listed as list } from '../../texts/index.svelte';
