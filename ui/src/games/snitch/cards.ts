/** The cards as the screens name them: a special card by its kind, a witness by its number. */
import type { Card } from '../../wire/snitch';
import { NUMBERS, SPECIAL } from '../../wire/snitch-constants';
import { t } from './texts';

export { SPECIAL };
export type Special = (typeof SPECIAL)[number];

/** What is printed in the corner of a card. */
export function corner(card: Card): string {
  return card.kind === 'witness' ? String(card.number) : String(NUMBERS[card.kind] ?? '?');
}

/** “Thug (7)”, “witness 4”. */
export function cardName(card: Card): string {
  return card.kind === 'witness' ? t('witnessOf', { number: card.number }) : t(`card.${card.kind}`);
}

export function isSpecial(card: Card): card is Exclude<Card, { kind: 'witness' }> {
  return card.kind !== 'witness';
}
