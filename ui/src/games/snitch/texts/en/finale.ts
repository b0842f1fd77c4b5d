/** What all screens say while the end is shown, and each phone to its owner. */

export const finale = {
  'finale.hush': 'Not a squeak…',
  'finale.roll': 'Drum roll, please…',
  'finale.step': ({ name, count }: { name: string | null; count: number }) => `${name ?? 'You'}: ${count}`,

  'you.closedAndWon': 'You win, just as you said!',
  'you.win': 'You win! Nobody saw that coming',
  'you.closedAndLost': 'You closed too soon',
  'you.tied': 'Neck and neck to the last card',
  'you.tieBreak': 'So close! The tie-break decided it',
  'you.last': 'The snitches sang about you all night',
  'you.lost': 'Somebody’s district was quieter',
};
