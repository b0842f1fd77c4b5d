/** What all screens say while the end is shown, and each phone to its owner. */

export const finale = {
  'finale.hush': 'Hush…',
  'finale.roll': 'Drum roll, please…',
  'finale.step': ({ name, other }: { name: string | null; other: string | null }) =>
    `${name === null ? 'Your' : `${name}’s`} mat said ${other ?? 'you'}`,
  'finale.reveal': ({ name }: { name: string }) => `It was ${name}!`,
  'finale.alone': ({ name }: { name: string }) => `${name} wins alone!`,
  'finale.together': 'The conspirators win!',

  'you.framed': 'It was you all along',
  'you.framedMeans': 'And they found you out.',
  'you.escaped': 'You win, and nobody saw it coming',
  'you.escapedMeans': ({ names }: { names: string }) => `They framed ${names} instead.`,
  'you.inTime': 'You win. Just in time!',
  'you.inTimeMeans': 'You got to the cops before they got to you.',
  'you.gift': 'You win, and you didn’t lift a hoof',
  'you.giftMeans': ({ name }: { name: string }) => `${name} went to the cops for you.`,
  'you.conspired': 'You win. A watertight frame!',
  'you.conspiredMeans': ({ name }: { name: string }) => `${name} takes the blame.`,
  'you.framedToo': 'Framed, and you still win!',
  'you.framedInnocent': 'They framed you, and it wasn’t you',
  'you.framedWrong': 'You framed the wrong goat',
  'you.wasThere': ({ name }: { name: string }) => `It was ${name}.`,
  'you.inVain': 'You went to the cops for nothing',
  'you.pointedWrong': 'You pointed at the wrong goat',
  'you.tooLate': 'Too late: the cops are here!',
  'you.tooLateMeans': ({ name }: { name: string }) => `${name} got there before you could frame anybody.`,
  'you.betrayed': 'You lose, and it wasn’t even your fault',
  'you.giftAway': ({ name, other }: { name: string; other: string }) =>
    `${name} went to the cops, and ${other} says thank you.`,
};
