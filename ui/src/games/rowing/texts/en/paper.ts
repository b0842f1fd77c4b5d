/** What the print page says. */
import { plural } from '../../../../texts/plural';

export const paper = {
  printLead:
    'Spare rings and cards with our own drawings, and the rules on one page. Print on stiff paper at 100 %.',
  printWhat: 'What do you need?',
  'sheet.reference': 'Quick reference',
  howManyRings: 'How many rings?',
  whichCards: 'Which cards?',
  whichCardsHint: 'Tap a card for each copy you need; tap “less” to take one away.',
  copies: ({ count }: { count: number }) => plural('en', count, { one: '1 copy', other: `${count} copies` }),
  oneLess: ({ what }: { what: string }) => `One less: ${what}`,
};
