/** Whether phones may make sound: the table is asked once an evening, and all its tables get the same answer. */
import type { TableApp } from '../kit/table/table-app.svelte';

/** Nobody plays longer than that without a break. */
const EVENING = 8 * 60 * 60 * 1000;

export const isTonight = (at: number, now = Date.now()): boolean => now - at < EVENING && at <= now;

export async function answer(here: TableApp, on: boolean): Promise<void> {
  if ((await here.ask({ what: 'phonesSound', on })) === undefined) return;
  here.memory.setDevice({ phonesSound: on, phonesAskedAt: Date.now() });
}

/** Gives a new table the answer of this evening. */
export function repeatAnswer(here: TableApp): void {
  const { phonesSound, phonesAskedAt } = here.memory.device;
  if (here.table?.phonesSound === null && isTonight(phonesAskedAt)) {
    void here.ask({ what: 'phonesSound', on: phonesSound });
  }
}
