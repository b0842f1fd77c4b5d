/** What a phone says after the first look: fetched together with the parts of the page that say it. */
import { finale } from './finale';
import { gameTerms } from './game-terms';
import { prompts } from './prompts';

export const phone = {
  // Before the first turn
  tellMat: 'What does your mat say?',
  tellMatHint: 'Find where the two dice meet on your cardboard mat, then enter it in private.',
  othersTell: 'The others are reading their mats',
  stillToTell: ({ names }: { names: string }) => `Waiting for ${names}.`,
  misread: 'These mats don’t match, so somebody misread theirs. Everybody, look again.',
  misreadTwice: 'They still don’t match. Look again, or let the table screen deal all the mats.',
  lookTwice: 'With so few mats a misreading can slip through, so double-check.',
  tellNow: 'Enter in private',
  tellAgain: 'Enter again',
  yourMatSaysWhat: 'Your mat says…',
  onlyYou: 'For your eyes only. This page closes when you tap.',
  matNames: ({ name }: { name: string }) => `My mat says ${name}`,

  // Turns
  yourTurn: 'Your turn',
  'at.prepare': 'Take a preparation token.',
  'at.frame': 'With a token: start a Frame Attempt. Without: steal one.',
  'at.spy': 'See one player’s whole hand.',
  'at.trade': 'Swap one card with a player.',
  'at.stash': 'Take a face-down card, leave one.',
  'at.cops': 'Ends the game – only the scapegoat wins.',
  'with.spy': ({ name }: { name: string }) => `Spy on ${name}`,
  'with.trade': ({ name }: { name: string }) => `Trade with ${name}`,
  'with.steal': ({ name }: { name: string }) => `Steal from ${name}`,
  stashCard: ({ slot }: { slot: number }) => `Card ${slot}`,
  takeToken: 'I’ve taken it',
  startFrame: 'Start the Frame Attempt',
  evidenceSwap: 'Evidence swap',
  swapDone: 'Cards swapped – next player',
  'on.spied': ({ name }: { name: string }) => `${name} is spying on you: show your hand to ${name} only.`,
  'on.stole': ({ name }: { name: string }) => `${name} took your token.`,
  'on.traded': ({ name }: { name: string }) => `${name} wants to trade: pick one card.`,
  picked: 'I’ve picked',
  notPicked: 'Wait, another card',
  stillToPick: ({ name }: { name: string }) => `Waiting for ${name} to pick.`,
  interrupt: ({ name }: { name: string }) => `${name}: interrupt and go to the cops`,
  callFrame: 'Start a Frame Attempt',
  callFrameHint: 'everybody picks one card',
  callFrameMeans:
    'Everybody picks one card and reveals it on zero. You must be at Frame/Steal with a preparation token.',
  callFrameYes: 'Start it',
  callCopsHint: 'ends the game',
  callCopsMeans:
    'The game ends now: everybody points at the goat their mat names. The scapegoat wins, everybody else loses.',
  callCopsYes: 'Go to the cops',
  deedMoved: ({ place }: { place: string }) => `moved to ${place}`,
  deedSpied: ({ name }: { name: string }) => `spied on ${name}`,
  deedAsked: ({ name }: { name: string }) => `asked ${name} to trade`,
  deedTraded: ({ name }: { name: string }) => `traded with ${name}`,
  deedStole: ({ name }: { name: string }) => `stole from ${name}`,
  lastStep: 'last step',

  // Frame attempt
  pickCard: ({ name }: { name: string | null }) =>
    `${name ?? 'You'} started a Frame Attempt. Pick one card from your hand and put it face down in front of you.`,
  ready: 'Ready',
  notReady: 'Wait, I’m not ready',
  waitForReady: 'The count starts when everybody’s ready.',
  lockColours: 'Enter its colours now',
  lockWhy: 'saves time later; nobody sees them before the reveal',
  lockHint: 'Tap every colour on your card. Nobody sees them until zero.',
  lockCard: 'Lock it in',
  lockedCard: 'Colours locked',
  lockedHint: 'tap to change them',
  coloursOnCard: 'Colours on your card',
  whatWasOnCard: 'What’s on your card?',
  whatWasOnCardHint: 'Tap every colour on the card you revealed.',
  tellCard: 'That’s my card',
  cardTold: 'Your card is in',
  cardsMissing: ({ names }: { names: string }) => `Waiting for ${names}.`,
  cardsComplete: 'All cards are in.',
  judge: 'Who’s framed?',
  changeCard: 'Correct my card',
  repeat: 'Count again, same cards',
  repeatHint: 'somebody was early or late',
  holdHere: 'Once your card is face down, hold the pad below.',
  holdHereCops: 'Hold the pad below.',
  countTrade: 'Count us in',
  countTradeHint: 'three, two, one, swap',
  stopCount: 'Stop the count:',
  'stop.notReady': 'not ready',
  'stop.wrongCard': 'wrong card',
  'stop.disturbed': 'interrupted',
  'stop.restarted': 'the table device was restarted',
  countStopped: ({ name, reason }: { name: string; reason: string }) =>
    `${name} stopped the count: ${reason}.`,

  // The verdict
  framed: ({ names }: { names: string }) => `Framed: ${names}!`,
  nobodyFramed: 'Nobody’s framed',
  whoWasIt: 'And who was the scapegoat?',
  showEverybody: 'Show everybody',
  framedWhy: 'This colour is on everyone else’s card.',
  failedWhy: 'No goat’s colour is on everyone else’s card. Take your cards back; the tokens stay.',
  doubleFails: ({ names }: { names: string }) =>
    `It would frame ${names} at the same time, and at this table that’s a miss. Take your cards back.`,
  'double.scapegoatAmongThem':
    'More than one is framed: the conspirators win if the scapegoat is among them.',
  'double.wrongOneLoses': 'More than one is framed: if any of them is innocent, the scapegoat wins.',
  'double.fails': 'More than one is framed.',
  lookAtColour: 'Look at another colour',
  lookAt: ({ colour }: { colour: string }) => `Look at ${colour}`,
  onAll: ({ colour }: { colour: string }) => `${colour} is on everyone else’s card.`,
  missingOn: ({ colour, names, count }: { colour: string; names: string; count: number }) =>
    `No ${colour.toLowerCase()} on ${names}’s ${count === 1 ? 'card' : 'cards'}.`,
  strangers: ({ names, count }: { names: string; count: number }) =>
    count === 1
      ? `${names}’s card shows a colour nobody here is playing. Maybe it should be in the box.`
      : `${names}’s cards show colours nobody here is playing. Maybe they should be in the box.`,
  backToTable: 'Back to the table',
  goOn: 'Continue',

  // The cops
  copsBy: ({ name }: { name: string }) => `${name} went to the cops.`,
  copsInterrupt: ({ name }: { name: string }) => `${name} went to the cops out of turn.`,
  copsPrompt: 'Flip the card. On zero, point at the goat your mat names.',
  pointNow: 'Point!',
  pointAt: ({ name }: { name: string }) => `Point at ${name}`,
  youPointed: ({ name }: { name: string }) => `You’re pointing at ${name}`,
  pointInVain:
    'There’s nobody all the others are pointing at, so somebody misread. Check your mat and point again.',
  stillToPoint: ({ names }: { names: string }) => `Waiting for ${names}.`,
  showArrows: 'Show the arrows',

  // The end
  abandoned: 'The game was stopped. Nobody wins.',
  theScapegoat: 'scapegoat',
  wasScapegoat: ({ name }: { name: string }) => `${name} was the scapegoat`,
  winsAlone: ({ name }: { name: string }) => `${name} wins alone!`,
  conspiratorsWin: ({ names }: { names: string }) => `The conspirators win: ${names}!`,
  wentWisely: ({ name }: { name: string }) => `${name} went to the cops – smart move!`,
  wentInVain: ({ name }: { name: string }) => `${name} went to the cops – a gift to the scapegoat.`,
  wasFramed: ({ names }: { names: string }) => `Framed: ${names}.`,
  whatMatsSaid: 'What every mat said',
  pointedElsewhere: ({ name }: { name: string }) => `pointed at ${name} – bluff or blunder?`,

  // Settings
  wholeMat: 'My whole mat',
  wholeMatHint: 'White goes down, black goes across. The mat shows while you hold the pad.',
  aboutText: 'For the board game Scape Goat, with your own cards.',
};

export const texts = { ...gameTerms, ...prompts, ...phone, ...finale };
