/** What is explained once to each player, when it first matters, and never again unless somebody asks. */
import type { Seat } from '../../../wire/wire';
import { isTurn, type Public } from './prompts';

export const CONCEPTS = [
  'scapegoat',
  'talk',
  'ownColour',
  'tokens',
  'steal',
  'frame',
  'cops',
  'interrupt',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** What this player needs to understand now. It depends only on what everybody sees, so it gives nothing away. */
export function conceptFor(view: Public, me: Seat): Concept | null {
  const { step, board } = view;
  const isActive = board?.active === me;
  switch (step.name) {
    case 'look':
      return 'scapegoat';
    case 'start':
      if (step.interrupt === me) return 'interrupt';
      // Everybody may go to the cops from their own first turn on, and talk all the time.
      if (isActive) return 'cops';
      return isEarly(view) ? 'talk' : null;
    case 'open':
      return 'talk';
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

/** The other player in a picture: the one to steal from, the one whose turn it is, or just a neighbour. */
export function otherIn({ step, board, players }: Public, me: Seat): Seat {
  if (step.name === 'action' && step.due === 'steal' && step.targets.length) return step.targets[0]!;
  if (board && board.active !== me) return board.active;
  return (me + 1) % players.length;
}

/**
 * Explanations that may be new to a player with a phone, most important first: what matters now replaces an older one
 * that nobody has answered. The meaning of the mat is explained with the look, which is over quickly, so it may still
 * be read in the first round, and then that talking is allowed. After that nobody is bothered with either.
 */
export function conceptsFor(view: Public, me: Seat): Concept[] {
  const now = conceptFor(view, me);
  if (!isEarly(view)) return now ? [now] : [];
  return now === null || now === 'talk' ? ['scapegoat', 'talk'] : [now, 'scapegoat'];
}

/** Whether this is the first round, or a game without turns. */
function isEarly({ step, board, players }: Public): boolean {
  return board ? isTurn(step) && board.turn <= players.length : step.name === 'open';
}

/** A mark for what was explained to whom, like “tokens Ana”; the device stores a list of them. */
export function markOf(concept: Concept, who: string): string {
  return `${concept} ${who}`;
}
