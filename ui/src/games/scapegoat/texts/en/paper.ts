/** Printing, and playing with what was printed. */
export const paper = {
  printLead: 'Mats, dice and more as a PDF: print it, cut it out, play.',
  printWhat: 'What do you need?',
  printSet: 'Parts for the game',
  printOne: 'Replace one printed mat',
  sheets: 'Sheets',
  'sheet.mats': 'Player mats',
  'sheet.dice': 'Dice to fold',
  'sheet.tokens': 'Tokens and tiles',
  'sheet.places': 'Location cards',
  'sheet.reference': 'Quick reference',
  matsFor: 'Mats for how many players?',
  everyCount: 'all',
  whoseMat: 'Whose mat?',
  edition: 'Edition number',
  editionHint: 'The same number always prints the same mats. It’s on every mat.',
  newNumber: 'New number',
  matsTogether: 'Printed mats only work with mats that have the same number, not with the ones from the box.',

  printedMats: 'Printed mats',
  printedWhy:
    'Mats printed from this app carry a number. Enter it and the app knows what they say, and can judge the end.',
  printedNone: 'no printed mats',
  printedSome: 'we’re using them',
  printReplacements: 'Print what’s missing',
  printedWith: ({ edition }: { edition: number }) => `everybody looks at their own edition ${edition} mat`,
  printedWithout: ({ names, count, edition }: { names: string; count: number; edition: number }) =>
    `you’re using edition ${edition}, and the app stands in for ${names}’s ${count === 1 ? 'mat' : 'mats'}`,
  printedCheck: ({ edition }: { edition: number }) =>
    `everybody looks at their own edition ${edition} mat and privately enters what it says`,
  howPrintedCheck: 'This catches a wrong number or a misread mat before you start.',
  howPrinted: 'You can look in the app instead if you like: it knows these mats.',
  paperLooked: 'Everyone with a paper mat has looked',
};
