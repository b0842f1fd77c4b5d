/** How much help the table screen gives. “Silent” and free play are one choice, because they always go together. */
import { t } from '../../texts/table';
import { DEPTHS, type Depth } from '../teach/depth';

/** Without hints, for a small place; otherwise with what free play means in the game. */
export function helps(hints?: { free: string }) {
  return DEPTHS.map((value: Depth) =>
    value === 'silent'
      ? { value, label: t('freePlay'), ...(hints && { hint: hints.free }) }
      : { value, label: t(`depth.${value}`), ...(hints && { hint: t(`depth.${value}.hint`) }) },
  );
}
