/** What a phone says at the door, and the names of the pictures, which the table says as well. */
import type { door } from './en/door';
import { say, type Pack, type Texts } from './index.svelte';

export const DOOR: Pack = {
  in: import.meta.glob<Texts>('./*/door.ts', { import: 'door' }),
};

/** None of these texts has a parameter. */
export const t = (key: keyof typeof door): string => say(key);
