/** The picture in words, for those who cannot see it. */
import { t } from '../../texts/index.svelte';
import type { Result } from './result';

export function altOf({ title, heading, text, people }: Result, day: string): string {
  const each = people.map(({ name, role, score }) => {
    const more = [role, score === undefined ? '' : `${score}`].filter(Boolean).join(', ');
    return more ? `${name}: ${more}` : name;
  });
  // A heading ends without a full stop.
  const said = /[.!?]$/.test(heading) ? heading : `${heading}.`;
  return t('pictureOf', { title, day, heading: said, text, names: each.join('; ') });
}
