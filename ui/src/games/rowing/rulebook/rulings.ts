/**
 * Our rulings where the printed rules are silent, each listed with the rule it belongs to. Some are options of a
 * table. Their texts are beside this file, one folder per language.
 */
import type { Options } from '../../../wire/rowing';
import type { RuleId } from './rules';

export const RULINGS = {
  // Options first, because they are worth a word before the first game.
  B3: { rule: 'slowest', option: 'secondSet' },
  B5: { rule: 'faults', option: 'outOfTurn' },
  B6: { rule: 'second', option: 'secondLifesaver' },
  B6b: { rule: 'second', option: 'afterSecondLifesaver' },
  B8: { rule: 'out', option: 'lastCard' },
  B10: { rule: 'calls', option: 'falseCall' },
  B12: { rule: 'win', option: 'allOut' },
  B17: { rule: 'noSet', option: 'falseGrab' },
  B19: { rule: 'phones', option: 'secondTouch' },
  B20: { rule: 'tooClose', option: 'tooClose' },
  B1: { rule: 'sets' },
  B2: { rule: 'race' },
  B4: { rule: 'sets' },
  B7: { rule: 'faults' },
  B9: { rule: 'calls' },
  B11: { rule: 'lastCard' },
  B13: { rule: 'win' },
  B14: { rule: 'tooClose' },
  B15: { rule: 'slowest' },
  B16: { rule: 'setup' },
  B18: { rule: 'phones' },
  B21: { rule: 'out' },
  B22: { rule: 'noSet' },
} as const satisfies Record<string, { rule: RuleId; option?: keyof Options }>;

export type RulingId = keyof typeof RULINGS;
