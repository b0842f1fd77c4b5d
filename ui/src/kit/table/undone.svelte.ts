import { untrack } from 'svelte';
import { t } from '../../texts/table';
import { undoable } from '../undoable';
import type { TableApp } from './table-app.svelte';

/** A notice says what another device has undone; what was undone before is no news. */
export function tellUndone(here: TableApp): void {
  const taken = $derived(undoable(here.view)?.undone);
  const deed = $derived(taken ? here.screens?.deed?.(taken, here) : null);
  let isFirst = true;
  $effect(() => {
    const now = deed;
    if (now && !isFirst) untrack(() => here.notices.tell(t('wasUndone', { deed: now })));
    isFirst = false;
  });
}
