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
  lifesaversMissing: 'How many lifesavers are missing?',
  cardsMissing: 'Any cards missing?',
  noneMissing: 'none',
  allMissing: 'all',
  fewerCards: 'One card fewer',
  moreCards: 'One card more',
  insteadOf: 'What will you grab instead?',
  'standIn.phones': 'Your phones',
  'standIn.phonesHint': 'each phone is a lifesaver, and the app sees who was quickest',
  'standIn.rings': 'Lifesavers on this screen',
  'standIn.ringsHint': 'everybody taps one, then you say who didn’t get any',
  'standIn.objects': 'Things you have',
  'standIn.objectsHint': 'corks, coins, bottle caps, paper rings',
  phonesAnyway: 'Play with phones instead',
  phonesAnywayHint: 'each phone is a lifesaver, and the app sees who was quickest',
  willDeal: ({ count }: Count) => `Everybody gets ${count} cards`,
  willLeave: ({ count }: Count) =>
    plural('en', count, { one: '1 card stays in the box', other: `${count} cards stay in the box` }),
  willBox: ({ count }: Count) =>
    plural('en', count, {
      one: 'one lifesaver goes in the middle.',
      other: `${number(count)} lifesavers go in the middle.`,
    }),
  willPhones: 'each phone is a lifesaver: the app sees who touched first.',
  willRings: ({ count }: Count) =>
    plural('en', count, {
      one: 'this screen shows the lifesaver that’s missing.',
      other: `this screen shows the ${number(count)} lifesavers that are missing.`,
    }),
  willObjects: ({ count }: Count) =>
    plural('en', count, {
      one: 'something small replaces the missing lifesaver.',
      other: `${number(count)} small things replace the missing lifesavers.`,
    }),
  noTouch: 'This isn’t a touchscreen, so lifesavers won’t work on it.',
  fewFingers: ({ here, all }: { here: number; all: number }) =>
    `This screen can only track ${number(here)} ${here === 1 ? 'finger' : 'fingers'} at a time, too few for ${number(all)} lifesavers.`,
  fiveFingers:
    'This screen can track five fingers at a time. Tap your lifesaver and lift your finger, so that it notices the others.',
  printRings: 'Print lifesavers',

  // Who starts
  drawAgain: 'Draw again',
  drawnStarter: ({ name }: { name: string }) => `${name} starts!`,

  // The checklist
  setUpTitle: 'Set up the table',
  'chore.deal': 'Deal the cards',
  'chore.dealText': ({ count }: Count) =>
    `Shuffle and deal ${count} cards each, face down. Nobody looks at their deck.`,
  'chore.dealRest': ({ count }: Count) =>
    plural('en', count, { one: 'Put 1 card back in the box.', other: `Put ${count} cards back in the box.` }),
  'chore.room': 'Leave room for the grid',
  'chore.roomText': 'You need space for three rows of three cards in the middle of the table.',
  'chore.lifesavers': 'Lifesavers',
  'chore.lifesaversBox': ({ count }: Count) =>
    plural('en', count, {
      one: 'Put one lifesaver where everybody can reach it.',
      other: `Put ${number(count)} lifesavers around the grid, where everybody can reach them.`,
    }),
  'chore.lifesaversPhones':
    'Put your phones in front of you: touching your phone’s ring counts as grabbing a lifesaver. The slowest gets none.',
  'chore.lifesaversRings': ({ count, all }: { count: number; all: number }) =>
    count === all
      ? 'Put this screen in the middle, beside the grid: the lifesavers are on it, one fewer than there are players.'
      : `Put this screen in the middle: ${number(count)} of the ${number(all)} lifesavers are on it.`,
  'chore.lifesaversObjects': ({ count }: Count) =>
    plural('en', count, {
      one: 'Add a cork or a coin for the missing lifesaver.',
      other: `Add ${number(count)} corks or coins for the missing lifesavers.`,
    }),
  'chore.starter': 'Who starts',
  'chore.starterText': ({ name }: { name: string }) =>
    `${name} starts, then you take turns clockwise, one card each.`,
  'why.deal': 'Get rid of all your cards: that’s what it’s about.',
  'why.room': 'You all play your cards onto this grid, so everybody has to see it well.',
  'why.lifesavers': 'There’s always one too few: if you’re the slowest, you take the cards.',
  'why.starter': 'It makes no difference, so the app draws lots.',
  allLaid: 'All ready. Have fun!',
  beginPlay: 'Start playing',
  changeSetUp: 'Change players or parts',
  phonesNeeded: 'Still without a phone:',
  noPhonesYet: 'Nobody has a phone here yet.',

  // The first game
  firstRound: 'Your first game',
  firstNext: 'Next',
  firstDone: 'Got it',
  firstSkip: 'We know the game',
  'first.place': ({ name }: { name: string }) =>
    `${name} starts: choose an empty cell first, then flip your top card onto it. No peeking!`,
  'first.fill': (_: { name: string }) =>
    'Take turns clockwise, one card each. Once all nine cells are full, play your card on top of any pile. Don’t wait for each other!',
  'first.set': (_: { name: string }) =>
    'Keep looking: three top cards in a line with the same boat, or the same colour, are a set.',
  'first.grab': (_: { name: string }) =>
    'See a set? Everybody grabs a lifesaver, and there’s one fewer than players. Careful: if you grab and there’s no set, you take a pile.',
  'first.slowest': (_: { name: string }) => 'Cards you take go face down under your deck.',
  'first.last': (_: { name: string }) =>
    'When you’re down to one card, shout “My goat rows!” If somebody shouts “Your goat rows!” at you first, you take a pile.',
  'first.called': ({ name }: { name: string }) =>
    `When ${name} plays that last card, the race goes on: no cards and a lifesaver, and ${name} wins.`,
  'first.out': ({ name }: { name: string }) =>
    `${name} takes no more turns but keeps grabbing. A lifesaver wins the game. If ${name} is the slowest, the cards of the set bring ${name} back in.`,

  // The warm-up
  warmUpLead: 'Every phone shows the same grid. Who sees the set first?',

  // In play
  playHint: 'Just play. The app speaks up when somebody grabs, shouts or messes up.',
  tapYourGoat: 'One card left, or none? Tap your goat.',
  playHintRings: 'See a set? Tap a lifesaver!',
  playHintNoRings: 'Just play. When somebody grabs a lifesaver, tap below.',
  somebodyGrabbed: 'Somebody grabbed!',
  ringNumber: ({ number }: { number: number }) => `Lifesaver ${number}`,
  ringTaken: ({ number }: { number: number }) => `Lifesaver ${number}: taken`,
  aboutPlayer: ({ name }: { name: string }) => `About ${name}`,
  myGoatOf: ({ name }: { name: string }) => `${name} is down to one card and has shouted`,
  yourGoatOf: ({ name }: { name: string }) => `${name} forgot to shout and takes a pile`,
  playerOut: ({ name }: { name: string }) => `${name} is out of cards`,
  playerIn: ({ name }: { name: string }) => `${name} has cards after all`,
  onTheirPhone: ({ name }: { name: string }) =>
    `Down to one card, or out? ${name} says so on their own phone.`,
  noMoreSets: 'No set: end the game',
  noMoreSetsHint: 'Nobody has any cards left. Look for a set together: if there isn’t one, that’s the end.',

  // The end
  againHint: 'same players, same parts',
  winner: 'wins',
  endGameQuestion: 'Stop this game?',
  endGameMeans: 'Nobody wins. This can’t be undone.',

  // History
  winsAlone: 'Wins alone',
  winsShared: 'Shared wins',
  'ended.lifesaver': 'with a lifesaver',
  'ended.allOut': 'everybody was out of cards',
  'ended.abandoned': 'stopped',

  // On screens that only watch
  watchPlay: 'Keep your eyes on the grid. Grabs, shouts and rulings show up here.',

  // Settings
  freeHint: 'Only grabs, shouts and arguments.',
};

export const texts = { ...box, ...first, ...terms, ...paper, ...options, ...table, ...errors, ...finale };
