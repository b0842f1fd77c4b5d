/** What only the table screen says. */
import type { Obstacle } from '../../wire/wire';
import { plural } from '../plural';
import { errors } from './errors';
import { number } from './number';
import { errors as tableErrors, obstacles } from './errors-table';
import { shared } from './shared';
import { sharedLater } from './shared-later';

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

  // What the disk has done
  fileDamaged: ({ time }: { time: string }) =>
    `The saved table from ${time} is damaged and can’t be read. Nothing else is affected.`,
  archiveDamaged:
    'The file with your history and settings got damaged. Goatherd carries on with what could be saved.',
  fileTooNew: ({ time }: { time: string }) =>
    `The table from ${time} was saved by a newer version of Goatherd. Update to play on.`,
  fileNotNow: ({ time, obstacle }: { time: string; obstacle: Obstacle }) =>
    `The table from ${time} couldn’t be opened right now. ${obstacles[obstacle]}`,
  fileStumbles: ({ time }: { time: string }) =>
    `Goatherd trips over the table from ${time}. That’s our mistake, and nothing is lost.`,
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

  // Looking
  passTo: ({ name }: { name: string }) => `Pass the device to ${name}`,
  onlyLooks: ({ name }: { name: string }) => `Only ${name} should look.`,
  oneMoment: 'One moment…',

  // Undo
  wasUndone: ({ deed }: { deed: string }) => `Undone: ${deed}`,
  theTable: 'the table',

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
  noGames: 'No finished games yet. Your first one will show up here.',
  minutes: ({ count }: { count: number }) =>
    plural('en', count, { one: '1 minute', other: `${count} minutes` }),
  exportJson: 'Save as JSON',
  exportCsv: 'Save as CSV',
  downloaded: ({ file }: { file: string }) => `${file} is in your downloads.`,
  savedAs: ({ file }: { file: string }) => `Saved as ${file}`,
  notSaved: 'The file couldn’t be saved. Is the disk full?',
  won: ({ names }: { names: string }) => `Won by ${names}`,

  // Phones
  phonesTitle: 'Phones at the table',
  phonesIntro:
    'Use your own phone if you like – just scan, nothing to install. Everybody else shares this device.',
  openNetwork: 'Let phones join',
  openNetworkHint: 'opens this table to your Wi-Fi',
  closeNetwork: 'Stop letting phones join',
  networkClosedHint: 'Nothing leaves this device.',
  scanFor: ({ name }: { name: string }) => `${name}, scan this`,
  qrFor: ({ name }: { name: string }) => `QR code for ${name}’s seat`,
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
  sound: 'Sound',
  on: 'on',
  off: 'off',
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
  notShared: 'It couldn’t be shared. Save it instead.',

  // About
  aboutText:
    'Goatherd is an unofficial fan companion for people who own the game. It contains none of the game’s artwork or text and has no connection with its designers or publishers.',
  aboutPrivacy: 'It needs no internet and no account. Everything stays on this device.',
  aboutFont: 'The headings are set in Caprasimo (SIL Open Font License).',
};

export const texts = { ...shared, ...sharedLater, ...table, ...errors, ...tableErrors };
