/** What a phone says at the door, and the names of the pictures, which the table says as well. */
import type { door } from './en/door';
import { say, type Pack } from './index.svelte';

export const DOOR: Pack = {
  en: () => import('./en/door').then((part) => part.door),
  es: () => import('./es/door').then((part) => part.door),
};

/** None of these texts has a parameter. */
export const t = (key: keyof typeof door): string => say(key);
