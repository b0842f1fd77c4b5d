/** What a warm-up came to, in friendly words. */
import type { Solution } from '../../../wire/rowing';
import type { Who } from '../ruling';
import { t } from '../texts';

export function cheer({ marks, quickest }: Solution, who: Who): string {
  const right = marks.filter((mark) => mark === 'right').length;
  if (!right) return t('cheer.nobody');
  return right === marks.length ? t('cheer.all') : t('cheer.quick', { names: who.names(quickest) });
}

export function solutionText({ sets }: Solution): string {
  return sets.length ? t('solutionSets', { count: sets.length }) : t('solutionNone');
}
