/** What the phone says later: fetched together with the parts of the page that say it. */
import { prompts } from './prompts';
import { things } from './things';

export const play = {
  // Sitting down
  phoneTitle: 'Pull up a chair.',
  phoneHint: 'Scan the code that the table shows for your seat, and this phone keeps your secret.',
  badLink: 'That code leads nowhere.',
  badLinkHint: 'It is no seat’s code, or a piece of it is missing. Scan the one on the table screen again.',
  passTo: ({ name }: { name: string }) => `Hand the phone to ${name}`,
  onlyLooks: ({ name }: { name: string }) => `Only ${name} looks now.`,
  thisIs: ({ name }: { name: string }) => `I have it, I play ${name}`,
  offTheTable: 'No longer at the table',
  askAgain: 'Ask the table again',
  forgetSeat: 'Leave it, scan another code',
  reload: 'Reload',

  // Everybody
  theTable: 'The table',

  // Before the first turn
  tellMat: 'What does your mat say?',
  tellMatHint: 'Read your cardboard mat where the two dice meet, then tell the app alone.',
  othersTell: 'The others read their mats',
  stillToTell: ({ names }: { names: string }) => `Still to tell: ${names}.`,
  misread: 'These mats do not agree, somebody misread. Everybody looks again.',
  misreadTwice: 'They still do not agree. Look again, or let the table screen deal all mats anew.',
  lookTwice: 'With three players a misreading often fits all the same: look twice.',
  tellNow: 'Tell in private',
  tellAgain: 'Tell again',
  yourMatSaysWhat: 'Your mat says …',
  onlyYou: 'Nobody else looks. This page closes with your tap.',
  matNames: ({ name }: { name: string }) => `My mat says ${name}`,

  // Turns
  yourTurn: 'Your turn',
  'at.prepare': 'Take a preparation token.',
  'at.frame': 'With a token: start a Frame Attempt. Without: steal one.',
  'at.spy': 'See one player’s whole hand.',
  'at.trade': 'Swap one card with a player.',
  'at.stash': 'Take a facedown card, leave one.',
  'at.cops': 'Ends the game.',
  'with.spy': ({ name }: { name: string }) => `Spy on ${name}`,
  'with.trade': ({ name }: { name: string }) => `Trade with ${name}`,
  'with.steal': ({ name }: { name: string }) => `Steal from ${name}`,
  stashCard: ({ slot }: { slot: number }) => `Card ${slot}`,
  takeToken: 'I took it',
  startFrame: 'Start the Frame Attempt',
  evidenceSwap: 'Evidence swap',
  swapDone: 'Swapped, next player',
  interrupt: 'Go to the cops now',
  interruptHint: ({ name }: { name: string }) => `before ${name} moves`,
  freePlay: 'Play with your cards',
  callFrame: 'Call a Frame Attempt',
  callFrameHint: 'everybody picks a card',
  callFrameMeans:
    'Everybody at the table picks one card and reveals it on zero. You need a preparation token on Frame/Steal.',
  callFrameYes: 'Call it',
  callCopsHint: 'ends the game',
  callCopsMeans:
    'The game ends now: everybody points at the goat their mat names. The scapegoat wins, everybody else loses.',
  callCopsYes: 'Go to the cops',
  deedMoved: ({ place }: { place: string }) => `moved to ${place}`,
  deedSpied: ({ name }: { name: string }) => `spied on ${name}`,
  deedTraded: ({ name }: { name: string }) => `traded with ${name}`,
  deedStole: ({ name }: { name: string }) => `stole from ${name}`,
  lastStep: 'the last step',
  wasUndone: ({ name, deed }: { name: string; deed: string }) => `Taken back: ${name}, ${deed}`,

  // Frame attempt
  pickCard: ({ name }: { name: string }) =>
    `${name} has called it. Pick one card from your hand and lay it facedown before you.`,
  ready: 'Ready',
  notReady: 'Not ready after all',
  waitForReady: 'When all are ready the count starts.',
  lockColours: 'Tell its colours now',
  lockWhy: 'saves time after the count; nobody sees them before',
  lockHint: 'Tap every colour on your card. Nobody sees them before zero.',
  lockCard: 'Lock it in',
  lockedCard: 'Colours locked',
  lockedHint: 'tap to change them',
  coloursOnCard: 'Colours on your card',
  whatWasOnCard: 'What is on your card?',
  whatWasOnCardHint: 'Tap every colour that your revealed card shows.',
  tellCard: 'That is my card',
  cardTold: 'Your card is told',
  cardsMissing: ({ names }: { names: string }) => `Missing: ${names}.`,
  cardsComplete: 'All cards are told.',
  judge: 'Who is framed?',
  changeCard: 'Correct my card',
  repeat: 'Again, same cards',
  repeatHint: 'somebody was early or late',
  holdHere: 'When your card lies face down, hold the pad below.',
  holdHereCops: 'Hold the pad below.',
  countTrade: 'Count for a trade',
  countTradeHint: 'three, two, one, exchange',
  stopCount: 'Stop the count:',
  'stop.notReady': 'not ready',
  'stop.wrongCard': 'wrong card',
  'stop.disturbed': 'disturbed',
  'stop.restarted': 'the table device was restarted',
  countStopped: ({ name, reason }: { name: string; reason: string }) =>
    `${name} stopped the count: ${reason}.`,

  // The verdict
  framed: ({ names }: { names: string }) => `Framed: ${names}!`,
  nobodyFramed: 'Nobody is framed',
  framedWhy: 'This colour is on everyone else’s card.',
  failedWhy: 'No colour is on everyone else’s card. Take your cards back; tokens stay.',
  doubleFails: ({ names }: { names: string }) =>
    `It would hit ${names} at once, and at this table that counts as a miss. Take your cards back.`,
  'double.scapegoatAmongThem':
    'More than one is framed: the conspirators win if the scapegoat is among them.',
  'double.wrongOneLoses': 'More than one is framed: if a wrong one is among them, the scapegoat wins.',
  'double.fails': 'More than one is framed.',
  lookAtColour: 'Look at another colour',
  lookAt: ({ colour }: { colour: string }) => `Look at ${colour}`,
  onAll: ({ colour }: { colour: string }) => `${colour} is on the card of everybody else.`,
  missingOn: ({ colour, names }: { colour: string; names: string }) => `${colour} is missing on: ${names}.`,
  strangers: ({ names }: { names: string }) =>
    `The card of ${names} shows a colour that nobody here plays. Perhaps it belongs back in the box.`,
  backToTable: 'Back to the table',
  goOn: 'Go on',

  // The cops
  copsBy: ({ name }: { name: string }) => `${name} went to the cops.`,
  copsInterrupt: ({ name }: { name: string }) => `${name} went to the cops out of turn.`,
  copsPrompt: 'Flip the card. On zero everybody points at the goat their mat names.',
  pointNow: 'Point!',
  pointHint: 'Point with your finger, and tap the same goat here.',
  pointAt: ({ name }: { name: string }) => `Point at ${name}`,
  youPointed: ({ name }: { name: string }) => `You point at ${name}`,
  pointInVain:
    'Nobody is pointed at by all the others, so somebody misread. Look at your mat and point again.',
  stillToPoint: ({ names }: { names: string }) => `Still to point: ${names}.`,
  showArrows: 'Let the arrows fly',

  // The end
  abandoned: 'The game was stopped. Nobody wins.',
  theScapegoat: 'scapegoat',
  wasScapegoat: ({ name }: { name: string }) => `${name} was the scapegoat`,
  winsAlone: ({ name }: { name: string }) => `${name} wins alone!`,
  conspiratorsWin: ({ names }: { names: string }) => `The conspirators win: ${names}!`,
  wentWisely: ({ name }: { name: string }) => `${name} went to the cops, and was right to.`,
  wentInVain: ({ name }: { name: string }) =>
    `${name} went to the cops, and that was a gift to the scapegoat.`,
  wasFramed: ({ names }: { names: string }) => `Framed: ${names}.`,
  whatMatsSaid: 'What every mat said',
  pointedElsewhere: ({ name }: { name: string }) => `pointed at ${name}: bluff or mistake`,
  waitForAgain: 'Another one? The table screen starts it.',

  // Settings
  close: 'Close',
  language: 'Language',
  theme: 'Day or night',
  'theme.system': 'Auto',
  'theme.dark': 'Night',
  'theme.light': 'Day',
  textSize: 'Text size',
  sound: 'Sound on this phone',
  rules: 'Rules and practice',
  wholeMat: 'My whole mat',
  wholeMatHint: 'White counts down, black across. The mat opens while you hold the pad.',
  leaveSeat: 'Leave this seat',
  leaveMeans: 'This phone forgets the seat. Whoever scans its code next sits here.',
  about: 'Goatherd.',
  aboutText: 'For the board game Scape Goat, with your own cards.',
};

export const texts = { ...things, ...prompts, ...play };
