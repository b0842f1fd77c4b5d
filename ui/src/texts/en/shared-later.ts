/** What both screens say, but a phone not before its first screen. */

export const sharedLater = {
  // The peek and the instant
  'sync.good': 'in sync',
  'sync.fair': 'almost in sync',
  'sync.poor': 'syncing…',
  hold: 'Hold',
  holdAgain: 'Let go, then hold again.',
  held: 'held',
  liftNow: 'Lift!',
  lifted: 'lifted',
  keepHolding: 'Keep holding…',
  whoWasWhen: 'Who lifted when',
  'timing.together': 'on time',
  'timing.early': ({ by }: { by: string }) => `${by} s early`,
  'timing.late': ({ by }: { by: string }) => `${by} s late`,
  'timing.neverLifted': 'never lifted',
  'timing.cannotJudge': 'can’t tell',
  notTogether: 'That wasn’t together.',
  letItStand: 'Let it stand',

  // The round table
  roundTable: 'The table',
  hasWon: ({ name }: { name: string }) => `${name} won`,
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
  soundOn: 'Sound on',
  soundOff: 'Sound off',

  // The app itself
  appName: 'Goatherd',
  unofficial: 'Unofficial, made by fans.',

  // How much a device says
  depth: 'How much help?',
  'depth.learning': 'Explain',
  'depth.learning.hint': 'every step, and why',
  'depth.prompts': 'Prompts',
  'depth.prompts.hint': 'one line per step',
  'depth.silent': 'Silent',
  freePlay: 'Free play',
  spoken: 'Read aloud',
  'spoken.hint': 'this device reads each prompt aloud',
};
