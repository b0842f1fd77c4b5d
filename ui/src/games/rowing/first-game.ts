/** What a table that has never played needs to know, each thing when it can happen for the first time. */
import type { View } from '../../wire/rowing';
import type { Seat } from '../../wire/wire';

/** Before the first grab: one after the other. */
export const BEFORE = ['place', 'fill', 'set', 'grab'] as const;
/** `slowest` comes with a ruling, the others when nobody grabs. */
export const FIRST_GAME = [...BEFORE, 'slowest', 'last', 'called', 'out'] as const;

export type Lesson = (typeof FIRST_GAME)[number];

/** What is explained while nobody grabs, and whom it is about. What has just happened comes before what's older. */
export function lessonNow(
  { hands, ruling, starter }: Pick<View, 'hands' | 'ruling' | 'starter'>,
  explained: readonly string[],
): { lesson: Lesson; seat: Seat } | null {
  const due: { lesson: Lesson; seat: Seat }[] = [];
  for (const hand of ['out', 'called'] as const) {
    const seat = hands.indexOf(hand);
    if (seat >= 0) due.push({ lesson: hand, seat });
  }
  const seat = starter?.seat ?? 0;
  due.push(...(ruling ? (['last'] as const) : BEFORE).map((lesson) => ({ lesson, seat })));
  return due.find(({ lesson }) => !explained.includes(lesson)) ?? null;
}
