/** What only the table screen says. */
import type { Because, Obstacle } from '../../wire/wire';
import { plural } from '../plural';
import { diskErrors, errors, obstacles } from './errors';
import { first } from './first';
import { number, numberFirst } from './number';
import { shared } from './shared';

const minutes = ({ count }: { count: number }) =>
  plural('en', count, { one: '1 minute', other: `${count} minutes` });

type ArchiveGaps = Extract<Because, { it: 'isIncomplete' }>;

interface Saved {
  game: string;
  time: string;
  players: number;
  turn: number | null;
}
const described = ({ game, time, players, turn }: Saved) =>
  `${game} from ${time}` + (players ? `, ${number(players)} players` : '') + (turn ? `, turn ${turn}` : '');

/** Not every device knows when a file was written. */
const from = (time: string) => (time ? ` from ${time}` : '');

export const table = {
  // Start
  tableTitle: 'Somebody takes the fall tonight',
  newTable: 'New game',
  openBox: ({ game, from, to }: { game: string; from: number; to: number }) =>
    `${game}: new game, ${from}–${to} players`,
  playersFromTo: ({ from, to }: { from: number; to: number }) => `${from}–${to} players`,
  whichGame: 'Which game?',
  allGames: 'all games',
  resumeTable: (saved: Saved) => `Resume ${described(saved)}`,
  savedTable: described,
  playAgainTable: ({ game, time }: Pick<Saved, 'game' | 'time'>) => `Play again: ${game} from ${time}`,
  savedTables: 'Saved games',
  putAway: 'Delete',
  putAwayQuestion: 'Delete this game for good?',
  putAwayMeans: 'You won’t be able to resume it. Finished games stay in the history.',
  putFinishedAway: 'Put away',
  putFinishedAwayQuestion: 'Put this game away?',
  putFinishedAwayMeans: 'It stays in the history. Its seats and the links on the phones are deleted.',
  history: 'History',
  learn: 'Learn',
  print: 'Print',
  settings: 'Settings',
  about: 'About',
  close: 'Close',

  // Moving to another device
  moving: 'Move to another device',
  movingHint:
    'Everything this device remembers fits in one file: finished games, people and settings. Open it on the other device; nothing there is overwritten.',
  exportAll: 'Save everything',
  importAll: 'Open a file',
  whatGoesAlong: 'What goes in the file?',
  onlyFinished: 'Finished games, people and settings',
  alsoTable: ({ time }: { time: string }) => `Plus the game in progress from ${time}`,
  alsoTableHint:
    'It’s locked with a code. Whoever has the file and the code can see every secret in this game, so everybody at the table is told, and the game is on hold. Afterwards you can delete it here.',
  ownerReads:
    'Whoever owns this device can read its files even without a copy, including a game in progress.',
  codeTitle: 'Code for the game in progress',
  codeHint: 'The other device will ask for this code. Without it nobody can open the file, so write it down.',
  closeHere: 'Delete it here',
  keepHere: 'Keep it here',
  codeWanted: 'There’s a game in progress in this file',
  codeOnOther: 'The code the other device showed',
  movedAway: 'The game is gone from this device. Open the file on the other device to play on.',
  broughtGames: ({ count }: { count: number }) =>
    count
      ? plural('en', count, { one: 'One game added.', other: `${count} games added.` })
      : 'No new games to add.',
  knownGames: ({ count }: { count: number }) =>
    plural('en', count, { one: 'One was here already.', other: `${count} were here already.` }),
  broughtTable: 'The game in progress is waiting on the start screen.',
  copiedWaits: 'The game is on hold until you tap “Play on here”.',
  playOnHere: 'Play on here',

  // No phones here
  hostForPhones:
    'Would you rather use your own phones? You need a computer with the Goatherd app on the same Wi-Fi, or a place with a relay, which has this page, too. You can move your games there: see the settings.',
  hostFrom: 'Get the app',

  // What the disk has done
  fileDamaged: ({ time }: { time: string }) =>
    `The saved game${from(time)} is damaged and can’t be read. Nothing else is affected.`,
  archiveDamaged:
    'The file with your history and settings was damaged. Goatherd carries on with what could be saved.',
  archiveIncomplete: ({ rebuilt, games, settings, link, relay }: ArchiveGaps) =>
    [
      !rebuilt
        ? ''
        : link
          ? 'The file with your history and settings was lost, and so was its copy. Goatherd rebuilt it from your saved games. Games you brought from other devices are missing, and this screen has a new link.'
          : 'The file with your history and settings was lost. Goatherd rebuilt it from its copy and your saved games.',
      games &&
        plural('en', games, {
          one: 'A finished game is damaged and can’t be read.',
          other: `${numberFirst(games)} finished games are damaged and can’t be read.`,
        }),
      settings ? 'Your settings are gone.' : '',
      relay ? 'Phones that came through the relay need new codes.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  fileTooNew: ({ time }: { time: string }) =>
    `The game${from(time)} was saved by a newer version of Goatherd. Update to play on.`,
  fileNotNow: ({ time, obstacle }: { time: string; obstacle: Obstacle }) =>
    `The game${from(time)} can’t be opened right now. ${obstacles[obstacle]}`,
  fileStumbles: ({ time }: { time: string }) =>
    `Goatherd keeps tripping over the game${from(time)}. That’s our fault, and nothing is lost.`,
  fileKept: ({ file }: { file: string }) => `It’s kept as ${file}.`,
  fileBack: 'It’s back.',
  dismiss: 'Dismiss',
  stepsMissing: 'The last steps are missing',
  stepsMissingMeans: ({ time, turn }: { time: string; turn: number | null }) =>
    `They were saved, but the disk didn’t keep them. The app is back ${turn ? `at turn ${turn}` : 'where it was'}, ` +
    `as of ${time}. Check the real table before you continue.`,
  goOn: 'Continue from here',

  // The connection, in whole sentences
  connectingTitle: 'Looking for the table…',
  connectingHint: 'The screen and the keeper of the secrets are shaking hooves.',
  lostTitle: 'Connection lost',
  lostHint: 'Nothing is lost: every step has been saved. Trying again…',
  waitingTitle: 'Another screen is running the table now',
  waitingHint: 'Use that one, or wait for it to let this one in.',
  endedTitle: 'This screen isn’t running the table any more',
  noLinkTitle: 'This page needs its link',
  noLinkHint: 'Open the table screen with the link Goatherd printed when it started.',

  // Who plays
  whoPlays: 'Who’s playing?',
  whoPlaysHint: 'Tap a goat to change its colour or name. Drag it to another seat.',
  whoSitsOut: 'Who sits this one out?',
  whoSitsOutHint: ({ most, count }: { most: number; count: number }) =>
    plural('en', count, {
      one: `This game is for up to ${most} players. Tap whoever’s watching.`,
      other: `This game is for up to ${most} players. Tap the ${count} who’ll watch.`,
    }),
  sitsOut: ({ name }: { name: string }) => `${name} sits out`,
  howMany: 'How many players?',
  playersGo: ({ count }: { count: number }) => `Start with ${count} players`,
  changeGoat: ({ name }: { name: string }) => `Change ${name}’s goat`,
  name: 'Name',
  nameHint: 'Leave empty to use the colour.',
  colour: 'Colour',
  colourTaken: ({ name }: { name: string }) => `swaps with ${name}`,
  nextGoat: ({ name }: { name: string }) => `Next: ${name}`,
  sameName: ({ name, marked }: { name: string; marked: string }) =>
    `There’s already a player called ${name}, so this one will be ${marked}.`,
  swapSeats: ({ name }: { name: string }) => `Swap seats with ${name}`,
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
  undoDeed: ({ deed }: { deed: string }) => `Undo: ${deed}`,
  wasUndone: ({ deed }: { deed: string }) => `Undone: ${deed}`,
  endGame: 'Stop playing',
  endGameYes: 'Stop the game',
  keepPlaying: 'Keep playing',
  restate: 'Fix the table',
  restateYes: 'That’s how it is',
  theTableCapital: 'The table',
  whatIsMissing: 'What’s missing?',
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
  toStartHint: 'Your game is saved; you can resume it.',

  // After a game
  anotherGame: 'Another game',
  changePlayers: 'Change players',

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
  tooFewFingers: ({ here, all, phones }: { here: number; all: number; phones: boolean }) =>
    `This screen can only track ${number(here)} ${here === 1 ? 'finger' : 'fingers'} at a time, but you need ${number(all)}: ${phones ? 'let some players use their phones, or ' : ''}count down without pads.`,
  withoutPads: 'Count down without pads',
  withPads: 'Use hold pads',
  speakCount: 'Count down out loud',

  // History
  byPlayer: 'By player',
  games: 'Games',
  losses: 'Losses',
  perEvening: 'Games per evening',
  evening: 'Evening',
  lastEvenings: ({ count }: { count: number }) => `The last ${count} evenings`,
  lengths: 'How long games took',
  minutesEach: 'Minutes',
  lengthsAre: ({ from, to, count }: { from: number; to: number; count: number }) => {
    const usual = `Usually ${minutes({ count })}`;
    if (count === from) return `${usual}; the longest took ${to}.`;
    if (count === to) return `${usual}; the shortest took ${from}.`;
    return `${usual}: the shortest took ${from}, the longest ${to}.`;
  },
  noGames: 'No finished games yet. Your first one will show up here.',
  minutes,
  exportJson: 'Save as JSON',
  exportCsv: 'Save as CSV',
  won: ({ names }: { names: string }) => `Won by ${names}`,
  wonIt: 'won',
  /** Stands for whoever was taken out of a finished game. */
  somebody: 'somebody',
  deleteGame: 'Delete this game',
  deleteGameAsk: 'Delete this game for good?',
  deleteGameMeans:
    'It disappears from the history and its copies on this device. Files you have saved elsewhere still have it.',
  forget: 'Forget…',
  forgetPerson: ({ name }: { name: string }) => `Forget ${name}`,
  forgetPersonAsk: ({ name }: { name: string }) => `Forget ${name} in every game?`,
  forgetPersonMeans: ({ name }: { name: string }) =>
    `Results stay, but instead of ${name} they say “somebody”. Files you have saved elsewhere still have the name.`,
  keepIt: 'Leave it',

  // Phones
  phonesTitle: 'Phones at the table',
  phonesSoundAsk: 'Can phones make sounds tonight?',
  phonesSoundNo: 'No, only this device',
  phonesSoundYes: 'Yes, phones too',
  phonesSoundHint: 'Each phone can still be muted in its own settings.',
  phonesIntro:
    'Use your own phone if you like – just scan, nothing to install. Everybody else shares this device.',
  openNetwork: 'Let phones join',
  phonesBack: 'Phones were here. Let them back?',
  phonesBackMeans: ({ names }: { names: string }) =>
    `Goatherd was restarted, so phones can’t reach the table. Waiting to get back: ${names}.`,
  letPhonesBack: 'Let them back',
  phonesNotBack: 'Not now',
  openNetworkHint: 'opens this table to your Wi-Fi',
  closeNetwork: 'Stop letting phones join',
  networkClosedHint: 'So far, nothing leaves this device.',
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
  passAndPlay: 'Just pass this device around',
  allPhonesHere: 'That’s everybody!',
  toTheTable: 'To the table',
  noAddress:
    'This device isn’t on a network phones can reach. Join a Wi-Fi network or start a hotspot, then try again.',
  relayTitle: 'From any network',
  relayMeans: ({ place }: { place: string }) =>
    `Phones and this device meet at ${place}, over Wi-Fi or mobile data. What goes through there is sealed: nobody can read it on the way. Nothing else leaves this device.`,
  relayMeansSomewhere:
    'Phones and this device meet at a relay, over Wi-Fi or mobile data. What goes through there is sealed: nobody can read it on the way.',
  relayAddress: 'The relay’s address',
  relayAddressHint: 'such as goats.example.org',
  relayOther: 'Use another relay',
  relayUsual: 'Back to the usual one',
  joinThroughRelay: 'Let phones join',
  joinThroughRelayHint: 'through the internet',
  'relay.connecting': ({ place }: { place: string }) => `Connecting to ${place}…`,
  'relay.open': ({ place }: { place: string }) => `Phones can join through ${place}, from any network.`,
  'relay.noAnswer': ({ place }: { place: string }) =>
    `${place} isn’t answering. Is this device online, and does your Wi-Fi want you to log in first? If that’s not it, check the address and this device’s clock. We’ll keep trying. Until then, pass this device around.`,
  'relay.notARelay': ({ place }: { place: string }) =>
    `Something answers at ${place}, but it isn’t a relay. Does your Wi-Fi want you to log in first? If not, check the address.`,
  'relay.notTrusted': ({ place }: { place: string }) =>
    `${place} has the wrong certificate, so we don’t trust it. Check the address, and this device’s clock.`,
  'relay.full': ({ place }: { place: string }) =>
    `${place} has no room for another table right now. We’ll keep trying.`,
  'relay.elsewhere': () => 'This table is open on another device, and phones go there now.',
  relayBreaksOff:
    'The connection keeps breaking off: something on the way cuts it. Try another network, such as mobile data.',
  relayHere: 'Bring them here',
  relayKeepOn: 'This device will be the table: keep it on, and near a charger.',
  shortCode: 'No camera? Get a short code',
  haveCode: 'Join a table with a code',
  shortCodeIs: ({ place }: { place: string }) =>
    `Open ${place} in the phone’s browser, tap “Join a table with a code” and type this:`,
  shortCodeLasts: 'It works for ten minutes.',
  tryAgain: 'Try again',
  seatOpen: 'free – scan, or use this device',
  seatTable: 'uses this device',
  seatPhone: 'phone connected',
  seatAway: 'phone offline – will reconnect by itself',
  awaySince: ({ time }: { time: string }) => `offline since ${time}`,
  awayTitle: ({ name }: { name: string }) => `${name}’s phone is offline`,
  awayHint: ({ time }: { time: string }) =>
    `It’s been gone since ${time}. Wake it up and it’ll reconnect by itself. If the page is closed, scan the code again.`,
  awayShutOut: 'It can’t come back, because phones can’t join this table right now.',
  awayHelp: ({ name }: { name: string }) => `Help with ${name}’s phone`,
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

  // Screens that only watch
  screenTitle: 'Big screen',
  screenMeans:
    'A television or a laptop can show everybody what’s going on, and friends can follow on their phones. They see no secrets and can’t change anything.',
  screenShow: 'Show the code',
  screenScan: 'Scan this to follow on a phone or a tablet.',
  screenDoor: ({ place }: { place: string }) =>
    `A television or a laptop can’t scan? Open ${place} there and choose “This is the big screen”.`,
  screenDoorAtRelay: ({ place }: { place: string }) =>
    `A television or a laptop can’t scan? Open ${place} there and tap “Join a table with a code”, then “This is the big screen”.`,
  qrForScreen: 'QR code for those who watch',
  screenNow: ({ screens, phones }: { screens: number; phones: number }) => {
    const those = [
      screens && plural('en', screens, { one: '1 screen', other: `${screens} screens` }),
      phones && plural('en', phones, { one: '1 phone', other: `${phones} phones` }),
    ].filter(Boolean);
    return those.length ? `Watching now: ${those.join(', ')}` : 'Nobody’s watching right now.';
  },
  screenTakeBack: 'Take the link back',
  screenTakeBackHint: 'nobody watches any more, and there’s a new code',
  screenCodes: 'May the big screen show codes of free seats?',
  screenSound: 'Where does the sound come from?',
  screenSoundHere: 'this device',
  screenSoundThere: 'the big screen',
  wishOf: ({ name }: { name: string }) => `${name} would like to play`,
  giveSeat: 'Give them a seat',
  notThisTime: 'Not this time',
  whichSeat: ({ name }: { name: string }) => `Which seat is for ${name}?`,
  noFreeSeat: 'Every seat is taken.',
  afterThisGame: 'You can add a player after this game.',
  oneMore: 'One more player',

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
  'nudges.hint': 'a reminder when somebody keeps the others waiting',
  facing: 'Turn towards whoever’s up',
  'facing.hint': 'for a device in the middle of the table',
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
  oneLess: ({ card }: { card: string }) => `Remove one: ${card}`,
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
  tryTurnHint: 'about a minute, just for practice',
  stepOf: ({ step, steps, what }: { step: number; steps: number; what: string }) =>
    `Step ${step} of ${steps}: ${what}`,
  anotherTurn: 'Once more',
  leavePractice: 'Leave practice',

  // About
  aboutText:
    'Goatherd is an unofficial fan companion for people who own the games. It contains none of their artwork or text and has no connection with their designers or publishers.',
  aboutPrivacy:
    'It needs no internet and no account. Nothing leaves this device until you let phones join, and what they get is sealed.',
  aboutFont: 'The headings are set in Caprasimo (SIL Open Font License).',
  version: ({ number }: { number: string }) => `Version ${number}`,
};

export const texts = { ...first, ...shared, ...table, ...errors, ...diskErrors };
