/** What both screens say, but a phone not before its first screen. */
import { plural } from '../plural';

export const shared = {
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
  notTogether: 'Not quite together!',
  letItStand: 'Let it stand',

  // The round table
  roundTable: 'The table',
  hasWon: ({ name }: { name: string | null }) => `${name ?? 'You'} won`,
  turnOf: ({ name }: { name: string }) => `${name}’s turn`,

  // Tonight
  tonight: 'Tonight',
  gamesTonight: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 game', other: `${count} games` }),
  playedTonight: ({ count }: { count: number }) =>
    count ? plural('en', count, { one: 'in 1 game', other: `in ${count} games` }) : 'yet to play',
  winsTonight: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 win', other: `${count} wins` }),
  inARow: ({ count }: { count: number }) => `${count} in a row`,
  awards: ({ count }: { count: number }) => plural('en', count, { one: 'Award', other: 'Awards' }),
  'award.fastestHand': ({ number }: { number: number }) => `Fastest hand: ${number} ms`,
  wantAgain: ({ count, all }: { count: number; all: number }) =>
    plural('en', count, { one: `1 of ${all} wants another`, other: `${count} of ${all} want another` }),

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
  volume: 'Volume',
  skip: 'Skip',

  // Files
  downloaded: ({ file }: { file: string }) => `${file} is in your downloads.`,
  savedAs: ({ file }: { file: string }) => `Saved as ${file}`,
  notSaved: 'The file couldn’t be saved. Is the disk full?',
  notShared: 'It couldn’t be shared. Save it instead.',

  // A copy for another device
  copiedTitle: 'This game was copied',
  copiedMeans: ({ time }: { time: string }) =>
    `Somebody saved it in a file to move it to another device (${time}). Whoever has that file and its code can see everything in this game, secrets included.`,
  wasCopied: ({ time, times }: { time: string; times: number }) =>
    times > 1
      ? `Copied ${times} times for another device, last: ${time}`
      : `Copied for another device: ${time}`,
  copiedRead: 'Got it',

  // Sharing a result
  share: 'Share',
  shareTitle: 'Share the result',
  drawing: 'Drawing the picture…',
  notDrawn: 'This device couldn’t draw the picture. A screenshot will do.',
  pictureOf: ({
    title,
    day,
    heading,
    text,
    names,
  }: {
    title: string;
    day: string;
    heading: string;
    text: string;
    names: string;
  }) => `Picture: ${title}, ${day}. ${heading} ${text} ${names}.`,
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  holdToSave: 'On a phone you can also hold the picture to save it.',
  bgStats: 'Send to BG Stats',
  bgStatsHint: 'if you log your plays there',
  bgStatsLeaves: 'BG Stats is somebody else’s app. This is what it gets, names and all:',
  bgStatsWon: 'won',
  bgStatsBegan: 'went first',
  bgStatsPoints: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 point', other: `${count} points` }),
  bgStatsOpen: 'Open BG Stats',
  bgStatsCode: 'Show the code',
  bgStatsCodeAlt: 'QR code that opens this game in BG Stats',
  bgStatsScan: 'Scan this with the phone that has BG Stats. Until somebody does, nothing leaves this device.',
  bgStatsShort: 'Names are shortened so that they fit in the code.',
  noCode: 'The code couldn’t be drawn.',

  // The Back button in a game
  leaveGame: 'Leave the game?',
  stay: 'Stay here',

  // Screens that stay on, and phones that may be heard
  awake: 'This screen stays on during a game.',
  notAwake: 'Goatherd can’t keep this screen on: set a longer screen timeout yourself.',

  // The app itself
  appName: 'Goatherd',
  unofficial: 'Unofficial, made by fans',

  // How much a device says
  depth: 'How much help?',
  'depth.learning': 'Explain',
  'depth.learning.hint': 'every step, and why',
  'depth.prompts': 'Prompts',
  'depth.prompts.hint': 'one line per step',
  'depth.silent': 'Silent',
  freePlay: 'Free play',
  hand: 'Which hand do you tap with?',
  spoken: 'Read aloud',
  'spoken.hint': 'this device reads each prompt aloud',

  // Setting up, step by step
  'chore.title': 'Set up step by step',
  'chore.isDone': ({ what }: { what: string }) => `${what}, done`,
  'chore.isOpen': ({ what }: { what: string }) => `${what}, still to do`,
  'chore.tick': 'Done',
  'chore.untick': 'Not done yet',
  why: 'Why?',

  // The story of a game
  story: 'What’s this game?',
  storyHint: 'four pictures, 30 seconds',
  pictureNumber: ({ number, all }: { number: number; all: number }) => `Picture ${number} of ${all}:`,
  nextPicture: 'Next picture',
  pictureBefore: 'Previous picture',
  storyPause: 'Pause',
  storyOn: 'Continue',
  storyAgain: 'Start again',
};
