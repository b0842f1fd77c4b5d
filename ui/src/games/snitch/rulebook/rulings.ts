/**
 * Our rulings where the printed rules are silent, each listed with the rule it belongs to. Half of them are options of
 * a table. Their texts are beside this file, one folder per language.
 */
import type { Options } from '../../../wire/snitch';
import type { RuleId } from './rules';

export const RULINGS = {
  // Options first, because they are worth a word before the first game.
  C1: { rule: 'eliminate', option: 'raceEnds' },
  C2: { rule: 'eliminate', option: 'chain' },
  C9: { rule: 'eliminate', option: 'mayOweCard' },
  C3: { rule: 'close', option: 'closedIsSafe' },
  C4: { rule: 'close', option: 'closerEliminates' },
  C5: { rule: 'close', option: 'lastTurnOptional' },
  C10: { rule: 'turn', option: 'familyOptional' },
  C8: { rule: 'turn', option: 'emptyDistrict' },
  C6: { rule: 'turn', option: 'emptyPile' },
  C24: { rule: 'turn', option: 'nothingLeft' },
  C16: { rule: 'cousin', option: 'cousinMatches' },
  C7: { rule: 'snitch', option: 'snitchWithoutPileIsZero' },
  C17: { rule: 'ties', option: 'snitchBreaksTies' },
  // Before the game
  C20: { rule: 'look' },
  C21: { rule: 'setup' },
  C25: { rule: 'missing' },
  // Turns
  C13: { rule: 'wrong' },
  C14: { rule: 'eliminate' },
  C23: { rule: 'eliminate' },
  C11: { rule: 'driver' },
  C12: { rule: 'boss' },
  C15: { rule: 'cousin' },
  // The end
  C19: { rule: 'close' },
  C18: { rule: 'snitch' },
  C26: { rule: 'entry' },
  C22: { rule: 'ties' },
  C27: { rule: 'ties' },
} as const satisfies Record<string, { rule: RuleId; option?: keyof Options }>;

export type RulingId = keyof typeof RULINGS;
