/** What both screens say of cards, tokens and the course of a game; a phone needs none of it before the peek. */
import { plural } from '../plural';

export const things = {
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
  cardIgnored: 'does not count',
  dieUnrolled: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die, not rolled yet`,
  dieRolling: ({ tone }: { tone: 'white' | 'black' }) => `${tone} die is rolling`,

  // Locations
  frame: 'Frame/Steal',
  copsShort: 'Cops!',
  copsArrived: 'The cops have arrived!',

  // The peek and the instant
  frameAttempt: 'Frame Attempt',
  flipTogether: 'Flip your card on the flash, not before.',
  pointTogether: 'Point on the flash, not before.',
  now: 'Now!',
  tradeCount: 'Trade',
  tradeTogether: 'Exchange the cards on the flash.',
  'sync.good': 'in step with the table',
  'sync.fair': 'nearly in step',
  'sync.poor': 'cannot judge yet',
  hold: 'Hold',
  holdHint: 'Everybody holds, then the count starts by itself. Lift to flip.',
  holdHintCops: 'Everybody holds, then the count starts by itself. Lift to point.',
  holdAgain: 'Let go, then hold again.',
  held: 'held',
  liftNow: 'Lift!',
  lifted: 'lifted',
  keepHolding: 'Keep holding …',
  whoWasWhen: 'Who was when',
  'timing.together': 'together',
  'timing.early': ({ by }: { by: string }) => `early by ${by} s`,
  'timing.late': ({ by }: { by: string }) => `late by ${by} s`,
  'timing.neverLifted': 'never lifted',
  'timing.cannotJudge': 'cannot judge',
  notTogether: 'That was not together.',
  notTogetherHint: 'Again with the same cards, or let it stand? The table decides.',
  letItStand: 'Let it stand',
  pointsAt: ({ from, to }: { from: string; to: string }) => `${from} points at ${to}`,

  // The round table
  roundTable: 'The table',
  turnOf: ({ name }: { name: string }) => `${name}’s turn`,

  // Connection
  handRound: 'Pass and play',

  // Buttons
  next: 'Next',
  back: 'Back',
  done: 'Done',
  cancel: 'Cancel',
  undo: 'Undo',
  again: 'Play again',
  rollDice: 'Roll the dice',
  soundOn: 'Sound on',
  soundOff: 'Sound off',

  // The rulebook
  explainVerdict: 'Explain this verdict',

  // The app itself
  appName: 'Goatherd',
  unofficial: 'Unofficial, made by fans.',
};
