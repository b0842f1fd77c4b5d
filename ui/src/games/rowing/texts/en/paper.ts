/** What the print page says. */
export const paper = {
  printLead:
    'Spare lifesavers and cards with our own drawings, and the rules on one page. Print on stiff paper at 100 %.',
  printWhat: 'What do you need?',
  'sheet.reference': 'Quick reference',
  howManyRings: 'How many lifesavers?',
  whichCards: 'Which cards?',
};
