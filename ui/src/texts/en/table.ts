/** What only the table screen says. */
import type { Obstacle } from '../../wire/wire';
import { plural } from '../plural';
import { errors } from './errors';
import { number, numberFirst } from './number';
import { errors as tableErrors, obstacles } from './errors-table';
import { shared } from './shared';
import { sharedLater } from './shared-later';

/** Not every device knows when a file was written. */
const from = (time: string) => (time ? ` from ${time}` : '');

export const table = {
  // Start
  tableTitle: 'Somebody takes the fall tonight.',
  newTable: 'New table',
  openBox: ({ game, from, to }: { game: string; from: number; to: number }) =>
    `${game}: new table, ${from}–${to} players`,
  playersFromTo: ({ from, to }: { from: number; to: number }) => `${from}–${to}`,
  whichGame: 'Which game?',
  allGames: 'all games',
  resumeTable: ({ time, players, turn }: { time: string; players: number; turn: number | null }) =>
    `Resume the table from ${time}` +
    (players ? `, ${number(players)} players` : '') +
    (turn ? `, turn ${turn}` : ''),
  otherTables: 'Other unfinished tables',
  putAway: 'Delete',
  putAwayQuestion: 'Delete this table for good?',
  putAwayMeans: 'The unfinished game is discarded and can’t be resumed. Finished games stay in the history.',
  history: 'History',
  learn: 'Learn',
  print: 'Print',
  settings: 'Settings',
  about: 'About',
  close: 'Close',

  // Moving to another device
  moving: 'Move to another device',
  movingHint:
    'Everything this device remembers fits in one file: finished games, people and settings. Open it on the other device, and nothing there gets replaced.',
  exportAll: 'Save everything',
  importAll: 'Open a file',
  whatGoesAlong: 'What goes along?',
  onlyFinished: 'Finished games, people and settings',
  alsoTable: ({ time }: { time: string }) => `Also the game in progress from ${time}`,
  alsoTableHint: 'It’s locked with a code, and ends on this device.',
  codeTitle: 'Code for the game in progress',
  codeHint:
    'The other device asks for this code. Nobody can look into the file without it, so write it down.',
  closeHere: 'Delete it here',
  keepHere: 'Keep it here',
  codeWanted: 'There’s a game in progress in this file',
  codeOnOther: 'The code the other device showed',
  movedAway: 'The game is gone from this device. Play on with the file.',
  broughtGames: ({ count }: { count: number }) =>
    count
      ? plural('en', count, { one: 'One game came along.', other: `${count} games came along.` })
      : 'No new games came along.',
  knownGames: ({ count }: { count: number }) =>
    plural('en', count, { one: 'One was here already.', other: `${count} were here already.` }),
  broughtTable: 'The game in progress waits on the start screen.',

  // No phones here
  noPhonesHere:
    'This device runs the table all by itself, so other phones can’t join it. Pass it round instead: it does everything.',
  hostForPhones:
    'Everybody on their own phone? That takes a computer on the same Wi-Fi with the Goatherd app. Your games can move there: see the settings.',
  hostFrom: 'Get the app',

  // What the disk has done
  fileDamaged: ({ time }: { time: string }) =>
    `The saved table${from(time)} is damaged and can’t be read. Nothing else is affected.`,
  archiveDamaged:
    'The file with your history and settings got damaged. Goatherd carries on with what could be saved.',
  fileTooNew: ({ time }: { time: string }) =>
    `The table${from(time)} was saved by a newer version of Goatherd. Update to play on.`,
  fileNotNow: ({ time, obstacle }: { time: string; obstacle: Obstacle }) =>
    `The table${from(time)} couldn’t be opened right now. ${obstacles[obstacle]}`,
  fileStumbles: ({ time }: { time: string }) =>
    `Goatherd trips over the table${from(time)}. That’s our mistake, and nothing is lost.`,
  fileKept: ({ file }: { file: string }) => `It’s kept as ${file}.`,
  fileBack: 'It’s back.',
  dismiss: 'Dismiss',
  stepsMissing: 'The last steps are missing',
  stepsMissingMeans: ({ time, turn }: { time: string; turn: number | null }) =>
    `They had been saved, but the disk didn’t keep them. The app is back ${turn ? `at turn ${turn}` : 'where it was'}, ` +
    `as things stood at ${time}. Look at the real table before you go on.`,
  goOn: 'Go on from here',

  // The connection, in whole sentences
  connectingTitle: 'Looking for the table…',
  connectingHint: 'The screen and the keeper of the secrets are shaking hooves.',
  lostTitle: 'Connection lost',
  lostHint: 'Nothing is lost: every step has been saved. Trying again…',
  waitingTitle: 'Another screen is now the table',
  waitingHint: 'Use that one, or wait for it to let this one in.',
  endedTitle: 'This screen is no longer the table',
  noLinkTitle: 'This page needs its link',
  noLinkHint: 'Open the table screen with the link Goatherd printed when it started.',

  // Who plays
  whoPlays: 'Who’s playing?',
  whoPlaysHint: 'Tap a goat to change its colour or name. Drag it to another seat.',
  whoSitsOut: 'Who sits this one out?',
  whoSitsOutHint: ({ most, count }: { most: number; count: number }) =>
    plural('en', count, {
      one: `This game is for up to ${most}. Tap whoever watches.`,
      other: `This game is for up to ${most}. Tap the ${count} who watch.`,
    }),
  sitsOut: ({ name }: { name: string }) => `${name} sits out`,
  howMany: 'How many players?',
  playersGo: ({ count }: { count: number }) => `Start with ${count} players`,
  changeGoat: ({ name }: { name: string }) => `Change ${name}`,
  name: 'Name',
  nameHint: 'Leave empty to use the colour.',
  colour: 'Colour',
  colourTaken: ({ name }: { name: string }) => `swaps with ${name}`,
  moveLeft: 'Next seat',
  moveRight: 'Previous seat',
  removePlayer: 'Remove from the table',
  seatingIs: ({ names }: { names: string }) => `Clockwise: ${names}`,

  // The same again
  sameAgain: 'Same again',
  tableIsSet: 'The table is set',
  somethingChanged: 'Something has changed',

  // Looking
  passTo: ({ name }: { name: string }) => `Pass the device to ${name}`,
  forOnly: ({ name }: { name: string }) => `This is for ${name}`,
  onlyLooks: ({ name }: { name: string }) => `Only ${name} should look.`,
  oneMoment: 'One moment…',

  // Undo
  wasUndone: ({ deed }: { deed: string }) => `Undone: ${deed}`,
  theTable: 'the table',

  // After a pause
  'nudge.move.one': ({ name }: { name: string }) => `${name}’s move`,
  'nudge.move.more': ({ count }: { count: number }) => `${numberFirst(count)} players still have to move`,
  'nudge.look.one': ({ name }: { name: string }) => `${name} still has to look`,
  'nudge.look.more': ({ count }: { count: number }) => `${numberFirst(count)} players still have to look`,
  'nudge.answer.one': ({ name }: { name: string }) => `Waiting for ${name}`,
  'nudge.answer.more': ({ count }: { count: number }) => `Waiting for ${number(count)} players`,

  // The menu
  menu: 'Menu',
  phones: 'Phones',
  phonesAt: ({ here, all }: { here: number; all: number }) => `${here} of ${all} connected`,
  rules: 'Rules',
  toStart: 'Back to the start',
  toStartHint: 'Your table is saved; you can resume it.',

  // Counts
  getSet: 'Ready?',
  padOf: ({ name }: { name: string }) => `${name}’s hold pad`,
  pads: 'Hold pads',
  padsOn: 'on',
  padsOff: 'off',
  padsMeans:
    'Everybody holds a pad and lifts their finger to reveal, so the app can tell who was early or late.',
  readyCount: 'ready',
  readyMark: ({ name }: { name: string }) => `Ready? ${name}`,
  padsMissing: ({ names }: { names: string }) => `Waiting for ${names}.`,
  padsAll: 'Everybody’s holding. Wait for it…',
  tooFewFingers: ({ here, all }: { here: number; all: number }) =>
    `This screen can feel ${number(here)} ${here === 1 ? 'finger' : 'fingers'} at a time, but ${number(all)} are needed: use phones for some of them, or count without pads.`,
  withoutPads: 'Count without pads',
  withPads: 'Use hold pads',
  speakCount: 'Count out loud',

  // History
  byPlayer: 'By player',
  games: 'Games',
  losses: 'Losses',
  perEvening: 'Games per evening',
  evening: 'Evening',
  lastEvenings: ({ count }: { count: number }) => `The last ${count} evenings`,
  lengths: 'How long games took',
  minutesEach: 'Minutes',
  lengthsAre: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `From ${from} to ${to} minutes, typically ${count}.`,
  noGames: 'No finished games yet. Your first one will show up here.',
  minutes: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 minute', other: `${count} minutes` }),
  exportJson: 'Save as JSON',
  exportCsv: 'Save as CSV',
  won: ({ names }: { names: string }) => `Won by ${names}`,

  // Phones
  phonesTitle: 'Phones at the table',
  phonesSoundAsk: 'May phones make sound tonight?',
  phonesSoundNo: 'No, only this device',
  phonesSoundYes: 'Yes, phones too',
  phonesSoundHint: 'Each phone can still be muted in its own settings.',
  phonesIntro:
    'Use your own phone if you like – just scan, nothing to install. Everybody else shares this device.',
  openNetwork: 'Let phones join',
  openNetworkHint: 'opens this table to your Wi-Fi',
  closeNetwork: 'Stop letting phones join',
  networkClosedHint: 'Nothing leaves this device.',
  scanFor: ({ name }: { name: string }) => `${name}, scan this`,
  qrFor: ({ name }: { name: string }) => `QR code for ${name}’s seat`,
  noCamera: 'No camera? Open this in the phone’s browser:',
  sameWifi: 'Same Wi-Fi?',
  sameWifiHint: 'Your phone has to be on the same network as this device.',
  address: 'This device’s address',
  wifiQr: 'Wi-Fi QR code',
  wifiQrHint: 'Enter your network’s name and password, and phones can join by scanning.',
  wifiName: 'Network name',
  wifiKey: 'Password',
  wifiKind: 'Security',
  wifiHidden: 'Hidden network',
  wifiShow: 'Show the code',
  wifiCodeAlt: ({ name }: { name: string }) => `QR code for the Wi-Fi ${name}`,
  wifiOpen: 'none (open)',
  nobodyYet: 'No phone showing up? It’s usually one of these:',
  diagGuest: 'Guest networks often keep devices apart: use the main one.',
  diagVpn: 'A VPN on the phone or on this device: switch it off for tonight.',
  diagFirewall: 'A firewall on this device: allow Goatherd on private networks.',
  diagHotspot: 'No router? Turn on a hotspot on one phone and connect everybody to it.',
  passAndPlay: 'Just pass this device round',
  noAddress:
    'This device isn’t on a network phones can reach. Join a Wi-Fi network or start a hotspot, then try again.',
  tryAgain: 'Try again',
  seatOpen: 'free – scan, or use this device',
  seatTable: 'uses this device',
  seatPhone: 'phone connected',
  seatAway: 'phone offline – will reconnect by itself',
  seatActions: ({ name }: { name: string }) => `${name}’s seat`,
  takeSeat: 'Play on this device instead',
  freeSeat: 'Free up the seat',
  newLink: 'New code',
  newLinkHint: 'the old one stops working',
  arrangeFirst: 'Set up the players first: every seat gets its own code.',
  askTakeOver: ({ name }: { name: string }) => `Another phone wants ${name}’s seat`,
  askTakeOverMeans: 'Only say yes if it’s the same player on a different phone.',
  letIn: 'Let it in',
  refuse: 'No',

  // Settings
  language: 'Language',
  theme: 'Theme',
  themeSystem: 'same as device',
  themeDark: 'dark',
  themeLight: 'light',
  textSize: 'Text size',
  on: 'on',
  off: 'off',
  nudges: 'Nudges',
  'nudges.hint': 'a word when somebody keeps everybody waiting',
  facing: 'Turn towards whoever acts',
  'facing.hint': 'for a device that lies in the middle of the table',
  'hand.right': 'right',
  'hand.left': 'left',
  turnScreen: 'Turn the screen',
  motion: 'Motion',
  motionSystem: 'same as device',
  motionCalm: 'reduced',
  thisDevice: 'This device',
  theGame: 'The game',
  yes: 'yes',
  no: 'no',
  optionsNextGame: 'These apply from the next game.',

  // Printing
  sheetOfPaper: 'Paper',
  whichCardsHint: 'Tap a card for each copy you need.',
  copies: ({ card, count }: { card: string; count: number }) =>
    `${card}, ${plural('en', count, { one: '1 copy', other: `${count} copies` })}`,
  oneLess: ({ card }: { card: string }) => `One less: ${card}`,
  paperSize: 'Size',
  printerPrints: 'Your printer prints',
  duplex: 'both sides',
  duplexHint: 'flip on the long edge',
  fold: 'one side',
  foldHint: 'fold over and glue',
  sheetLanguage: 'Language',
  greyIsFine: 'Black and white is fine: every colour also has a shape and a name.',
  preview: 'Preview',
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  pageBefore: 'Previous page',
  pageAfter: 'Next page',
  makingPdf: 'Making your PDF…',
  makingPage: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}…`,
  savePdf: 'Save as PDF',
  sharePdf: 'Share',

  // Lessons
  newToThis: 'New to this?',
  thirtySeconds: 'What it’s about, in 30 seconds',
  skip: 'Skip',
  letsGo: 'Let’s go',
  tryTurn: 'Try a turn',
  tryTurnHint: 'about a minute, and nothing counts',
  stepOf: ({ step, steps, what }: { step: number; steps: number; what: string }) =>
    `Step ${step} of ${steps}: ${what}`,
  anotherTurn: 'Once more',
  leavePractice: 'Leave practice',

  // About
  aboutText:
    'Goatherd is an unofficial fan companion for people who own the game. It contains none of the game’s artwork or text and has no connection with its designers or publishers.',
  aboutPrivacy: 'It needs no internet and no account. Everything stays on this device.',
  aboutFont: 'The headings are set in Caprasimo (SIL Open Font License).',
};

export const texts = { ...shared, ...sharedLater, ...table, ...errors, ...tableErrors };
