/** What both screens say of the cards and the course of a game; a phone needs none of it for its first screen. */
import { number } from '../../../../texts/en/number';
import { plural } from '../../../../texts/plural';

interface Name {
  name: string;
}

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
/** In a sentence. */
const inWords = (count: number) => `${number(count)} ${count === 1 ? 'card' : 'cards'}`;

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
  'act.witness': 'Whoever’s first to discard another witness with this number gets rid of a card.',
  'act.thug': 'Look at one face-down card in any district.',
  'act.driver': 'Swap any two face-down cards without looking at them. They needn’t be yours.',
  'act.hitman': 'Look at one face-down card. Then swap any two without looking at them.',
  'act.boss':
    'Remove a card from your own district. Or add the top card of the draw pile to somebody else’s, without looking at it.',
  'act.cousin': 'Does nothing and is worth zero. If you play it, it’s like a witness with a 0.',
  'act.snitch':
    'Can’t be played: it goes back to your district, and you have one card more. At the end it’s worth the top card of the draw pile.',

  // Piles and districts
  drawPile: 'Draw pile',
  discardPile: 'Discards',
  districtOf: ({ name, count }: { name: string; count: number }) => `${name}’s district: ${cards(count)}`,
  districtClosed: ({ name, count }: { name: string; count: number | null }) =>
    `${name}’s district, closed` + (count === null ? '' : `: ${cards(count)}`),
  districtUncounted: ({ name }: Name) => `${name}’s district`,

  // Counts
  lookAtZero: 'On zero, look at the two cards nearest you.',
  'zero.look': 'Look!',
  'zero.reveal': 'Turn over!',
  revealTitle: 'Cards on the table',
  revealAtZero: 'On zero, everybody turns over all their cards.',
  secondsLeft: ({ seconds }: { seconds: number }) =>
    plural('en', seconds, { one: '1 second left', other: `${seconds} seconds left` }),
  cardsDown: 'Cards down!',
  cardsDownHint: 'Back where they were, face down. From now on it’s all memory.',
  lookNowHint: 'The two cards nearest you, and nobody else’s.',
  stopCount: 'Stop the countdown:',
  'stop.notReady': 'not ready',
  'stop.disturbed': 'interrupted',
  'stop.restarted': 'The table device was restarted during the countdown. Once more!',
  countStopped: ({ name, reason }: { name: string | null; reason: string }) =>
    `${name ?? 'You'} stopped the countdown: ${reason}.`,
  holdHintLook: 'The countdown starts once everybody is holding. Lift your finger to look.',
  holdHintReveal:
    'The countdown starts once everybody is holding. Lift your finger as you turn over your cards.',

  // What was done
  'deed.drew': 'drew a card',
  'deed.played': ({ card }: { card: string }) => `played: ${card}`,
  'deed.looked': 'looked at a card',
  'deed.swapped': 'swapped two cards',
  'deed.removed': 'removed a card',
  'deed.added': ({ name }: { name: string | null }) => `gave ${name ?? 'you'} a card`,
  'deed.skipped': 'skipped the action',
  'deed.passed': 'passed',
  'deed.eliminated': 'eliminated a card',
  'deed.missed': 'got it wrong',
  'deed.closed': 'closed',
  'deed.turnEnded': 'took a last turn',
  'deed.roundEnded': 'ended the round',
  'deed.restated': 'corrected the table',
  'deed.untracked': 'stopped following the turns',
  deedOf: ({ name, deed }: { name: string; deed: string }) => `${name} ${deed}`,

  // Turns
  drewCard: 'I’ve drawn a card',
  drawHint: 'then swap it for one of yours',
  shuffleHint: 'the draw pile is empty: shuffle the discards, except the top card',
  otherNumber: 'another number',
  numberOf: 'Number on the witness',
  take: 'OK',
  lookedDone: 'Done looking',
  swappedDone: 'Done swapping',
  removedOne: 'I’ve removed one of mine',
  removedSnitch: 'It was the snitch',
  removedSnitchHint: 'it’s out of the game',
  addedTo: ({ name }: Name) => `One more for ${name}`,
  skipAction: 'Skip the action',
  passTurn: 'Pass',
  close: 'Close',
  knock: 'Knock and close',
  knockHint: 'everybody else gets one more turn',
  knockQuestion: ({ name }: Name) => `Is ${name} closing?`,
  knockMeans:
    'Knock on the table. From now on family cards can’t touch that district. Everybody else gets one more turn; then all cards are turned over.',
  knockYes: 'Knock knock!',
  endOfTurn: 'Last turn done',

  // Elimination
  raceTitle: ({ number }: { number: number }) => `Another witness ${number}?`,
  raceHint: ({ number }: { number: number }) =>
    `The first to throw one on the discard pile gets rid of a card. Careful: a family card doesn’t count, even if its number is ${number}.`,
  rightOwn: 'Right – it was mine',
  rightOther: 'Right – somebody else’s',
  wrongOne: 'Wrong card',
  rightOwnHint: 'one card fewer',
  rightOtherHint: 'give them a card, without looking',
  wrongHint: 'put it back and draw one, without looking',
  whoseDistrict: 'Whose card was it?',

  // What people shout about
  'shout.snitch': ({ name }: Name) => `${name} has turned up the snitch!`,
  'shout.snitch.you': 'It’s the snitch!',
  'shout.snitch.text': ({ name, count }: { name: string; count: number }) =>
    `It can’t be played. ${name} takes it back and has ${inWords(count)} now.`,
  'shout.snitch.you.text': ({ count }: { count: number }) =>
    `It can’t be played. Take it back: you have ${inWords(count)} now.`,
  'shout.eliminated': ({ name }: Name) => `${name} has eliminated a card!`,
  'shout.eliminated.you': 'You’ve eliminated a card!',
  'shout.own.text': ({ name, count }: { name: string; count: number }) =>
    count === 0 ? `${name} has no cards left.` : `${name} has ${inWords(count)} left.`,
  'shout.own.you.text': ({ count }: { count: number }) =>
    count === 0 ? 'You have no cards left.' : `You have ${inWords(count)} left.`,
  'shout.other.text': ({ name, owner }: { name: string; owner: string }) =>
    `It was ${owner}’s, so ${name} gives ${owner} a card. Nobody looks at it.`,
  'shout.other.you.text': ({ owner }: { owner: string }) =>
    `It was ${owner}’s. Give ${owner} one of your cards, without looking at it.`,
  'shout.other.mine.text': ({ name }: Name) =>
    `It was yours, so ${name} gives you a card. Nobody looks at it.`,
  'shout.missed': ({ name }: Name) => `${name} got it wrong!`,
  'shout.missed.you': 'That was the wrong card!',
  'shout.missed.text': ({ name }: Name) =>
    `The card goes back, and ${name} draws one more without looking at it.`,
  'shout.missed.you.text': 'Put it back, and draw one more without looking at it.',
  'shout.closed': ({ name }: Name) => `${name} has closed!`,
  'shout.closed.you': 'You’ve closed!',
  'shout.closed.text': 'Everybody else gets one more turn.',

  // Last turns and the end
  hasClosed: ({ name }: Name) => `${name} has closed`,
  lastTurnOf: ({ name }: Name) => `${name}’s last turn`,
  comesNext: ({ names }: { names: string }) => `Next: ${names}.`,
  thenReveal: 'After that, all cards are turned over.',

  // Entering
  enterTitle: 'What’s in your district?',
  enterHint: 'Tap each of your cards. The app adds them up once everybody has entered theirs.',
  entered: ({ count }: { count: number }) =>
    plural('en', count, { one: 'That’s all: 1 card', other: `That’s all: ${count} cards` }),
  youHad: ({ count }: { count: number }) => (count === 1 ? 'You had 1 card.' : `You had ${count} cards.`),
  noCards: 'I have no cards',
  noCardsQuestion: 'Really no cards?',
  noCardsMeans: 'No cards means no points.',
  noCardsYes: 'No cards',
  removeCard: ({ card }: { card: string }) => `Remove ${card}`,
  cardsIn: 'Your cards are in',
  changeCards: 'Change them',
  allIn: 'All cards are in',
  topTitle: 'The top card of the draw pile',
  topHint: ({ name }: Name) =>
    `${name} has the snitch. Turn over the top card of the draw pile: that’s what the snitch is worth.`,
  topHintYou:
    'You have the snitch. Turn over the top card of the draw pile: that’s what the snitch is worth.',
  topIs: ({ card }: { card: string }) => `The snitch is worth the same as: ${card}.`,
  topNothing: 'There’s no card left',
  topIsNothing: 'The snitch is worth nothing.',
  change: 'Change',
  differs: ({ name, counted, entered }: { name: string; counted: number; entered: number }) =>
    `${name} entered ${cards(entered)}, but the app had counted ${counted}. What you entered counts.`,
  differsYou: ({ counted, entered }: { counted: number; entered: number }) =>
    `You entered ${cards(entered)}, but the app had counted ${counted}. What you entered counts.`,
  addUp: 'All correct – add it up',
  tableConfirms: 'All correct? The table screen adds it up.',

  // The result
  resultOf: ({ name }: { name: string | null }) => `${name === null ? 'You win' : `${name} wins`}!`,
  draw: 'It’s a draw!',
  drawBetween: ({ names }: { names: string }) => `Nothing separates ${names}. Play again!`,
  drawWithYou: ({ names }: { names: string }) => `Nothing separates you and ${names}. Play again!`,
  'by.sum': ({ total, other }: { total: number; other: number }) => `${total} against ${other}.`,
  'by.cards': ({ total, cards, other }: { total: number; cards: number; other: number }) =>
    `${total} each, but with ${cards === 1 ? 'one card' : `${cards} cards`} against ${other}.`,
  'by.lowest': ({
    total,
    cards: count,
    lowest,
    other,
  }: {
    total: number;
    cards: number;
    lowest: number;
    other: number;
  }) => `${total} each with ${cards(count)}, but ${lowest} is lower than ${other}.`,
  'by.snitchOnly': ({ total, cards: count }: { total: number; cards: number }) =>
    `${total} each with ${cards(count)}, but the snitch doesn’t count as a lowest card.`,
  points: ({ count }: { count: number }) => plural('en', count, { one: '1 point', other: `${count} points` }),
  emptyDistrict: 'no cards',
  standings: 'The totals',
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
