/** What a screen that only watches shows of a view. It knows nothing but the view, so it can be opened at any time. */
import type { Judged } from '../../../wire/scapegoat';
import type { Seat } from '../../../wire/wire';
import type { View } from '../own';
import { t } from '../texts/table';

/** The verdict, until something else is done. If somebody was framed, it stays until people want to know who it was. */
export function freshVerdict({ step, judged, undo }: View): Judged | null {
  if (step.name === 'point') return step.matsKnown && step.ending.how === 'frame' ? judged : null;
  return undo?.deed.type === 'frameFailed' ? judged : null;
}

/** Who has done what everybody has to do now, and who hasn't. */
export function waitedFor({ step, players }: View): { done: Seat[]; missing: Seat[] } | null {
  const all = players.map((_, seat) => seat);
  const without = (done: readonly Seat[]) => ({
    done: [...done],
    missing: all.filter((seat) => !done.includes(seat)),
  });
  switch (step.name) {
    case 'reading':
      return { done: step.told, missing: step.waiting };
    case 'look':
      return { done: all.filter((seat) => !step.waiting.includes(seat)), missing: step.waiting };
    case 'tradePick':
      return { done: step.ready, missing: [step.by, step.with].filter((seat) => !step.ready.includes(seat)) };
    case 'framePick':
    case 'copsCall':
      return without(step.ready);
    case 'frameEntry':
      return without(all.filter((seat) => step.cards[seat]));
    case 'point':
      return step.matsKnown ? null : without(step.pointed);
    default:
      return null;
  }
}

interface Who {
  name: (seat: Seat) => string;
}

/** What is going on, and who does it. Where there is a text, it replaces the prompt, which would ask for a tap. */
export function headingOf(
  { step, board }: View,
  { name }: Who,
): { heading: string; text?: string; by: Seat | null } {
  const nobody = (heading: string, text?: string) => ({ heading, ...(text && { text }), by: null });
  switch (step.name) {
    case 'setup':
    case 'over':
    case 'dice':
      return nobody(t('dice'));
    case 'reading':
    case 'look':
      return nobody(t('lookAtMats'));
    case 'open':
      return nobody(t('freePlay'), t('watchFree'));
    case 'start':
    case 'action':
    case 'swap': {
      const by = board?.active ?? 0;
      return { heading: t('turnOf', { name: name(by) }), by };
    }
    case 'tradePick':
    case 'tradeCount':
      return { heading: t('tradeCount'), by: step.by };
    case 'framePick':
    case 'frameCount':
      return { heading: t('frameBy', { name: name(step.by) }), by: step.by };
    case 'frameEntry': {
      const count = step.cards.filter((card) => !card).length;
      return { heading: t('whatLies'), text: t(count ? 'watchCards' : 'do.judge', { count }), by: step.by };
    }
    case 'copsCall':
    case 'copsCount': {
      const text = t(step.interrupt ? 'copsInterrupt' : 'copsBy', { name: name(step.by) });
      return { heading: t('copsArrived'), text: `${text} ${t('copsReady')}`, by: step.by };
    }
    case 'point':
      return nobody(
        t(step.ending.how === 'frame' ? 'pointFirst' : 'keepPointing'),
        t(step.matsKnown ? 'holdStill' : 'watchArrows'),
      );
  }
}
