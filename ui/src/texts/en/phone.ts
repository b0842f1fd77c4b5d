/** What the phone says until the first look at the mat; the rest is in `play.ts`. */
import { shared } from './shared';

export const phone = {
  // Sitting down
  onTheWay: 'Joining the table…',
  onTheWayHint: 'This phone and the table have to be on the same Wi-Fi.',
  tableIsAsked: 'Asking the table…',
  tableIsAskedHint: 'Another phone already has this seat. Somebody has to let you in on the table screen.',
  tableNotSet: 'You’re in!',
  tableNotSetHint: 'The table is still being set up. This page will continue by itself.',
  youPlay: ({ goat }: { goat: string }) => `You’re playing ${goat}.`,
  thatIsMe: 'That’s me',
  notMe: 'That’s not me',
  switchTo: ({ name }: { name: string }) => `Hand the phone to ${name}`,

  // Everybody
  everybody: 'Everybody at the table',
  isDone: 'done',
  'by.phone': 'phone connected',
  'by.away': 'phone offline',
  'by.table': 'on the table device',
  'by.open': 'no phone yet',
  opened: ({ count }: { count: number }) => (count === 1 ? 'looked once' : `looked ${count} times`),

  // Before the first turn
  settingUp: 'Set up the table',
  settingUpHint: ({ place }: { place: string }) =>
    `The table screen shows what goes where. Your token starts at ${place}.`,
  diceNext: 'Now the dice',
  diceNextHint: 'They’re rolled once and stay there for the whole game.',
  lookNow: 'Look at your mat',
  lookHere: 'Hold the green pad below. Don’t let anyone see.',
  lookCardboard: 'Find where the two dice meet on your mat. Don’t let anyone see.',
  iHaveLooked: 'I’ve looked',
  youLooked: 'Keep it to yourself',
  stillToLook: ({ names }: { names: string }) => `Waiting for ${names}.`,
  cardboardMat: 'Your mat is the cardboard one in front of you.',
  noMatYet: 'You’ll get your mat once the dice are rolled.',
  matsNotAgreed: 'You’ll get your mat once the others have entered theirs.',

  // Settings
  settings: 'Settings',
};

export const texts = { ...shared, ...phone };
