/** Dates and numbers are written in the language of the screen, as it is usual where this device comes from. */
import { spoken } from '../texts/index.svelte';

export function locale(tags: readonly string[] = navigator.languages): string {
  const language = spoken() ?? 'en';
  const region = tags.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return region ? `${language}-${region}` : language;
}
