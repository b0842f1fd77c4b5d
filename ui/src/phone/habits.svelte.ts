/** What the player chose for this phone that isn't needed before the first look: nudges, and the hand. */
import type { Hand } from '../look/hand';
import { keep, kept } from '../wire/storage';

const NAME = 'goatherd.habits';

interface Habits {
  nudges: boolean;
  hand: Hand;
}

/** The stored value may come from an older version or from somewhere else. */
function read(): Habits {
  try {
    const { nudges, hand } = (JSON.parse(kept(NAME) ?? '{}') ?? {}) as Partial<Habits>;
    return { nudges: nudges !== false, hand: hand === 'left' ? 'left' : 'right' };
  } catch {
    return { nudges: true, hand: 'right' };
  }
}

let now = $state.raw(read());

function choose(next: Partial<Habits>): void {
  now = { ...now, ...next };
  keep(NAME, JSON.stringify(now));
}

export const habits = {
  get nudges(): boolean {
    return now.nudges;
  },
  set nudges(nudges: boolean) {
    choose({ nudges });
  },

  get hand(): Hand {
    return now.hand;
  },
  set hand(hand: Hand) {
    choose({ hand });
  },
};
