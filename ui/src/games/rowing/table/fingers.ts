/** Whether a screen can feel the fingers on so many rings, and what to say about it. */
import { t } from '../texts/table';

/** Many phones feel five fingers at a time, most tablets ten. */
const FEW = 5;

export interface Fingers {
  /** Whether the rings can be on this screen at all. */
  works: boolean;
  says: string | null;
}

export function fingers(rings: number, points: number = navigator.maxTouchPoints): Fingers {
  if (points === 0) return { works: false, says: t('noTouch') };
  if (points < Math.min(rings, FEW))
    return { works: false, says: t('fewFingers', { here: points, all: rings }) };
  return { works: true, says: points <= FEW && rings > 1 ? t('fiveFingers') : null };
}
