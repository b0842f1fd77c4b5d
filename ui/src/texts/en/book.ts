/** What the rulebook, the explanation of a verdict and the lesson say around the rules themselves. */
import type { Content } from '../../rulebook/content';
import { plural } from '../plural';
import { rules } from './rules';
import { rulings } from './rulings';

export const words = {
  learn: 'Learn',
  back: 'Back',
  close: 'Close',

  // Contents and search
  search: 'Look up a rule',
  searchHint: 'token, grey, six players …',
  clear: 'Clear the search',
  found: ({ count }: { count: number }) =>
    plural('en', count, { one: 'One place speaks of it.', other: `${count} places speak of it.` }),
  nothingFound: ({ query }: { query: string }) =>
    `Nothing found for “${query}”. Try a shorter word, or only its beginning.`,
  ruling: 'Ruling',
  'chapter.idea': 'The idea',
  'chapter.before': 'Before the game',
  'chapter.turn': 'A turn',
  'chapter.places': 'The locations',
  'chapter.frame': 'Frame attempts',
  'chapter.end': 'The end',
  'chapter.app': 'The app',
  practice: 'Practice',
  practiceHint: 'three minutes, for one',
  quick: 'Quick reference',
  quickHint: 'everything on one page',
  rulings: 'Our rulings',
  rulingsHint: 'where the rulebook is silent',

  // An article
  matSays: ({ name, said }: { name: string; said: string }) => `${name}’s mat says ${said}`,
  rulingsHere: 'Where the box is silent',
  nextRule: ({ title }: { title: string }) => `Next: ${title}`,

  // Rulings
  rulingsIntro:
    'The rulebook leaves some questions open. This is how we decide them, and what else one could play. Four of them are yours to choose.',
  yours: 'Yours to choose',
  ours: 'Our answers',
  elsewise: 'Or else:',
  theRule: 'The rule:',
  atThisTable: ({ choice }: { choice: string }) => `At this table: ${choice}.`,
  nextGame: 'Counts from the next game on.',
  thisGame: ({ choice }: { choice: string }) => `The game that is being played keeps: ${choice}.`,
  'option.doubleFrame': 'Two goats framed at once',
  'option.swapAfterFail': 'Swap after a failed attempt',
  'option.interrupt': 'The one opposite may go',
  'option.direction': 'Direction of play',
  'doubleFrame.scapegoatAmongThem': 'conspirators win if the scapegoat is among them',
  'doubleFrame.wrongOneLoses': 'an innocent among them: the scapegoat wins',
  'doubleFrame.fails': 'the attempt fails',
  'swapAfterFail.true': 'yes, swap',
  'swapAfterFail.false': 'no swap',
  'interrupt.start': 'before the move',
  'interrupt.during': 'during the whole turn',
  'direction.clockwise': 'clockwise',
  'direction.counterClockwise': 'anticlockwise',

  // Quick reference
  whoWins: 'Who wins',
  aTurn: 'Your turn',
  places: 'Where you can go',
  reveal: 'A frame attempt',
  act: 'Act',
  actShort: 'Do what the location says. It is not optional.',
  frameShort: 'With a preparation token: start a frame attempt. Without one: steal one.',

  // Explaining a verdict
  explainTitle: 'Why this verdict?',
  explainHow:
    'Each column asks about one goat: is its colour on the card of everybody else? One card that lacks it is enough to fail.',
  cardOf: ({ name }: { name: string }) => `Card of ${name}`,
  shows: 'yes',
  lacks: 'no',
  own: 'own',
  ownMeans: 'Own card: does not count for its own goat.',
  framed: 'framed',
  notFramed: 'safe',
  goatFramed: ({ name, colour }: { name: string; colour: string }) =>
    `**${name}** is framed: ${colour} is on the card of everybody else.`,
  goatSafeByOne: ({ name, colour, other }: { name: string; colour: string; other: string }) =>
    `**${name}** gets away by one card: the one of ${other} shows no ${colour}.`,
  goatSafe: ({ name, colour, names }: { name: string; colour: string; names: string }) =>
    `**${name}** is safe: no ${colour} on the cards of ${names}.`,
  greySeen: 'Grey is on the table, too: it is nobody’s colour and counts for nobody.',
  strangersSeen: ({ names }: { names: string }) =>
    `A colour that nobody plays is on the card of ${names}. It counts for nobody.`,
  starterHit: ({ name }: { name: string }) => `${name} started the attempt, and can be hit like everybody.`,
  rulingApplied: 'The ruling that applied',
  rulesBehind: 'The rules behind it',

  // The lesson
  progress: ({ step, steps }: { step: number; steps: number }) => `Question ${step} of ${steps}`,
  right: 'Right!',
  wrong: 'Not quite.',
  goOn: 'Next question',
  finish: 'Finish',
  backOne: 'One question back',
  readMore: ({ title }: { title: string }) => `Read: ${title}`,
  matTitle: 'Read your mat',
  matAsk:
    'The dice lie: white 4, black 7. This is the mat of the green goat, and tonight that is yours. Which goat does it name?',
  matRight: 'Down the side to white 4, along the top to black 7: there they meet, at red.',
  matExchanged:
    'That is where white 7 meets black 4. White counts down the side, black along the top: it is red.',
  matWrong: 'Go down the side to white 4, then along that row to black 7: there stands red.',
  meaningTitle: 'What does it tell you?',
  meaningAsk: 'Your mat says red. What do you know now?',
  'meaning.certain': 'Red is the scapegoat, that is certain',
  'meaning.open': 'Red, or it is me: I cannot tell yet',
  'meaning.me': 'It must be me',
  meaningWhy:
    'All mats but one name the scapegoat, and the odd one belongs to the scapegoat. It looks like all the others, so nobody can tell from the own mat. Here is what all four said:',
  revealTitle: 'Who is framed?',
  revealAsk: ({ name }: { name: string }) =>
    `${name} has started a frame attempt, and these cards were revealed. Tap every goat that is framed, then judge.`,
  framedGoats: 'Framed goats',
  judgeNobody: 'Nobody is framed',
  judgeOne: ({ name }: { name: string }) => `${name} is framed`,
  judgeMany: ({ names }: { names: string }) => `${names} are framed`,
  revealFirst:
    'Everybody else’s card shows blue. That the blue goat’s own card shows only green does not matter: the own card is left out.',
  revealMiss:
    'Yellow is on three cards, but one of them is its own. The card of green lacks it, and one other card is enough: nobody is framed.',
  revealStarter:
    'Green is on the card of everybody else. Grey is nobody’s colour, however often it is shown, and whoever starts an attempt can be hit by it.',
  copsTitle: 'To the cops?',
  copsAsk1:
    'You play red, and your mat says yellow. Yet nobody cares for yellow: the others take every red card that they can get, and blue can frame on the next turn.',
  copsAsk2:
    'Again you play red, and again your mat says yellow. This time blue and green gather yellow, too. Only yellow takes blue cards.',
  copsGo: 'Go to the cops',
  copsStay: 'Play on',
  copsWhy1:
    'Everybody else seems to read “red”, so your mat is the odd one out. At the cops red wins alone; wait one turn and red is framed.',
  copsWhy2:
    'The others read what you read, so yellow is the scapegoat and believes in blue. At the cops yellow would win alone: play on, and frame yellow.',
  ifCops: ({ name }: { name: string }) => `Had red gone: ${name} would have won.`,
  doubleTitle: 'Look twice',
  doubleAsk: ({ name }: { name: string }) =>
    `Three players this time. ${name} has started it. Who is framed? Take each goat in turn.`,
  doubleWhy:
    'Red’s test leaves out red’s card, blue’s test leaves out blue’s: both pass, and both are framed. It happens most easily with three.',
  doubleIf: 'And if red is the scapegoat? That is for your table to choose:',
  nobodyWins: 'the game goes on',
  wins: ({ names }: { names: string }) => `${names} would win`,
  endTitle: 'Welcome to the gang!',
  endAll: 'Every answer right at once. Somebody should keep an eye on you.',
  endMost: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right at once. That is more than most goats can say.`,
  endSome: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right at once, and now you have seen all the traps. That is what practice is for.`,
  endWarm:
    'You can read a mat, judge a reveal, and you know when to run. The rest is a straight face. Have a lovely evening, and trust nobody.',
  again: 'Once more',
  toRules: 'To the rules',
};

export const content: Content = { words, rules, rulings };
