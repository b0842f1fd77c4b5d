/** What only the table screen says. */
import { errors } from './errors';
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
  whoStarts: 'Who ate cheese last? They start.',
  atRandom: 'Nobody knows – pick somebody',
  howLongLook: 'How long is everybody’s one look?',
  seconds: ({ count }: { count: number }) => `${count} seconds`,
  untimed: 'no time limit',
  freeHint: 'Help with the cards, closing, last turns and the score, and nothing else.',
  addLost: 'A special card is missing',
  addLostHint: 'Which one? If two of them are missing, add it twice.',
  foundAgain: ({ card }: Card) => `Not missing after all: ${card}`,
  insteadOf: ({ card }: Card) => `Instead of: ${card}`,
  standInFor: ({ card }: Card) => `Which card stands in? (${card})`,
  standInHint: 'Pick one you can spare. Whenever it turns up, it’s the missing card.',
  lostWitnesses: 'Missing witnesses',
  fewer: 'one fewer',
  more: 'one more',
  cardsAndPile: ({ cards, pile }: { cards: number; pile: number }) =>
    `${cards} cards in the game, ${pile} of them in the draw pile.`,

  // Setting up
  starter: 'starts',
  changeGroup: 'Change',
  countThem: 'Count the cards',
  countHint: 'Not sure whether any are missing? Count them all, including printed ones.',
  cardsThere: 'Cards on the table',
  countDone: 'That’s how many',
  toTheLook: 'On to the one look',

  // Counts
  everybodyReady: 'Everybody’s ready',
  countHintAll: 'then the countdown starts',
  padsHintLook: 'Hold your pad. Lift your finger to look.',
  padsHintReveal: 'Hold your pad. Lift your finger as you turn over your cards.',
  lookNowAll: 'Everybody: the two cards nearest you. Nobody else’s!',
  everybodyLooked: 'Everybody’s looked',
  hasLooked: 'looked',

  // Turns
  drewOne: 'Card drawn',
  removedOneOf: 'Card removed',
  tapToAdd: 'or tap whoever gets one more',
  lastTurnIn: ({ place }: { place: number }) =>
    place === 1 ? 'last turn' : `last turn: ${['1st', '2nd', '3rd'][place - 1] ?? `${place}th`}`,
  somebodyCloses: 'Somebody’s closing',
  knockMeansShort: 'knock knock!',
  whoCloses: 'Who’s closing?',

  // Elimination
  somebodyTried: 'Somebody threw one in',
  whoTried: 'Who threw in a card?',
  howDidItGo: ({ name }: Name) => `${name}: right or wrong?`,
  rightOwnOf: 'Right – it was their own',
  rightOtherHintOf: 'they give that player a card; nobody looks',
  wrongHintOf: 'it goes back; they draw one more, without looking',

  // Entering
  enterAll: 'Enter your cards',
  enterOf: ({ name }: Name) => `Enter ${name}’s cards`,
  cardsOf: ({ name }: Name) => `${name}’s cards`,
  enterHintOf: 'Tap each card. The app adds them up once everybody has entered theirs.',
  noCardsOf: 'No cards at all',
  hadOf: ({ name, count }: { name: string; count: number }) =>
    count === 1 ? `${name} had 1 card.` : `${name} had ${count} cards.`,
  cardsAreIn: 'cards are in',
  onTheirPhone: 'on their phone',
  checkAll: 'Check them against the cards on the table. You can still change anything.',
  changeOf: ({ name }: Name) => `Change ${name}’s cards`,
  changeTop: 'Change the top card',

  // The end
  againHint: 'same group, same cards',
  gameStopped: 'Game stopped',
  gameStoppedHint: 'Nobody wins, and nobody’s cards were counted.',

  // The menu
  restateHint: 'Count what’s really on the table, and the app will continue from there.',
  whoseTurn: 'Whose turn is it?',
  endGameQuestion: 'Stop playing?',
  endGameMeans: 'Nobody wins, and no cards are counted. You can’t undo this.',
  endRound: 'End the round',
  endRoundQuestion: 'End the round without anybody closing?',
  endRoundMeans: 'For when nobody can draw any more. Then all cards are turned over.',
  endRoundYes: 'End the round',

  // On screens that only watch
  watchLook: 'Everybody looks at the two cards nearest them, just once.',
  watchFree: 'They’re playing with the cards. When somebody closes, you’ll see it here.',
  watchCheck: 'All right so far? Then the table adds it up.',

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

export const texts = { ...first, ...terms, ...prompts, ...table, ...errors, ...finale };
