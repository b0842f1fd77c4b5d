/** What all screens say while the end is shown, and each phone to its owner. */

export const finale = {
  'finale.hush': 'Not a squeak…',
  'finale.roll': 'Drum roll, please…',
  'finale.step': ({ name, count }: { name: string; count: number }) => `${name}: ${count}`,

  'you.closedAndWon': 'You win. You called it!',
  'you.win': 'You win. Nobody saw it coming.',
  'you.closedAndLost': 'You closed too soon.',
  'you.tied': 'Neck and neck to the last card.',
  'you.tieBreak': 'So close! The tie-break decided.',
  'you.last': 'The snitches sang all night about you.',
  'you.lost': 'Somebody’s district was quieter.',
};
