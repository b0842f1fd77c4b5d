/** What is explained once to everybody, when it first matters, and never again unless somebody asks. */
import type { Seat } from '../wire/wire';
import { isTurn, type Public } from './prompts';

export const CONCEPTS = ['scapegoat', 'ownColour', 'tokens', 'steal', 'frame', 'cops', 'interrupt'] as const;
export type Concept = (typeof CONCEPTS)[number];

/** What this player needs to understand now. It depends on what everybody sees, so it tells nobody anything. */
export function conceptFor(view: Public, me: Seat): Concept | null {
  const { step, board } = view;
  const isActive = board?.active === me;
  switch (step.name) {
    case 'look':
      return 'scapegoat';
    case 'start':
      if (step.interrupt === me) return 'interrupt';
      return isActive && view.plan && board.turn > view.plan.players.length ? 'cops' : null;
    case 'action':
      if (!isActive) return null;
      if (step.due === 'prepare') return 'tokens';
      return step.due === 'steal' || step.due === 'frame' ? step.due : null;
    case 'swap':
      return isActive ? 'ownColour' : null;
    case 'framePick':
      return 'frame';
    case 'copsCall':
      return 'cops';
    default:
      return null;
  }
}

/** The other one in the picture of an explanation: who has what is stolen, whose turn it is, or just a neighbour. */
export function otherIn({ step, board, plan }: Public, me: Seat): Seat {
  if (step.name === 'action' && step.due === 'steal' && step.targets.length) return step.targets[0]!;
  if (board && board.active !== me) return board.active;
  return (me + 1) % (plan?.players.length ?? 1);
}

/**
 * What a player with a phone may not have been told yet, in this order: what matters now replaces what nobody has
 * answered. What the mat means comes with the look, which is over quickly: it may still be read in the first round, and
 * after that nobody is bothered with it.
 */
export function conceptsFor(view: Public, me: Seat): Concept[] {
  const now = conceptFor(view, me);
  const isEarly = view.board
    ? isTurn(view.step) && view.board.turn <= (view.plan?.players.length ?? 0)
    : view.step.name === 'open';
  const due: (Concept | null)[] = [now, isEarly ? 'scapegoat' : null];
  return due.filter((concept) => concept !== null);
}

/** What has been explained to whom: a list of words like “tokens Ana”, kept by the device. */
export function markOf(concept: Concept, who: string): string {
  return `${concept} ${who}`;
}
