/**
 * What a phone says until the first screen of the game, and the table screen as well. English is also the list of keys
 * that every other language must have.
 */
export const first = {
  /** British: no comma before the last in a list. */
  locale: 'en-GB',
  // Colours
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  purple: 'purple',
  orange: 'orange',
  pink: 'pink',
  teal: 'teal',
  brown: 'brown',
  white: 'white',
  grey: 'grey',
  goatOf: ({ colour }: { colour: string }) => `the ${colour} goat`,

  // The peek and the instant
  holdToLook: 'Hold to look',
  goneOnRelease: 'gone when you let go',

  // Connection
  connected: 'Connected',
  connecting: 'Connecting…',
  lost: 'Connection lost',
  somethingWrong: 'Something went wrong. Try again.',

  // Buttons
  reconnect: 'Reconnect',
  readRule: 'Read the rule',
  rule: 'Rule',

  // Sitting down
  onTheWay: 'Joining the table…',
  onTheWayHint: 'This phone and the table have to be on the same Wi-Fi.',
  onTheWayRelayHint: 'The table’s device may be asleep, or this phone offline.',
  tableIsAsked: 'Asking the table…',
  tableIsAskedHint: 'Another phone already has this seat. Somebody has to let you in on the table screen.',
  tableNotSet: 'You’re in!',
  tableNotSetHint: 'The table is still being set up. This page will continue by itself.',
  sitOut: 'You’re sitting this one out',
  sitOutHint: 'Your seat is still yours: you can join the next game.',
  youPlay: ({ goat }: { goat: string }) => `You’re playing ${goat}.`,
  whatName: 'What are you called?',
  sameName: ({ name, marked }: { name: string; marked: string }) =>
    `There’s already a player called ${name}, so you’ll be ${marked}.`,
  thatIsMe: 'That’s me',
  notMe: 'That’s not me',
  switchTo: ({ name }: { name: string }) => `Hand the phone to ${name}`,

  // Everybody
  everybody: 'Everybody at the table',
  you: 'you',
  isDone: 'done',
  'by.phone': 'phone connected',
  'by.away': 'phone offline',
  'by.table': 'on the table device',
  'by.open': 'no phone yet',

  // Settings
  settings: 'Settings',
};
