/** What a phone says until the first screen works, and both screens as well. */

export const first = {
  cardsShort: 'Cards',
  cardsDo: 'What the cards do',
  closedMark: 'closed',
  districtCards: ({ count }: { count: number }) => (count === 1 ? '1 card' : `${count} cards`),

  // Before the first turn
  settingUp: 'Set up the table',
  settingUpHint:
    'Four cards each, face down in two rows of two. Don’t look yet! The table screen shows the rest.',
  startsYou: 'You start.',
  startsOther: ({ name }: { name: string }) => `${name} starts.`,
  lookTitle: 'Your one look',
  lookReadyHint: ({ seconds }: { seconds: number }) =>
    `After the countdown, look at the two cards nearest you. You have ${seconds} seconds, and you won’t get another look.`,
  lookFreeHint: 'Look at the two cards nearest you, just once. Take your time, then put them back face down.',
  ready: 'Ready',
  notReady: 'Wait, not ready',
  holdHere: 'Hold the pad below when you’re ready.',
  iHaveLooked: 'Done – cards down',
  youLooked: 'Remember them!',
  waitingFor: ({ names }: { names: string }) => `Waiting for ${names}.`,
};
