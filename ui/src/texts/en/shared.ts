/** What both screens say from the start, in English: also the list of keys that every other language must have. */

export const shared = {
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

  // Things on the table
  die: ({ tone, value }: { tone: 'white' | 'black'; value: number }) => `${tone} die: ${value}`,

  // Locations
  prepare: 'Prepare',
  spy: 'Spy',
  trade: 'Trade',
  stash: 'Stash',
  cops: 'Go to the Cops!',

  // The peek and the instant
  yourMatSays: 'Your mat says',
  wanted: 'Wanted',
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
};
