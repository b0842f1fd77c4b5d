import type { Colour } from '../look/colours';
import { capital } from '../texts/index.svelte';
import { t } from '../texts/table';

export function nameOf({ colour, name }: { colour: Colour; name: string }): string {
  return name || capital(t(colour));
}

/** “Ana, Ben and Zoë”. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('listAnd', { rest: names.slice(0, -1).join(', '), last });
}
