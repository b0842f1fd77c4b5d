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
};
