/** What both screens say of cards, tokens and the course of a game; a phone needs none of it before the first look. */
import { plural } from '../../../../texts/plural';

export const gameTerms = {
  // Colours
  bystander: 'innocent bystander',

  // Things on the table
  playerToken: ({ colour }: { colour: string }) => `${colour} player token`,
  preparationToken: 'preparation token',
  preparationTokens: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 preparation token', other: `${count} preparation tokens` }),
  evidenceCard: ({ colours }: { colours: string }) => `Evidence card: ${colours}`,
  cardHas: ({ colour }: { colour: string }) => `has ${colour}`,
  cardLacks: ({ colour }: { colour: string }) => `no ${colour}`,
  cardIgnored: 'doesn’t count',
  dieUnrolled: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die, not rolled yet`,
  dieRolling: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die is rolling`,

  // Counts
  stopCount: 'Stop the countdown:',
  'stop.notReady': 'not ready',
  'stop.wrongCard': 'wrong card',
  'stop.disturbed': 'interrupted',
  'stop.restarted': 'the table device was restarted',
  countStopped: ({ name, reason }: { name: string | null; reason: string }) =>
    `${name ?? 'You'} stopped the countdown: ${reason}.`,

  // Locations
  frame: 'Frame/Steal',
  copsShort: 'Cops!',
  copsArrived: 'The cops have arrived!',

  // The peek and the instant
  frameAttempt: 'Frame Attempt',
  flipTogether: 'Flip your card on the flash – not before.',
  pointTogether: 'Point on the flash – not before.',
  'zero.frame': 'Flip!',
  'zero.cops': 'Point!',
  'zero.trade': 'Swap!',
  tradeCount: 'Trade',
  tradeTogether: 'Swap cards on the flash.',
  holdHint: 'Once everybody is holding, the countdown starts. Lift your finger as you flip.',
  holdHintCops: 'Once everybody is holding, the countdown starts. Lift your finger to point.',
  notTogetherHint: 'Again with the same cards, or let it stand? You decide.',
  pointsAt: ({ from, to }: { from: string | null; to: string | null }) =>
    `${from === null ? 'You point' : `${from} points`} at ${to ?? 'you'}`,

  // Buttons
  rollDice: 'Roll the dice',

  // The rulebook
  explainVerdict: 'Explain this verdict',

  // Shared results
  gameTitle: 'Scape Goat',
  'role.scapegoat': 'scapegoat',
  'role.conspirator': 'conspirator',

  // Awards
  'award.sawItComing': 'Saw it coming',
  'award.turnedInForNothing': 'Went to the cops for nothing',
  'award.mastermind': 'The mastermind behind the frame',
  'award.outfoxed': 'Outfoxed the whole table',
  'award.framedInnocent': 'Framed an innocent goat',
  'award.nervous': ({ number }: { number: number }) => `Nervous: looked ${number} times`,
  'award.coolHead': 'A cool head: looked just once',
};
