/** What the rulebook, the lesson and the trainer say, apart from the rules themselves. */
import { plural } from '../../../../texts/plural';
import { options } from '../../texts/en/options';

export const words = {
  ...options,

  // Contents and search
  searchHint: 'who’s next, last card…',
  'chapter.idea': 'The idea',
  'chapter.before': 'Before the game',
  'chapter.play': 'Playing',
  'chapter.end': 'The end',
  'chapter.trouble': 'When it goes wrong',
  'chapter.app': 'The app',
  rulingsIntro:
    'The rulebook leaves some questions open. Here’s how we play them, and what you could do instead. Ten of them are up to you.',

  // Quick reference
  quickTurn: 'Your turn',
  quickRace: 'A set!',
  quickFaults: 'What it costs',
  quickWin: 'Winning',
  quickSetup: 'Setting up',
  playersHead: 'Players',
  cardsHead: 'Cards each',
  lifesaversHead: 'Lifesavers',

  // The lesson
  askGrid: 'Is there a set? Tap its line, or “No set”.',
  askPrice: 'What does it cost?',
  askNext: ({ name, other }: { name: string; other: string }) =>
    `${name} was slowest. ${other}, to ${name}’s left, is out of cards. Who goes next?`,
  askWin: ({ names, rest }: { names: string; rest: string }) =>
    `${names} are out of cards. ${rest} got the lifesavers. Who wins?`,
  gridRow: 'Three swim rings in the middle row. The colours don’t matter.',
  gridDiagonal: 'Three pink cards from the top right to the bottom left. Diagonals are easy to miss.',
  gridNone: 'Close, but no: no line has three alike.',
  gridColumn: 'Three yellow cards in the right column.',
  pricePeeked: 'The card goes back under your deck, and your turn is over.',
  priceNoSet: 'You take a pile, whichever you like, and the player to your left goes next.',
  priceSilent: 'You take a pile, whichever you like. The turn doesn’t change.',
  nextWhy: 'The player to the left of the slowest, but players without cards are skipped.',
  winWhy: 'You need both: no cards and a lifesaver. Without a lifesaver you’re the slowest and take cards.',
  endTitle: 'Ready to row',
  endAll: 'All correct. Your goat can swim!',
  endMost: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps}. Nobody’s going under.`,
  endSome: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps}. Better wear a life jacket.`,
  endText: 'The app explains everything else as it comes up. Now train your eye, or just play.',

  // The trainer
  trainer: 'Train your eye',
  trainerHint: 'ten grids against the clock',
  trainerStart: 'Ready?',
  trainerLead: 'Ten grids. Is there a set, and where? About four in ten have none.',
  trainerGo: 'Go!',
  trainerAgain: 'Ten more',
  trainerOf: ({ step, steps }: { step: number; steps: number }) => `Grid ${step} of ${steps}`,
  trainerNext: 'Next grid',
  trainerFinish: 'How did I do?',
  trainerTime: ({ seconds }: { seconds: string }) => `${seconds} s`,
  trainerRight: ({ right, steps }: { right: number; steps: number }) => `${right} of ${steps} correct`,
  trainerMean: ({ seconds }: { seconds: string }) => `${seconds} s on average for each correct answer.`,
  trainerBest: ({ seconds }: { seconds: string }) => `Your quickest: ${seconds} s.`,
  trainerMissed: ({ count }: { count: number }) =>
    plural('en', count, { one: 'This one got away', other: `These ${count} got away` }),
  trainerAll: 'Nothing got past you. Scary.',
  trainerWait: 'Shuffling…',
};
