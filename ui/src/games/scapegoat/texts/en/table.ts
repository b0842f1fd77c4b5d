/** What only the table screen says. */
import { plural } from '../../../../texts/plural';
import { errors } from './errors';
import { finale } from './finale';
import { first } from './first';
import { gameTerms } from './game-terms';
import { options } from './options';
import { paper } from './paper';
import { prompts } from './prompts';

/** Some people, and how many they are. */
interface Names {
  names: string;
  count: number;
}

export const table = {
  // Start
  start: 'Start',

  // What is missing
  missingHint: 'Tap anything you’ve lost – the app will stand in for it.',
  unusualColours: ({ colours }: { colours: string }) =>
    `No ${colours} mat in your box? Then tap it here, and the app stands in for it.`,
  dice: 'Dice',
  mats: 'Player mats',
  whiteDie: 'White die',
  blackDie: 'Black die',
  here: 'here',
  lostPart: 'missing',
  allLost: 'Everything',
  allHere: 'Nothing',
  diceLost: 'Just the dice',
  willHappen: ({ dice, mats }: { dice: string; mats: string }) => `${dice}; ${mats}.`,
  willRollBoth: 'The app rolls both dice',
  willRollWhite: 'The app rolls the white die and you roll the black one',
  willRollBlack: 'The app rolls the black die and you roll the white one',
  willRollNone: 'You roll your own dice and enter the numbers',
  willDeal: 'everybody gets their mat from the app',
  willRescue: ({ names, count }: Names) =>
    `${names} ${count === 1 ? 'looks' : 'look'} in the app, and the others at their cardboard mats`,
  willRescueMost: ({ names, count }: Names) =>
    `${names} ${count === 1 ? 'uses' : 'use'} cardboard, and the others look in the app`,
  willNothing: 'everybody looks at their own mat',
  willCheck: 'everybody looks at their own mat and privately enters what it says',
  howDeal: 'Pass this device around, or use your own phones.',
  howDealHere: 'Pass this device around.',
  howRescue: 'Players with a cardboard mat privately enter what it says first; the app works out the rest.',
  howNothing: 'The app won’t know what the mats say.',
  howCheck: 'The app will notice if somebody misreads their mat.',
  readingCheck: 'Reading check',
  readingCheckHint: 'Good for new players: the app notices if somebody misreads their mat.',
  aboutMats: 'About your mats',
  testMat: 'Test a mat',
  testMatWhy:
    'A proper mat names every other goat equally often. If you want to check one, enter it row by row and the app will count.',
  testMatOn: ({ name, row, rows }: { name: string; row: number; rows: number }) =>
    `Continue with ${name}’s mat: row ${row} of ${rows}`,
  diceKind: 'About your dice',
  diceKindHint: 'We only ask once: check the numbers along the edges of a mat.',
  diceKindDice: 'We only ask once: check the dice.',
  whiteHas: 'The white die has',
  sides: ({ count }: { count: number }) => `${count} sides`,
  tenReads: 'The ten-sided die is numbered',
  oneToTen: '1 to 10',
  zeroToNine: '0 to 9',
  diceKindIs: ({ white, black, ten }: { white: number; black: number; ten: string }) =>
    `White has ${white} sides, black ${black}; the ten-sided die is numbered ${ten}.`,
  change: 'Change',

  // Testing a mat
  whichMat: 'Which mat are you testing?',
  whichMatHint:
    'You’ll see its secret side, so do it alone. Before a game, only the player of that goat should do it.',
  matOf: ({ name }: { name: string }) => `${name}’s mat`,
  rowOf: ({ row, rows }: { row: number; rows: number }) => `Row ${row} of ${rows}`,
  enterRow: ({ number }: { number: number }) =>
    `Row ${number} (white), left to right: tap the goat in each cell.`,
  enterNext: ({ number }: { number: number }) => `Next: column ${number} (black).`,
  enterKeys: ({ count }: { count: number }) => `Keys: 1 to ${count}, and Backspace to undo.`,
  cellUndo: 'Undo last cell',
  rowsKept: 'You can stop any time: complete rows are saved, and nobody gets to see them.',
  matRegular: ({ name, names, each }: { name: string; names: string; each: number }) =>
    `${name}’s mat is fine: it names ${names} ${each} times each, and never ${name}.`,
  matIrregular: ({ name }: { name: string }) => `${name}’s mat isn’t right.`,
  matSoFar: ({ name }: { name: string }) => `As entered, ${name}’s mat can’t be right:`,
  namedTimes: ({ name, times, each }: { name: string; times: number; each: number }) =>
    `${name} appears ${plural('en', times, { one: 'once', other: `${times} times` })} instead of ${each} times.`,
  namedTooOften: ({ name, each }: { name: string; each: number }) =>
    `${name} already appears more than ${each} times.`,
  namesItself: ({ name, white, black }: { name: string; white: number; black: number }) =>
    `At white ${white}, black ${black} it names ${name}, its owner – no mat does that.`,
  slipLikely: 'A typo is more likely than a misprint: enter a row again if in doubt.',
  irregularMeans:
    'If it really is like that, this mat gives its player a hint: let the app deal all the mats, or print new ones.',
  rowAgain: ({ number }: { number: number }) => `Row ${number}`,
  anotherMat: 'Test another mat',
  stopTest: 'Discard this test',

  // Setting up the table
  layTable: 'Set up the table',
  rollTheDice: 'Roll the dice',
  enterDice: 'Enter the roll',
  enterDie: ({ die }: { die: string }) => `What does the ${die.toLowerCase()} show?`,
  diceLie: 'Use these numbers',
  diceStay: 'They stay as they are for the whole game.',

  // Looking
  whoLooks: 'Who’s next to look?',
  whoLooksHint: 'Tap your goat, pick up the device, and don’t let anyone else see.',
  allOnPhones: 'Look at your own phones.',
  restOnPhones: 'The rest of you look on your own phones.',
  holdLonger: 'Hold a little longer.',
  letGo: 'Time’s up – let go.',
  looksOnPhone: ({ name }: { name: string }) => `${name} looks on their phone.`,
  notLooked: 'hasn’t looked',
  lookedTimes: ({ count }: { count: number }) =>
    plural('en', count, { one: 'looked once', other: `looked ${count} times` }),
  lookedLast: ({ looked, time }: { looked: string; time: string }) => `${looked}, last at ${time}`,
  lookedCardboard: 'has looked',
  stillToLook: ({ names }: { names: string }) => `Waiting for ${names}`,
  lookAtMats: 'Look at your mats',
  lookUpCell: ({ white, black }: { white: number; black: number }) =>
    `Row ${white} (white), column ${black} (black): that’s your cell.`,
  everybodyLooked: 'Everybody has looked',
  lookAgain: 'Look again',

  // Reading cardboard
  whoReads: 'Whose mat is next?',
  whoReadsHint: 'Tap your goat, pick up the device, and don’t let anyone else see.',
  restTellOnPhones: 'The rest of you enter yours on your own phones.',
  whatDoesItSay: 'What does your mat say?',
  onlyTaps: ({ name }: { name: string }) => `Only ${name} should look.`,
  iAm: ({ name }: { name: string }) => `I’m ${name}`,
  nobodyElse: 'nobody else is looking',
  hasTold: 'entered',
  notTold: 'not entered yet',
  misread: 'These mats don’t match, so somebody misread theirs. Everybody, look again and re-enter it.',
  misreadTwice: 'They still don’t match. Look again, or let the app deal all the mats for this game.',
  lookTwice: 'With so few mats a misreading can slip through, so double-check.',
  tellsOnPhone: ({ name }: { name: string }) => `${name} enters it on their phone.`,
  stillToTell: ({ names }: { names: string }) => `Waiting for ${names}`,
  dealByApp: 'Let the app deal all the mats',
  dealByAppHint: 'Put the cardboard mats away for this game.',

  // In play
  decoderSays: 'The roll',
  stashWhy: 'Tap the card you took, so that everybody knows which one it was.',
  stashSlot: ({ slot }: { slot: number }) => `Stash card ${slot}`,
  tookToken: 'Took the token',
  tookLastToken: 'Took it and flipped the card',
  swapped: 'Done – cards swapped',
  nextIs: ({ name }: { name: string }) => `next: ${name}`,
  choosePlayer: ({ name }: { name: string }) => `Choose ${name}`,
  moveTo: ({ place }: { place: string }) => `Move to ${place}`,
  goToCops: 'Go to the cops',
  frameHint: 'everybody picks one card',
  frameQuestion: 'Start a Frame Attempt?',
  frameMeans:
    'Everybody picks one card and all flip at the same moment. If a goat’s colour is on everyone else’s card, that goat is framed and the game ends.',
  startFrame: 'Start it',
  copsQuestion: ({ name }: { name: string }) => `Is ${name} going to the cops?`,
  copsMeans:
    'This ends the game at once. Everybody points at the goat their mat names, and the scapegoat wins – no matter who went to the cops.',
  copsYes: 'Yes, go to the cops',
  whoCallsFrame: 'Who’s starting the Frame Attempt?',
  whoCallsCops: 'Who’s going to the cops?',
  interrupts: ({ name }: { name: string }) => `${name} sits opposite: go to the cops?`,
  mayFrame: 'can frame next',
  onPhone: 'phone',

  // Undo
  deedMoved: ({ name, place }: { name: string; place: string }) => `${name} moved to ${place}`,
  deedSpied: ({ name, other }: { name: string; other: string }) => `${name} spied on ${other}`,
  deedAsked: ({ name, other }: { name: string; other: string }) => `${name} asked ${other} to trade`,
  deedTraded: ({ name, other }: { name: string; other: string }) => `${name} traded with ${other}`,
  deedStashed: ({ name, slot }: { name: string; slot: number }) => `${name} took stash card ${slot}`,
  deedPrepared: ({ name }: { name: string }) => `${name} took a token`,
  deedStole: ({ name, other }: { name: string; other: string }) => `${name} stole from ${other}`,
  deedFrameCalled: ({ name }: { name: string }) => `${name} started a Frame Attempt`,
  deedFrameFailed: 'the Frame Attempt failed',
  deedFrameSucceeded: 'the Frame Attempt succeeded',
  deedSwapped: ({ name }: { name: string }) => `${name} swapped evidence`,
  deedCops: ({ name }: { name: string }) => `${name} went to the cops`,
  deedRestated: 'the table was corrected',
  deedUntracked: 'switched to free play',

  // The menu
  endGameQuestion: 'Stop this game?',
  endGameMeans: 'Nobody wins and no secrets are revealed. This can’t be undone.',
  restateHint: 'Tell the app what the table really looks like, and it will continue from there.',
  whoseTurn: 'Whose turn is it?',
  whichTurn: 'Which turn is it?',
  standsAt: ({ name }: { name: string }) => `${name} is at`,
  tokensOf: ({ name }: { name: string }) => `${name}’s preparation tokens`,
  tokensOnCard: 'Preparation tokens on the card',
  newRoll: 'New roll, new game',
  newRollMeans:
    'The dice are only rolled once per game. Rolling again ends this game without a winner and starts a new one.',
  newRollYes: 'End it and start over',

  // Frame attempt
  frameBy: ({ name }: { name: string }) => `${name} is trying to frame somebody`,
  pickCard: 'Everybody, pick one card from your hand and put it face down. Tap your goat when you’re ready.',
  ready: 'ready',
  waitingFor: 'not yet',
  padsHint: 'Put your card face down and hold your pad. Lift your finger as you flip.',
  padsHintCops: 'Hold your pad. Lift your finger to point.',
  countTrade: 'Count us in',
  pickedMark: ({ name }: { name: string }) => `${name}: card picked?`,
  hasPicked: 'card picked',
  bothPicked: 'Both have picked',
  countTradeHint: 'three, two, one, swap',
  notReady: 'picking a card',
  everybodyReady: 'We’re all ready',
  countHint: 'three, two, one, flip',
  callOff: 'Cancel',
  countRestarted: 'A restart interrupted the countdown. Once more, same cards.',
  whatLies: 'What’s on the cards?',
  whatLiesHint: 'For each card, tap every colour on it.',
  cardOf: ({ name }: { name: string }) => `${name}’s card`,
  otherColours: 'Other colours',
  judgeIt: 'Who’s framed?',
  cardsLeft: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 card to go', other: `${count} cards to go` }),
  repeatCount: 'Count again, same cards',
  verdictFramed: ({ names }: { names: string }) => `Framed: ${names}!`,
  verdictFailed: 'Nobody’s framed',
  whyFailed: 'No goat’s colour is on everyone else’s card.',
  whyFramed: ({ colour }: { colour: string }) => `Everyone else’s card shows ${colour}.`,
  whyNot: ({ colour, names, count }: Names & { colour: string }) =>
    `No ${colour} on ${names}’s ${count === 1 ? 'card' : 'cards'}.`,
  ownCard: 'A goat’s own card never counts against it.',
  doubleFails: 'Two goats at once: at this table the attempt fails.',
  doubleAmong: 'Two goats at once: the conspirators win if the scapegoat is among them.',
  doubleWrong: 'Two goats at once: if one of them is innocent, the scapegoat wins.',
  strangers: ({ names, count }: Names) =>
    count === 1
      ? `${names}’s card shows a colour nobody is playing – it may be for a different number of players.`
      : `${names}’s cards show colours nobody is playing – they may be for a different number of players.`,
  cardsBack: 'Take your cards back; the tokens stay.',
  backToTable: 'Back to the table',
  whoWasIt: 'And who was the scapegoat?',
  lookAtColour: ({ colour }: { colour: string }) => `Why ${colour}?`,

  // Cops
  copsBy: ({ name }: { name: string }) => `${name} went to the cops.`,
  copsInterrupt: ({ name }: { name: string }) => `${name} sits opposite and went to the cops out of turn.`,
  copsReady: 'On the flash, everybody points at the goat their mat names.',
  copsCountHint: 'three, two, one, point',
  keepPointing: 'Keep pointing!',
  pointFirst: 'Point where your mat says!',
  pointFirstHint: 'Then tap who everybody’s pointing at.',
  holdStill: 'Nobody move a finger until the mats have spoken.',
  showMats: 'What did the mats say?',
  arrowsHint: 'Tap who each player is pointing at.',
  pointsAtWhom: ({ name }: { name: string }) => `${name} is pointing at`,
  arrowsLeft: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 finger to go', other: `${count} fingers to go` }),
  reveal: 'Reveal',
  arrowsInVain:
    'That can’t be right: no goat has everybody else pointing at it, so somebody misread their mat. The dice are still there – look again and point once more.',
  arrowTold: 'has pointed',

  // The end
  scapegoat: 'Scapegoat',
  wasScapegoat: ({ name }: { name: string }) => `${name} was the scapegoat`,
  scapegoatWins: ({ name }: { name: string }) => `${name} wins alone!`,
  conspiratorsWin: ({ names }: { names: string }) => `The conspirators win: ${names}!`,
  framedRight: 'Framed – and rightly so.',
  framedWrong: ({ names, count }: Names) =>
    `${names} took the fall, innocent as ${count === 1 ? 'a lamb' : 'lambs'}.`,
  copsWise: ({ name }: { name: string }) => `${name} went to the cops. Smart move!`,
  copsUnwise: ({ name }: { name: string }) => `${name} went to the cops. Oh dear.`,
  gameStopped: 'The game was stopped',
  gameStoppedHint: 'Nobody wins, and the mats keep their secrets.',
  matsSaid: 'What the mats said',
  pointedElsewhere: ({ names, count }: Names) =>
    `${names} pointed at ${count === 1 ? 'another goat' : 'other goats'} – bluff or blunder?`,
  winner: 'wins',
  againHint: 'same players, new mats',
  changeGroup: 'Change players or parts',

  // History
  winsAsScapegoat: 'Wins as scapegoat',
  winsAsConspirator: 'Wins as conspirator',
  whoFrames: 'Who frames whom',
  whoFramesHint: 'Read across: who framed. Read down: who got framed.',
  framedBy: 'Framed by',
  endedByFrame: 'by framing',
  endedByCops: 'by the cops',
  endedAbandoned: 'stopped',
  scapegoatWas: ({ name }: { name: string }) => `Scapegoat: ${name}`,
  'past.frame': ({ by, names, count }: Names & { by: string }) =>
    `${by} started the Frame Attempt, and ${names} ${count === 1 ? 'was' : 'were'} framed.`,
  'past.cops': ({ by }: { by: string }) => `${by} went to the cops.`,
  'past.mat': ({ name }: { name: string }) => `mat: ${name}`,
  'past.arrow': ({ name }: { name: string }) => `pointed at ${name}`,

  // On screens that only watch
  watchFree: 'They’re playing with the cards. A Frame Attempt or a trip to the cops will show up here.',
  watchCards: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'Everybody enters the colours on their card. One card to go.',
      other: `Everybody enters the colours on their card. ${count} cards to go.`,
    }),
  watchArrows: 'Nobody move a finger until all of them are in.',

  // Settings
  freeHint: 'Only dice, mats, Frame Attempts and the cops.',
};

export const texts = {
  ...first,
  ...gameTerms,
  ...prompts,
  ...options,
  ...paper,
  ...finale,
  ...table,
  ...errors,
};
