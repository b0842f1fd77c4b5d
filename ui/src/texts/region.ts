import { spoken } from './index.svelte';

/** How the user's region writes dates and numbers, in the language of the page. */
export function region(): string | undefined {
  const language = spoken();
  const same = navigator.languages.find((tag) => tag.slice(0, 2) === language);
  if (same) return same;
  const { region } = new Intl.Locale(navigator.language);
  return region ? `${language}-${region}` : language;
}
