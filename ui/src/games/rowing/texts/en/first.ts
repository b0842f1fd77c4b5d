/** What a phone says until its ring works. */

export const first = {
  aboutGame: 'A companion for Row Your Goat (¡Tu cabra rema!). You need the box.',

  // Before the game
  getReady: 'Get ready',
  phoneIsRing: 'This phone is your lifesaver. Put it where your hand will find it.',
  phoneHelps: 'The lifesavers are on the table. This phone is for calls and quarrels.',
  dealMe: ({ count }: { count: number }) => `${count} cards each, face down in a deck.`,
  starts: ({ name }: { name: string }) => `${name} starts.`,

  // The ring
  playTitle: 'Off you row!',
  ring: 'Lifesaver',
  ringHint: 'grab when you see a set',
  safe: 'Safe!',
  grabbed: 'Grabbed!',
  noneLeft: 'None left!',
  tooClose: 'Too close to call',

  // Calls
  myGoat: 'My goat rows!',
  myGoatHint: 'when you’re down to one card',
  mySaid: 'You’ve said it',
  yourGoat: 'Your goat rows!',
  yourGoatTo: ({ name }: { name: string }) => `Your goat rows, ${name}!`,
  'hand.called': 'has said it',
  'hand.out': 'no cards left',

  // Quarrels
  whatHappened: 'What happened?',
  judge: 'Judge the grid',
  iAmOut: 'I’m out of cards',
  iHaveCards: 'I do have cards',
};
