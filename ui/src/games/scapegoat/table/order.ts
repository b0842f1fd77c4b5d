/** What to print, from the remembered settings. The host decides whether it can be printed. */
import { printedOn } from '../../../kit/table/paper';
import type { Chair } from '../../../kit/table/settings';
import type { PlayerColour } from '../../../look/colours';
import type { Order, Sheets } from '../../../wire/print';
import {
  FEWEST,
  FIRST_EDITION,
  LAST_EDITION,
  MOST,
  SHEETS,
  USUAL_DICE,
} from '../../../wire/scapegoat-constants';
import type { Settings } from '../settings';

export const COUNTS: number[] = Array.from({ length: MOST - FEWEST + 1 }, (_, k) => FEWEST + k);

/** With a goat, only its mat: a group that lost one mat still has the others. */
export function orderOf(
  { paper, dice }: Settings,
  chairs: readonly Chair[],
  mat: PlayerColour | null,
): Order {
  const sheets = mat ? (['mats'] satisfies Sheets[]) : SHEETS.filter((sheet) => paper.sheets.includes(sheet));
  return {
    players: paper.players === null ? COUNTS : [paper.players],
    // Only mats have an edition.
    edition: sheets.includes('mats') ? (paper.edition ?? 0) : 1,
    colours: chairs.slice(0, MOST).map(({ colour }) => colour),
    mat,
    sheets,
    ...printedOn(paper),
    dice: dice ?? USUAL_DICE,
  };
}

export function fileName({ edition, sheets, players, mat }: Order): string {
  if (!sheets.includes('mats')) return 'goatherd.pdf';
  const count = players.length === 1 ? `-${players[0]}-players` : '';
  return `goatherd-${edition}${count}${mat ? `-${mat}` : ''}.pdf`;
}

/** A random number that another table is unlikely to have. */
export function newEdition(): number {
  return FIRST_EDITION + Math.floor(Math.random() * (LAST_EDITION - FIRST_EDITION + 1));
}

/** The number that was typed, or 0, which isn't an edition: the host then says which numbers are valid. */
export function editionIn(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}
