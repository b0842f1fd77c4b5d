import { untrack } from 'svelte';
import { t } from '../../texts/table';
import type { GameTable } from './game-table.svelte';

/** A notice says what another device has undone; what was undone before is no news. */
export function tellUndone(here: Pick<GameTable, 'notices'>, undone: () => string | null): void {
  const deed = $derived(undone());
  let isFirst = true;
  $effect(() => {
    const now = deed;
    if (now && !isFirst) untrack(() => here.notices.tell(t('wasUndone', { deed: now })));
    isFirst = false;
  });
}
