/** What the phone says later: fetched together with the parts of the page that say it. */
import { errors } from './errors';
import { shared } from './shared';

export const phone = {
  // Sitting down
  phoneTitle: 'Pull up a chair',
  phoneHint: 'Scan your seat’s code on the table screen. This phone will keep your secret.',
  askForSeat: 'Ask for a seat',
  askForSeatHint: 'if you can’t scan it',
  bigScreen: 'This is the big screen',
  bigScreenHint: 'a television or a laptop for everybody to see',
  ownGoat: 'My goat',
  myName: 'Name',
  myColour: 'Colour',
  colourOf: ({ name }: { name: string }) => `${name}’s`,
  swapColours: ({ colour, name }: { colour: string; name: string }) =>
    `The ${colour} goat is ${name}’s. Swap colours?`,
  swapWith: ({ name }: { name: string }) => `Swap with ${name}`,
  sitDown: 'That’s my goat',
  sitAs: ({ name, colour }: { name: string; colour: string }) => `Sit down as ${name}, ${colour}`,
  sitAsColour: ({ colour }: { colour: string }) => `Sit down as the ${colour} goat`,
  goodbye: 'See you!',
  goodbyeHint: 'Thanks for playing. To sit down again, scan a code on the table screen.',
  badLink: 'That code doesn’t work',
  badLinkHint: 'It isn’t a seat code, or part of it is missing. Scan the one on the table screen again.',
  passTo: ({ name }: { name: string }) => `Hand the phone to ${name}`,
  onlyLooks: ({ name }: { name: string }) => `Only ${name} should look.`,
  thisIs: ({ name }: { name: string }) => `I’ve got it – I’m ${name}`,
  tableAway: 'The table’s device is away. You’ll be back as soon as it is.',
  phoneOffline: 'This phone seems to be offline. You’ll be back as soon as it isn’t.',
  offTheTable: 'This phone isn’t at the table',
  askAgain: 'Ask the table again',
  forgetSeat: 'Forget this seat and scan another code',
  reload: 'Reload',

  // Everybody
  theTable: 'The table',

  // Turns
  /** Some deeds begin with the name of whoever did it. */
  wasUndone: ({ name, deed }: { name: string | null; deed: string }) =>
    `Undone: ${deed.startsWith(name ?? 'you') ? deed : `${name ?? 'you'} – ${deed}`}`,

  // A copy for another device
  copiedWaits: 'The game is on hold until somebody taps “Play on here” on the table screen.',

  // After a pause
  'nudge.move': ({ name }: { name: string }) => `${name}, your move`,
  'nudge.look': ({ name }: { name: string }) => `${name}, you still have to look`,
  'nudge.answer': ({ name }: { name: string }) => `${name}, we’re waiting for you`,

  // The next game
  againShout: 'Again!',
  notAgain: 'Maybe not',

  // Settings
  close: 'Close',
  language: 'Language',
  theme: 'Theme',
  'theme.system': 'Auto',
  'theme.dark': 'Dark',
  'theme.light': 'Light',
  textSize: 'Text size',
  nudges: 'Nudge me when it’s up to me',
  'nudges.on': 'On',
  'nudges.off': 'Off',
  'hand.right': 'Right',
  'hand.left': 'Left',
  rules: 'Rules and practice',
  leaveSeat: 'Leave this seat',
  leaveMeans: 'This phone forgets its seat. Whoever scans the code next gets it.',
  leaveGameMeans: 'Your seat is kept. If you have to go, just close this page; scan your code to come back.',
};

export const texts = { ...shared, ...phone, ...errors };
