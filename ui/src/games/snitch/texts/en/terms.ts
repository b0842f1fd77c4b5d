/** What both screens say of the cards and the course of a game; a phone needs none of it for its first screen. */
import { plural } from '../../../../texts/plural';

interface Name {
  name: string;
}

export const terms = {
  // Cards
  'card.witness': 'Witness',
  'card.thug': 'Thug',
  'card.driver': 'Driver',
  'card.hitman': 'Hitman',
  'card.boss': 'Boss',
  'card.cousin': 'Cousin',
  'card.snitch': 'Snitch',
  witnessOf: ({ number }: { number: number }) => `Witness ${number}`,
  family: 'family',
  'act.witness': 'Whoever’s first to discard another witness with this number is rid of a card.',
  'act.thug': 'Look at one face-down card in any district.',
  'act.driver': 'Swap any two face-down cards, unseen. Yours needn’t be among them.',
  'act.hitman': 'Look at one face-down card, then swap any two, unseen.',
  'act.boss':
    'Remove a card from your own district, or add one from the draw pile, unseen, to somebody else’s.',
  'act.cousin': 'Does nothing and counts zero. Played, it’s like a witness with a 0.',
  'act.snitch':
    'Can’t be played: it goes home and you have one card more. In the end it counts what’s on top of the draw pile.',

  // Piles and districts
  drawPile: 'Draw pile',
  discardPile: 'Discards',
  districtOf: ({ name, count }: { name: string; count: number }) =>
    `${name}’s district: ${count === 1 ? '1 card' : `${count} cards`}`,
  districtClosed: ({ name, count }: { name: string; count: number | null }) =>
    `${name}’s district, closed` + (count === null ? '' : `: ${count === 1 ? '1 card' : `${count} cards`}`),
  districtUncounted: ({ name }: Name) => `${name}’s district`,

  // Counts
  lookAtZero: 'On zero, look at your two lower cards.',
  'zero.look': 'Look!',
  'zero.reveal': 'Turn over!',
  revealTitle: 'Cards on the table',
  revealAtZero: 'On zero, everybody turns all their cards over.',
  secondsLeft: ({ seconds }: { seconds: number }) =>
    plural('en', seconds, { one: '1 second left', other: `${seconds} seconds left` }),
  cardsDown: 'Cards down!',
  cardsDownHint: 'Back where they were, face down. From now on it’s all memory.',
  lookNowHint: 'Your two lower cards. Nobody else’s.',
  stopCount: 'Stop the count:',
  'stop.notReady': 'not ready',
  'stop.disturbed': 'interrupted',
  'stop.restarted': 'The table device was restarted during the count. Once more!',
  countStopped: ({ name, reason }: { name: string; reason: string }) =>
    `${name} stopped the count: ${reason}.`,
  holdHintLook: 'Once everybody is holding, the count starts. Lift your finger to look.',
  holdHintReveal:
    'Once everybody is holding, the count starts. Lift your finger as you turn your cards over.',

  // What was done
  'deed.drew': 'drew a card',
  'deed.played': ({ card }: { card: string }) => `played: ${card}`,
  'deed.looked': 'looked at a card',
  'deed.swapped': 'swapped two cards',
  'deed.removed': 'removed a card',
  'deed.added': ({ name }: Name) => `a card for ${name}`,
  'deed.skipped': 'skipped the action',
  'deed.passed': 'passed',
  'deed.eliminated': ({ name }: Name) => `${name} eliminated a card`,
  'deed.missed': ({ name }: Name) => `${name} was wrong`,
  'deed.closed': ({ name }: Name) => `${name} closed`,
  'deed.turnEnded': 'a last turn',
  'deed.roundEnded': 'the end of the round',
  'deed.restated': 'the corrected table',
  'deed.untracked': 'help only',

  // Turns
  drewCard: 'I’ve drawn a card',
  drawHint: 'take it, look at it, swap it in',
  shuffleHint: 'the draw pile is empty: shuffle the discards, except the top card',
  whatPlayed: 'Which card did you play?',
  whatPlayedHint: 'The one that was lying there – not the one you drew.',
  otherNumber: 'another number',
  numberOf: 'Number on the witness',
  take: 'OK',
  lookedDone: 'Done looking',
  swappedDone: 'Done swapping',
  removedOne: 'I’ve removed one of mine',
  removedSnitch: 'It was the snitch',
  removedSnitchHint: 'it’s out of the game',
  addedTo: ({ name }: Name) => `Added one to ${name}`,
  skipAction: 'Skip the action',
  passTurn: 'Pass',
  close: 'Close',
  knock: 'Knock to close',
  knockHint: 'instead of a turn',
  knockQuestion: ({ name }: Name) => `${name} is closing?`,
  knockMeans:
    'The family can’t touch a closed district any more. Everybody else has one last turn; then all cards are turned over.',
  knockYes: 'Knock knock!',
  endOfTurn: 'Last turn done',

  // Elimination
  raceTitle: ({ number }: { number: number }) => `Another witness ${number}?`,
  raceHint: ({ number }: { number: number }) =>
    `First hand on the pile wins. Only a witness counts – a family card with a ${number} is wrong.`,
  rightOwn: 'Right, from my district',
  rightOther: 'Right, from somebody else’s',
  wrongOne: 'Wrong card',
  rightOwnHint: 'one card fewer',
  rightOtherHint: 'one of yours goes there, unseen',
  wrongHint: 'it goes back; you get one more, unseen',
  whoseDistrict: 'Whose district was it?',
  giveOne: ({ name }: Name) => `Give ${name} one of your cards now, unseen.`,
  penaltyTitle: 'Right or wrong?',

  // Last turns and the end
  lastTurns: 'Last turns',
  hasClosed: ({ name }: Name) => `${name} has closed`,
  lastTurnOf: ({ name }: Name) => `${name}’s last turn`,
  comesNext: ({ names }: { names: string }) => `Then: ${names}.`,
  thenReveal: 'Then all cards are turned over.',

  // Entering
  enterTitle: 'What’s in your district?',
  enterHint: 'Tap every card. Nobody sees them until all are in.',
  entered: ({ count }: { count: number }) =>
    plural('en', count, { one: 'That’s all: 1 card', other: `That’s all: ${count} cards` }),
  noCards: 'I have no cards',
  removeCard: ({ card }: { card: string }) => `Take ${card} out again`,
  cardsIn: 'Your cards are in',
  changeCards: 'Change them',
  allIn: 'All cards are in',
  topTitle: 'The top card of the draw pile',
  topHint: ({ name }: Name) => `${name} has the snitch. Turn over the top card: that’s what it counts.`,
  topHintYou: 'You have the snitch. Turn over the top card: that’s what it counts.',
  topIs: ({ card }: { card: string }) => `The snitch counts as ${card}.`,
  topNothing: 'There’s no card left',
  topIsNothing: 'The snitch counts nothing.',
  change: 'Change',
  differs: ({ name, counted, entered }: { name: string; counted: number; entered: number }) =>
    `${name} entered ${entered === 1 ? '1 card' : `${entered} cards`}; the app had counted ${counted}. What you entered goes.`,
  addUp: 'Right – add it up',
  tableConfirms: 'All correct? The table screen adds it up.',

  // The result
  resultOf: ({ name }: Name) => `${name} wins!`,
  draw: 'It’s a draw!',
  drawBetween: ({ names }: { names: string }) => `${names} can’t be told apart. Play again!`,
  'by.sum': ({ total, other }: { total: number; other: number }) => `${total} against ${other}.`,
  'by.cards': ({ total, cards, other }: { total: number; cards: number; other: number }) =>
    `${total} each, but ${cards === 1 ? 'one card' : `${cards} cards`} against ${other}.`,
  'by.lowest': ({
    total,
    cards,
    lowest,
    other,
  }: {
    total: number;
    cards: number;
    lowest: number;
    other: number;
  }) =>
    `${total} each with ${cards} ${cards === 1 ? 'card' : 'cards'}, but ${lowest} is lower than ${other}.`,
  'by.snitchOnly': ({ total, cards }: { total: number; cards: number }) =>
    `${total} each with ${cards} ${cards === 1 ? 'card' : 'cards'}, but the snitch is nobody’s lowest card.`,
  points: ({ count }: { count: number }) => plural('en', count, { one: '1 point', other: `${count} points` }),
  emptyDistrict: 'no cards',
  standings: 'The totals, highest first',
  theCloser: 'closed',

  // Shared results
  gameTitle: 'Soplón',
  'role.winner': 'winner',

  // Awards
  'award.tamedTheSnitch': 'Won with the snitch',
  'award.byAWhisker': 'Won by a whisker',
  'award.sharpMemory': ({ number }: { number: number }) => `Sharp memory: eliminated ${number} cards`,
  'award.closedInTime': 'Closed at just the right moment',
  'award.closedTooSoon': 'Closed a little too soon',
};
