/** What the phone says until the first look at the mat; the rest is in `play.ts`. */
import { shared } from './shared';

export const phone = {
  // Sitting down
  onTheWay: 'On the way to the table',
  onTheWayHint: 'This phone and the table must be in the same Wi-Fi.',
  tableIsAsked: 'The table is asked',
  tableIsAskedHint: 'Another phone sits here. Somebody at the table screen has to let you in.',
  tableNotSet: 'You have a seat',
  tableNotSetHint: 'The table is still being laid. It goes on here by itself.',
  youPlay: ({ goat }: { goat: string }) => `At this table you play ${goat}.`,
  thatIsMe: 'That is me',
  notMe: 'Not me',
  switchTo: ({ name }: { name: string }) => `Hand the phone to ${name}`,

  // Everybody
  everybody: 'Everybody at the table',
  isDone: 'done',
  'by.phone': 'phone connected',
  'by.away': 'phone away',
  'by.table': 'plays at the table device',
  'by.open': 'no phone yet',
  opened: ({ count }: { count: number }) => (count === 1 ? 'mat opened once' : `mat opened ${count} times`),

  // Before the first turn
  settingUp: 'Lay the table',
  settingUpHint: ({ place }: { place: string }) =>
    `The table screen says what goes where. Your token starts on ${place}.`,
  diceNext: 'Now the dice',
  diceNextHint: 'They are rolled once, and they lie there for the whole game.',
  lookNow: 'Look at your mat',
  lookHere: 'Hold the green pad below. Let nobody see it.',
  lookCardboard: 'Read your mat where the two dice meet. Let nobody see it.',
  iHaveLooked: 'I have looked',
  youLooked: 'Keep it to yourself',
  stillToLook: ({ names }: { names: string }) => `Still to look: ${names}.`,
  cardboardMat: 'Your mat is the cardboard one in front of you.',
  noMatYet: 'Your mat is dealt when the dice lie.',
  matsNotAgreed: 'Your mat opens when all have told theirs.',

  // Settings
  settings: 'Settings',
};

export const texts = { ...shared, ...phone };
