/** What a phone says until the first look at the mat, and both screens as well. */

export const first = {
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

  // Everybody
  opened: ({ count }: { count: number }) => (count === 1 ? 'looked once' : `looked ${count} times`),

  // Before the first turn
  settingUp: 'Set up the table',
  settingUpSoon: 'The table screen shows what goes where.',
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
};
