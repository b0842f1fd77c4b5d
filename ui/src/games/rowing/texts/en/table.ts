/** What the table screen says of this game. */
import { plural } from '../../../../texts/plural';
import { number } from '../../../../texts/en/number';
import { box } from './box';
import { errors } from './errors';
import { finale } from './finale';
import { first } from './first';
import { options } from './options';
import { paper } from './paper';
import { terms } from './terms';

type Count = { count: number };

export const table = {
  // What's missing
  whatIsMissing: 'What’s missing?',
  lifesaversMissing: 'How many lifesavers are missing?',
  cardsMissing: 'Any cards missing?',
  noneMissing: 'none',
  allMissing: 'all',
  fewerCards: 'One card fewer',
  moreCards: 'One card more',
  insteadOf: 'What do you grab instead?',
  'standIn.phones': 'Your phones',
  'standIn.phonesHint': 'every phone is a lifesaver, and the app sees who was quickest',
  'standIn.rings': 'Rings on this screen',
  'standIn.ringsHint': 'one finger each; afterwards you say who has none',
  'standIn.objects': 'Things you have',
  'standIn.objectsHint': 'corks, coins, bottle caps, rings from paper',
  phonesAnyway: 'Play with phones instead',
  phonesAnywayHint: 'they replace all lifesavers, and the app sees who was quickest',
  willDeal: ({ count }: Count) => `Everybody gets ${count} cards`,
  willLeave: ({ count }: Count) =>
    plural('en', count, { one: '1 card stays in the box', other: `${count} cards stay in the box` }),
  willBox: ({ count }: Count) =>
    plural('en', count, {
      one: 'your one lifesaver goes in the middle.',
      other: `${number(count)} lifesavers go in the middle.`,
    }),
  willPhones: 'every phone is a lifesaver: the app sees who touched first.',
  willRings: ({ count }: Count) =>
    plural('en', count, {
      one: 'this screen shows the lifesaver that’s missing.',
      other: `this screen shows the ${number(count)} lifesavers that are missing.`,
    }),
  willObjects: ({ count }: Count) =>
    plural('en', count, {
      one: 'you put something else in place of the missing lifesaver.',
      other: `you put ${number(count)} other things in place of the missing lifesavers.`,
    }),
  noTouch: 'This screen doesn’t feel fingers, so rings won’t work here. Use phones or things you have.',
  fewFingers: ({ here, all }: { here: number; all: number }) =>
    `This screen feels only ${number(here)} ${here === 1 ? 'finger' : 'fingers'} at a time, and ${number(all)} rings are too many for it. Use phones or things you have.`,
  fiveFingers:
    'This screen feels five fingers at a time. Tap your ring and lift your finger, so that it feels the others, too.',
  printRings: 'Print rings',

  // Who starts
  drawAgain: 'Draw again',
  drawnStarter: ({ name }: { name: string }) => `${name} starts!`,

  // The checklist
  setUpTitle: 'Set up the table',
  'chore.deal': 'Deal the cards',
  'chore.dealText': ({ count }: Count) => `Shuffle and deal ${count} each, face down. Nobody looks.`,
  'chore.dealRest': ({ count }: Count) =>
    plural('en', count, { one: 'Put 1 card back in the box.', other: `Put ${count} cards back in the box.` }),
  'chore.room': 'Leave room',
  'chore.roomText': 'You need space for three by three cards in the middle.',
  'chore.lifesavers': 'Lifesavers',
  'chore.lifesaversBox': ({ count }: Count) =>
    plural('en', count, {
      one: 'Put 1 lifesaver where everybody can reach it.',
      other: `Put ${count} lifesavers round the grid, where everybody can reach them.`,
    }),
  'chore.lifesaversPhones': 'Put your phones in front of you: touching the ring on yours is grabbing.',
  'chore.lifesaversRings': ({ count, all }: { count: number; all: number }) =>
    count === all
      ? 'Put this screen in the middle, beside the grid: the rings are on it.'
      : `Put this screen in the middle: ${number(count)} of the ${number(all)} lifesavers are on it.`,
  'chore.lifesaversObjects': ({ count }: Count) =>
    plural('en', count, {
      one: 'Add a cork or a coin for the missing one.',
      other: `Add ${number(count)} corks or coins for the missing ones.`,
    }),
  'chore.starter': 'Who starts',
  'chore.starterText': ({ name }: { name: string }) =>
    `${name} starts, then it goes clockwise. Choose a cell first, then flip your top card onto it.`,
  choreDone: 'Done',
  choreUndo: 'Not yet',
  choreIsDone: ({ what }: { what: string }) => `${what}: done`,
  choreIsOpen: ({ what }: { what: string }) => `${what}: to do`,
  allLaid: 'All set. Have fun!',
  beginPlay: 'Start playing',
  changeSetUp: 'Change players or parts',
  phonesNeeded: 'Still without a phone:',

  // The first round
  firstRound: 'Your first round',
  firstNext: 'Next',
  firstDone: 'Got it',
  firstSkip: 'We know the game',
  'first.place': ({ name }: { name: string }) =>
    `${name} starts. Choose an empty cell first, then flip your top card onto it – no peeking!`,
  'first.fill': (_: { name: string }) =>
    'Then clockwise, one card each, until all nine cells are full. Nobody waits for anybody.',
  'first.boat': (_: { name: string }) =>
    'Keep looking for three in a row, column or diagonal. The same boat three times is a set.',
  'first.colour': (_: { name: string }) => 'So is the same colour three times. Only the cards on top count.',
  'first.grab': (_: { name: string }) =>
    'See a set? Grab one lifesaver, all of you, as fast as you can. There’s one too few!',
  'first.slowest': (_: { name: string }) =>
    'If you got none, take all the cards of those three piles under your deck. The app says who goes next.',
  'first.cover': (_: { name: string }) => 'Once all cells have cards, put yours on any pile.',
  'first.last': (_: { name: string }) =>
    'One card left? Shout “My goat rows!” None left? Keep grabbing: your next lifesaver wins the game.',

  // The warm-up
  warmUpLead: 'The same grid is on every phone. Who sees it first?',

  // In play
  playHint: 'Play on: the app speaks up only when somebody grabs, calls or messes up.',
  playHintRings: 'Saw a set? Put a finger on a ring.',
  playHintNoRings: 'Somebody grabbed? Tap it here.',
  somebodyGrabbed: 'Somebody grabbed!',
  ringNumber: ({ number }: { number: number }) => `Ring ${number}`,
  ringTaken: ({ number }: { number: number }) => `Ring ${number}: taken`,
  aboutPlayer: ({ name }: { name: string }) => `About ${name}`,
  playerOut: ({ name }: { name: string }) => `${name} is out of cards`,
  playerIn: ({ name }: { name: string }) => `${name} has cards after all`,
  onTheirPhone: ({ name }: { name: string }) => `${name} says so on their phone.`,
  noMoreSets: 'No set left: end the game',
  noMoreSetsHint: 'Nobody has cards any more. Look for a set together; if there’s none, that’s the end.',
  undoDeed: ({ deed }: { deed: string }) => `Undo: ${deed}`,

  // The end
  againHint: 'same players, same parts',
  anotherGame: 'Another game',
  winner: 'wins',
  endGame: 'Stop playing',
  endGameQuestion: 'Stop this game?',
  endGameMeans: 'Nobody wins. This can’t be undone.',
  endGameYes: 'Stop the game',
  keepPlaying: 'Keep playing',

  // History
  winsAlone: 'Wins alone',
  winsShared: 'Shared wins',
  'ended.lifesaver': 'with a lifesaver',
  'ended.allOut': 'everybody out of cards',
  'ended.abandoned': 'stopped',

  // Settings
  freeHint: 'Only grabs, quarrels and calls.',
};

export const texts = { ...box, ...first, ...terms, ...paper, ...options, ...table, ...errors, ...finale };
