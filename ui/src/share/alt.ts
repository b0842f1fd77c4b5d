/** The picture in words, for those who cannot see it. */
import { t } from '../texts/index.svelte';
import type { Result } from './result';

export function altOf({ title, heading, text, people }: Result, day: string): string {
  const each = people.map(({ name, role, score }) => {
    const more = [role, score === undefined ? '' : `${score}`].filter(Boolean).join(', ');
    return more ? `${name}: ${more}` : name;
  });
  return t('pictureOf', { title, day, heading, text, names: each.join('; ') });
}
