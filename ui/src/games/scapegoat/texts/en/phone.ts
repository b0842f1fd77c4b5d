/** What a phone says after the first look: fetched together with the parts of the page that say it. */
import { errors } from './errors';
import { finale } from './finale';
import { gameTerms } from './game-terms';
import { prompts } from './prompts';

/** Some of the players: those who aren’t “you”, and whether “you” are one of them. */
interface Some {
  names: string;
  count: number;
  you: boolean;
}

function cardsOf({ names, count, you }: Some): string {
  if (!count) return 'your card';
  return you ? `your card and ${names}’s` : `${names}’s ${count === 1 ? 'card' : 'cards'}`;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  'at.prepare': 'Take one of the two tokens.',
  'at.frame': 'With a token: start a Frame Attempt. Without: steal one.',
  'at.spy': 'See one player’s whole hand.',
  'at.trade': 'Swap one card with a player.',
  'at.stash': 'Take a face-down card, leave one.',
  'at.cops': 'Ends the game: the scapegoat wins.',
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
  asksTrade: ({ name }: { name: string }) => `${name} wants to trade`,
  picked: 'I’ve picked',
  notPicked: 'Wait, another card',
  stillToPick: ({ name }: { name: string }) => `Waiting for ${name} to pick.`,
  interrupt: 'Go to the cops out of turn',
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
  deedSpied: ({ name }: { name: string | null }) => `spied on ${name ?? 'you'}`,
  deedAsked: ({ name }: { name: string | null }) => `asked ${name ?? 'you'} to trade`,
  deedTraded: ({ name }: { name: string | null }) => `traded with ${name ?? 'you'}`,
  deedStole: ({ name }: { name: string | null }) => `stole from ${name ?? 'you'}`,
  lastStep: 'last step',

  // Frame attempt
  pickCard: ({ name }: { name: string | null }) =>
    `${name ?? 'You'} started a Frame Attempt. Pick one card from your hand and put it face down in front of you.`,
  ready: 'Ready',
  notReady: 'Wait, I’m not ready',
  waitForReady: 'The countdown starts when everybody’s ready.',
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

  // The verdict
  framed: ({ names }: { names: string }) => `Framed: ${names}!`,
  framedYou: 'You’ve been framed!',
  framedYouToo: ({ names }: { names: string }) => `You’ve been framed, together with ${names}!`,
  nobodyFramed: 'Nobody’s framed',
  whoWasIt: 'And who was the scapegoat?',
  showEverybody: 'Show everybody',
  failedWhy: 'No goat’s colour is on everyone else’s card. Take your cards back; the tokens stay.',
  doubleFails: ({ names, you }: { names: string; you: boolean }) =>
    `It would frame ${you ? `you together with ${names}` : `${names} at the same time`}, and at this table that’s a miss. Take your cards back.`,
  'double.scapegoatAmongThem':
    'More than one is framed: the conspirators win if the scapegoat is among them.',
  'double.wrongOneLoses': 'More than one is framed: if any of them is innocent, the scapegoat wins.',
  'double.fails': 'More than one is framed.',
  lookAtColour: 'Look at another colour',
  lookAt: ({ colour }: { colour: string }) => `Look at ${colour}`,
  onAll: ({ colour }: { colour: string }) => `${colour} is on everyone else’s card.`,
  missingOn: ({ colour, ...some }: Some & { colour: string }) =>
    `No ${colour.toLowerCase()} on ${some.you && some.count ? `your card or ${some.names}’s` : cardsOf(some)}.`,
  strangers: (some: Some) =>
    some.count + Number(some.you) === 1
      ? `${capital(cardsOf(some))} shows a colour nobody here is playing. Maybe it should be in the box.`
      : `${capital(cardsOf(some))} show colours nobody here is playing. Maybe they should be in the box.`,
  backToTable: 'Back to the table',
  goOn: 'Continue',

  // The cops
  copsBy: ({ name }: { name: string | null }) => `${name ?? 'You'} went to the cops.`,
  copsInterrupt: ({ name }: { name: string | null }) =>
    `${name === null ? 'You' : `${name} sits opposite and`} went to the cops out of turn.`,
  copsPrompt: 'Flip the card. On zero, point at the goat your mat names.',
  pointNow: 'Point!',
  pointAt: ({ name }: { name: string }) => `Point at ${name}`,
  youPointed: ({ name }: { name: string }) => `You’re pointing at ${name}`,
  pointInVain:
    'No goat has everybody else pointing at it, so somebody misread. Check your mat and point again.',
  stillToPoint: ({ names }: { names: string }) => `Waiting for ${names}.`,
  showArrows: 'Show the arrows',

  // The end
  abandoned: 'The game was stopped, so nobody wins',
  theScapegoat: 'scapegoat',
  wasScapegoat: ({ name }: { name: string | null }) =>
    `${name === null ? 'You were' : `${name} was`} the scapegoat`,
  winsAlone: ({ name }: { name: string | null }) => `${name === null ? 'You win' : `${name} wins`} alone!`,
  conspiratorsWin: ({ names }: { names: string }) => `The conspirators win: ${names}!`,
  wentWisely: ({ name }: { name: string | null }) => `${name ?? 'You'} went to the cops – smart move!`,
  wentInVain: ({ name, you }: { name: string | null; you: boolean }) =>
    `${name ?? 'You'} went to the cops – a gift to ${you ? 'you' : 'the scapegoat'}.`,
  wasFramed: ({ names, you }: { names: string; you: boolean }) =>
    you ? `You were framed${names && `, together with ${names}`}.` : `Framed: ${names}.`,
  whatMatsSaid: 'What every mat said',
  pointedElsewhere: ({ name }: { name: string | null }) => `pointed at ${name ?? 'you'} – bluff or blunder?`,

  // Settings
  wholeMat: 'My whole mat',
  wholeMatHint: 'White goes down, black goes across. The mat shows while you hold the pad.',
  aboutText: 'For the board game Scape Goat, with your own cards.',
};

export const texts = { ...gameTerms, ...prompts, ...phone, ...finale, ...errors };
