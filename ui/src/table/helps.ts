/** How much help the table screen gives. “Silent” and free play are one choice, because they always go together. */
import { DEPTHS, type Depth } from '../games/scapegoat/teach/prompts';
import { t } from '../texts/table';

export function helps(hint?: (depth: 'learning' | 'prompts') => string) {
  return DEPTHS.map((value: Depth) =>
    value === 'silent'
      ? { value, label: t('freePlay'), ...(hint && { hint: t('freeHint') }) }
      : { value, label: t(`depth.${value}`), ...(hint && { hint: hint(value) }) },
  );
}
