/** What a count to the same instant needs: the count itself, and pads to hold. */
import type { TableView } from '../../wire/device.svelte';
import { lazy } from './lazy.svelte';

export const counts = lazy(() => import('./later'));

/** The part for both, as soon as it has come; it is fetched for a count at the latest. */
export const countingAt = (table: TableView<unknown> | null) =>
  (table?.countdown || (table?.pads && table.gathering) ? counts.part : counts.come)?.Counting;
