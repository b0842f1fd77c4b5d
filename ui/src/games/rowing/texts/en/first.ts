/** What a phone says until its ring works. */

const ordinal = (number: number) => `${number}${['st', 'nd', 'rd'][number - 1] ?? 'th'}`;

export const first = {
  aboutGame: 'A companion for Row Your Goat (¡Tu cabra rema!). You need the box.',

  // Before the game
  getReady: 'Get ready',
  phoneIsRing: 'This phone is your lifesaver. Put it where your hand will find it.',
  phoneHelps: 'The lifesavers are on the table. This phone is for shouts and arguments.',
  dealMe: ({ count }: { count: number }) => `${count} cards each, face down in a deck.`,
  starts: ({ name }: { name: string }) => `${name} starts.`,
  youStart: 'You start.',

  // The ring
  playTitle: 'Off you row!',
  ring: 'Lifesaver',
  ringHint: 'grab it when you see a set',
  safe: 'Safe!',
  grabbed: 'Grabbed!',
  noneLeft: 'None left!',
  tooClose: 'Too close to call',
  placed: ({ number }: { number: number }) => ordinal(number),
  placedFirst: ({ number, seconds }: { number: number; seconds: string }) =>
    `${ordinal(number)}, by ${seconds} s`,
  placedBehind: ({ number, seconds }: { number: number; seconds: string }) =>
    `${ordinal(number)}, ${seconds} s later`,
  'lateBy.you': ({ seconds }: { seconds: string }) => `${seconds} s too late`,

  // Calls
  myGoat: 'My goat rows!',
  myGoatHint: 'when you’re down to one card',
  mySaid: 'You’ve shouted it',
  yourGoat: 'Your goat rows!',
  yourGoatTo: ({ name }: { name: string }) => `Your goat rows, ${name}!`,
  'hand.called': 'one card left',
  'hand.out': 'no cards left',

  // Arguments
  whatHappened: 'What happened?',
  judge: 'Grid judge',
  iAmOut: 'I’m out of cards',
  iHaveCards: 'I do have cards',
};
