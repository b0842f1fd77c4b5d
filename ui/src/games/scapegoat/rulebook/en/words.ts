/** What the rulebook, the explanation of a verdict and the practice round say, apart from the rules themselves. */
import { options } from '../../texts/en/options';

/** Some of the players, and whether the one whose phone it is belongs to them. */
interface Some {
  names: string;
  count: number;
  you: boolean;
}

export const words = {
  ...options,

  // Contents and search
  searchHint: 'who starts, grey…',
  'chapter.idea': 'The idea',
  'chapter.before': 'Before the game',
  'chapter.turn': 'A turn',
  'chapter.places': 'The locations',
  'chapter.frame': 'Frame Attempts',
  'chapter.end': 'The end',
  'chapter.app': 'The app',

  // An article
  matSays: ({ name, said }: { name: string; said: string }) => `${name}’s mat says ${said}`,

  // Rulings
  rulingsIntro:
    'The rulebook leaves some questions open. Here’s how we play it, and what you could do instead. Four of them are up to you.',

  // Quick reference
  whoWins: 'Who wins',
  aTurn: 'Your turn',
  places: 'Where you can go',
  reveal: 'A Frame Attempt',
  act: 'Act',
  actShort: 'Do what the location says. You can’t skip it.',
  frameShort: 'With a preparation token: start a Frame Attempt. Without one: steal one.',

  // Explaining a verdict
  explainTitle: 'Why this verdict?',
  explainHow:
    'Each column asks about one goat: is its colour on everyone else’s card? A single card without it and the goat is safe.',
  you: 'You',
  cardOf: ({ name }: { name: string | null }) => (name === null ? 'Your card' : `${name}’s card`),
  shows: 'yes',
  lacks: 'no',
  own: 'own',
  ownMeans: 'Own card: doesn’t count for that goat.',
  framed: 'framed',
  notFramed: 'safe',
  goatFramed: ({ name, colour }: { name: string | null; colour: string }) =>
    `${name === null ? '**You** are' : `**${name}** is`} framed: ${colour} is on everyone else’s card.`,
  goatSafeByOne: ({ name, colour, other }: { name: string | null; colour: string; other: string | null }) =>
    `${name === null ? '**You** escape' : `**${name}** escapes`} by one card: ` +
    `${other === null ? 'yours' : `${other}’s`} shows no ${colour}.`,
  goatSafe: ({ name, colour, names, count, you }: { name: string | null; colour: string } & Some) =>
    `${name === null ? '**You** are' : `**${name}** is`} safe: no ${colour} on ` +
    `${you ? 'your card or ' : ''}the ${count === 1 ? 'card' : 'cards'} played by ${names}.`,
  greySeen: 'There’s grey on the table, too: it’s nobody’s colour and doesn’t count.',
  strangersSeen: ({ names, count, you }: Some) =>
    `A colour nobody is playing was revealed by ${you ? `you${count ? ' and by ' : ''}` : ''}${names}. It doesn’t count.`,
  starterHit: ({ name }: { name: string | null }) =>
    `${name ?? 'You'} started the attempt – and can be framed like anyone else.`,
  rulingApplied: 'The ruling we used',
  rulesBehind: 'The rules behind it',

  // The practice round
  matTitle: 'Read your mat',
  matAsk:
    'You rolled white 4 and black 7. This is the green goat’s mat – tonight, that’s you. Which goat does it name?',
  matRight: 'Down the side to white 4, along the top to black 7: they meet at red.',
  matExchanged:
    'That’s where white 7 meets black 4. White goes down the side, black along the top: it’s red.',
  matWrong: 'Go down the side to white 4, then along that row to black 7: it says red.',
  meaningTitle: 'What does it tell you?',
  meaningAsk: 'Your mat says red. What do you know now?',
  'meaning.certain': 'Red is the scapegoat, for sure',
  'meaning.open': 'It’s red – or it’s me. I can’t tell yet',
  'meaning.me': 'It must be me',
  meaningWhy:
    'All mats except one name the scapegoat, and the odd one out is the scapegoat’s own. It looks just like the others, so nobody can tell from their own mat. Here’s what all four said:',
  revealTitle: 'Who’s framed?',
  revealAsk: ({ name }: { name: string }) =>
    `${name} started a Frame Attempt, and these cards were revealed. Tap every framed goat, then confirm.`,
  framedGoats: 'Framed goats',
  judgeNobody: 'Nobody is framed',
  judgeOne: ({ name }: { name: string }) => `${name} is framed`,
  judgeMany: ({ names }: { names: string }) => `${names} are framed`,
  revealFirst:
    'Everyone else’s card shows blue. It doesn’t matter that the blue goat’s own card shows only green: a goat’s own card is ignored.',
  revealMiss:
    'Yellow is on three cards, but one of them is its own. Green’s card lacks it, and one is enough: nobody is framed.',
  revealStarter:
    'Green is on everyone else’s card. Grey is nobody’s colour, however often it shows up – and whoever starts an attempt can be framed by it.',
  copsTitle: 'To the cops?',
  copsAsk1:
    'You’re red, and your mat says yellow. But nobody seems interested in yellow: the others grab every red card they can get, and blue can frame next turn.',
  copsAsk2:
    'You’re red again, and again your mat says yellow. This time blue and green are collecting yellow, too. Only yellow is taking blue cards.',
  copsGo: 'Go to the cops',
  copsStay: 'Play on',
  copsWhy1:
    'Everybody else seems to read “red”, so your mat is the odd one out. Go to the cops and red wins alone; wait one turn and red is framed.',
  copsWhy2:
    'The others read what you read, so yellow is the scapegoat – and thinks it’s blue. Go to the cops and yellow wins alone: play on, and frame yellow.',
  ifCops: ({ name }: { name: string }) => `If red goes to the cops, ${name} wins.`,
  doubleTitle: 'Look closely',
  doubleAsk: ({ name }: { name: string }) =>
    `Three players this time. ${name} started the attempt. Who’s framed? Check each goat in turn.`,
  doubleWhy:
    'Checking red, you ignore red’s card; checking blue, you ignore blue’s. Red is on the other two cards, and so is blue: both are framed. It happens most easily with three players.',
  doubleIf: 'And if red is the scapegoat? Your table decides:',
  nobodyWins: 'the game goes on',
  wins: ({ names }: { names: string }) => `${names} would win`,
  endTitle: 'Welcome to the gang!',
  endAll: 'All correct first time. Somebody should keep an eye on you.',
  endMost: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right first time. That’s more than most goats can say.`,
  endSome: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right first time – and now you’ve seen all the traps. That’s what practice is for.`,
  endText:
    'You can read a mat and judge a reveal, and you know when to run. The rest is keeping a straight face. Have a lovely evening, and trust nobody.',
};
