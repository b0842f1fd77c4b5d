/** What both screens say, in English: also the list of keys that every other language must have. */
import { plural } from '../plural';

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
  bystander: 'innocent bystander',
  goatOf: ({ colour }: { colour: string }) => `the ${colour} goat`,

  // Things on the table
  playerToken: ({ colour }: { colour: string }) => `${colour} player token`,
  preparationToken: 'preparation token',
  preparationTokens: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 preparation token', other: `${count} preparation tokens` }),
  evidenceCard: ({ colours }: { colours: string }) => `Evidence card: ${colours}`,
  cardHas: ({ colour }: { colour: string }) => `has ${colour}`,
  cardLacks: ({ colour }: { colour: string }) => `no ${colour}`,
  cardIgnored: 'does not count',
  die: ({ tone, value }: { tone: 'white' | 'black'; value: number }) => `${tone} die: ${value}`,
  dieUnrolled: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die, not rolled yet`,
  dieRolling: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die is rolling`,

  // Locations
  prepare: 'Prepare',
  frame: 'Frame/Steal',
  spy: 'Spy',
  trade: 'Trade',
  stash: 'Stash',
  cops: 'Go to the Cops!',
  copsArrived: 'The cops have arrived!',

  // The peek and the instant
  yourMatSays: 'Your mat says',
  wanted: 'Wanted',
  holdToLook: 'Hold to look',
  goneOnRelease: 'gone when you let go',
  frameAttempt: 'Frame Attempt',
  flipTogether: 'Flip your card on the flash, not before.',
  pointTogether: 'Point on the flash, not before.',
  now: 'Now!',
  pointsAt: ({ from, to }: { from: string; to: string }) => `${from} points at ${to}`,

  // The round table
  roundTable: 'The table',
  turnOf: ({ name }: { name: string }) => `${name}’s turn`,

  // Connection
  connected: 'Connected',
  connecting: 'Connecting…',
  lost: 'Connection lost',
  handRound: 'Pass and play',
  somethingWrong: 'Something went wrong. Try again.',

  // Buttons
  next: 'Next',
  back: 'Back',
  done: 'Done',
  cancel: 'Cancel',
  undo: 'Undo',
  again: 'Play again',
  reconnect: 'Reconnect',
  rollDice: 'Roll the dice',
  soundOn: 'Sound on',
  soundOff: 'Sound off',

  // The app itself
  appName: 'Goatherd',
  unofficial: 'Unofficial, made by fans.',
};
