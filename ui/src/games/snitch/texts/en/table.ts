/** What only the table screen says. */
import { errors } from './errors';
import { errors as tableErrors } from './errors-table';
import { finale } from './finale';
import { first } from './first';
import { options } from './options';
import { prompts } from './prompts';
import { terms } from './terms';

interface Name {
  name: string;
}

interface Card {
  card: string;
}

export const table = {
  ...options,

  // Before the game
  setUpTitle: 'Before you deal',
  whoStarts: 'Who was the last to eat cheese? They start.',
  atRandom: 'Nobody knows – pick somebody',
  howLongLook: 'How long is the one look?',
  seconds: ({ count }: { count: number }) => `${count} seconds`,
  untimed: 'no time limit',
  freeHint: 'Only the cards, closing, last turns and the score.',
  whatIsMissing: 'What’s missing?',
  addLost: 'A special card is missing',
  addLostHint: 'Which one? If two are missing, add it twice.',
  foundAgain: ({ card }: Card) => `${card} isn’t missing after all`,
  insteadOf: ({ card }: Card) => `Instead of ${card}`,
  'instead.nothing': 'play without',
  'instead.printed': 'printed',
  'instead.standIn': 'another card',
  standInFor: ({ card }: Card) => `Which card stands in for ${card}?`,
  standInHint: 'Pick one you can spare: whenever it turns up, it’s the missing card.',
  lostWitnesses: 'Missing witnesses',
  fewer: 'one fewer',
  more: 'one more',
  cardsAndPile: ({ cards, pile }: { cards: number; pile: number }) =>
    `${cards} cards in the game, ${pile} of them in the draw pile.`,

  // Setting up
  starter: 'starts',
  changeGroup: 'Change',
  countThem: 'Count the cards',
  countHint: 'Not sure whether any are missing? Count them all, printed ones too.',
  cardsThere: 'Cards on the table',
  countDone: 'That many',
  allLaid: 'All set!',
  toTheLook: 'On to the one look',

  // Counts
  everybodyReady: 'Everybody’s ready',
  countHintAll: 'then we count down',
  theTableCapital: 'The table',
  padsHintLook: 'Hold your pad. Lift your finger to look.',
  padsHintReveal: 'Hold your pad. Lift your finger as you turn your cards over.',
  lookNowAll: 'Everybody: your two lower cards. Only yours!',
  everybodyLooked: 'Everybody’s looked',
  hasLooked: 'looked',

  // Turns
  undoDeed: ({ deed }: { deed: string }) => `Undo: ${deed}`,
  drewOne: 'Card drawn',
  removedOneOf: 'Removed one of their cards',
  removedSnitchOf: 'Removed the snitch',
  tapToAdd: 'or tap who gets one more',
  lastTurnIn: ({ place }: { place: number }) => (place === 1 ? 'last turn' : `then no. ${place}`),
  somebodyCloses: 'Somebody closes',
  knockMeansShort: 'knock knock!',
  whoCloses: 'Who’s closing?',

  // Elimination
  somebodyTried: 'Somebody tried',
  whoTried: 'Who tried to eliminate?',
  howDidItGo: ({ name }: Name) => `${name}: right or wrong?`,
  rightOwnOf: 'Right, from their own district',
  rightOtherHintOf: 'one of their cards goes there, unseen',
  wrongHintOf: 'it goes back; they get one more, unseen',

  // Entering
  enterAll: 'Enter your cards',
  enterOf: ({ name }: Name) => `Enter ${name}’s cards`,
  cardsOf: ({ name }: Name) => `${name}’s cards`,
  enterHintOf: 'Tap every card. The others see them once all are in.',
  noCardsOf: 'No cards at all',
  cardsAreIn: 'cards are in',
  onTheirPhone: 'on their phone',
  checkAll: 'Check the cards on the table. You can still change anything.',
  changeOf: ({ name }: Name) => `Change ${name}’s cards`,
  changeTop: 'Change the top card',

  // The end
  anotherGame: 'Another game',
  againHint: 'same group, same cards',
  gameStopped: 'Game stopped',
  gameStoppedHint: 'Nobody wins, and nobody’s cards were counted.',

  // The menu
  restate: 'Fix the table',
  restateHint: 'Count what’s really there, and the app carries on from there.',
  restateYes: 'That’s how it is',
  whoseTurn: 'Whose turn is it?',
  endGame: 'End this game',
  endGameQuestion: 'End this game?',
  endGameMeans: 'Nobody wins and no cards are counted. You can’t undo this.',
  endGameYes: 'End the game',
  keepPlaying: 'Keep playing',
  endRound: 'The round ends',
  endRoundQuestion: 'End the round without a close?',
  endRoundMeans: 'For when nobody can draw any more. All cards are turned over.',
  endRoundYes: 'End the round',

  // History
  closedAndWon: 'Closed and won',
  otherWins: 'Other wins',
  closedAndLost: 'Closed and lost',
  otherLosses: 'Other losses',
  pointsEach: 'Points per game',
  endedScored: 'lowest total',
  endedDraw: 'a draw',
  endedAbandoned: 'stopped',

  // Paper
  printLead: 'For cards that are gone: print, cut out, and put all your cards in sleeves.',
  printWhat: 'What to print',
  whichCards: 'Which special cards?',
  'sheet.reference': 'Quick reference',
  'sheet.score': 'Score sheet',
  printNow: 'Print it now',
};

export const texts = { ...first, ...terms, ...prompts, ...table, ...errors, ...tableErrors, ...finale };
