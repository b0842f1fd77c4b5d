import { spoken } from './index.svelte';

/**
 * How the user's region writes dates and numbers, in the language of the page.
 * Only the plainest tags are trusted: some systems report `C` or `en_US@posix`,
 * and a tag that isn't one makes every format throw.
 */
export function region(): string {
  const language = spoken();
  const tags = navigator.languages.filter((tag) => /^[a-z]{2}(-([A-Z]{2}|\d{3}))?$/.test(tag));
  const same = tags.find((tag) => tag.slice(0, 2) === language);
  return same ?? language + (tags[0]?.slice(2) ?? '');
}
