/** Dates and numbers use the language of the screen and the style of the device's region. */
import { spoken } from '../texts/index.svelte';

export function locale(tags: readonly string[] = navigator.languages): string {
  const language = spoken() ?? 'en';
  const region = tags.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return region ? `${language}-${region}` : language;
}
