/** What a screen that only watches shows of a view. It knows nothing but the view, so it can be opened at any time. */
import type { View } from '../../../wire/snitch';
import type { Seat } from '../../../wire/wire';
import { t } from '../texts/table';

/** Who has done what everybody has to do now; null if there is nothing for everybody to do. */
export function readyIn({ step }: View): Seat[] | null {
  switch (step.name) {
    case 'lookGather':
    case 'reveal':
      return step.ready;
    case 'entry':
      return step.entered;
    default:
      return null;
  }
}

interface Who {
  name: (seat: Seat) => string;
}

/** What is going on, and who does it. Where there is a text, it replaces the prompt, which would ask for a tap. */
export function headingOf(
  { step, board, closed, starter }: View,
  { name }: Who,
): { heading: string; text?: string; by: Seat | null } {
  switch (step.name) {
    case 'lookGather':
    case 'lookCount':
    case 'look':
      return { heading: t('lookTitle'), by: starter };
    case 'lookFreely':
      return { heading: t('lookTitle'), text: t('watchLook'), by: null };
    case 'open':
      return { heading: t('freePlay'), text: t('watchFree'), by: null };
    case 'lastTurn':
      return { heading: t('lastTurnOf', { name: name(step.of) }), by: step.of };
    case 'start':
    case 'exchange':
    case 'action': {
      const by = board?.active ?? 0;
      return { heading: t(closed ? 'lastTurnOf' : 'turnOf', { name: name(by) }), by };
    }
    case 'reveal':
    case 'revealCount':
      return { heading: t('revealTitle'), by: null };
    case 'entry':
      return step.all
        ? { heading: t('allIn'), text: t('watchCheck'), by: null }
        : { heading: t('enterAll'), by: null };
    default:
      return { heading: t('lookTitle'), by: null };
  }
}
