/** By how much somebody was quicker: tenths of a second, and hundredths where tenths would say nothing. */
import { spoken } from '../../texts/index.svelte';

export function secondsIn(millis: number): string {
  const digits = millis < 100 ? 2 : 1;
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (millis / 1000).toLocaleString(spoken(), exactly);
}
