/** What whoever's turn it is can say with a button, in the order of the buttons. Cards and players are chosen otherwise. */
import type { Command, View } from '../../wire/snitch';
import { t } from './texts';

export interface Move {
  label: string;
  hint?: string;
  kind?: 'quiet';
  command: Command;
}

/** A phone speaks as its owner, the table device of whoever has done it. */
interface Words {
  drew: string;
  removed: Pick<Move, 'label' | 'hint'>;
}

export function movesIn({ step, board, cards }: View, words: Words): Move[] {
  if (step.name === 'lastTurn') return [{ label: t('endOfTurn'), command: { type: 'endTurn' } }];
  const moves: Move[] = [];
  if (step.name === 'start') {
    const hint = t(board?.draw === 'shuffle' ? 'shuffleHint' : 'drawHint');
    if (step.mayDraw) moves.push({ label: words.drew, hint, command: { type: 'draw' } });
    if (step.mayPass) moves.push({ label: t('passTurn'), kind: 'quiet', command: { type: 'pass' } });
  }
  if (step.name !== 'action') return moves;
  if (step.due === 'look') moves.push({ label: t('lookedDone'), command: { type: 'look', at: null } });
  else if (step.due === 'swap')
    moves.push({ label: t('swappedDone'), command: { type: 'swap', between: null } });
  else if (board?.sizes[board.active]) {
    moves.push({ ...words.removed, command: { type: 'remove', snitch: false } });
    const [label, hint] = [t('removedSnitch'), t('removedSnitchHint')];
    if (cards?.deck.snitches)
      moves.push({ label, hint, kind: 'quiet', command: { type: 'remove', snitch: true } });
  }
  return moves;
}
