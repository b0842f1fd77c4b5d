/** Why something was refused, or why the connection ended. */
import type { Obstacle } from '../../wire/wire';
import type { Errors } from '../errors';

/** Errors between page and host that no player can fix; they all share one sentence. */
const outOfStep = 'This phone and the table are out of sync. Reload this page.';
/** What has to be put right at the table device. */
const seeTable = 'Something’s wrong with this game. Look at the table screen.';

/** What keeps the app from a file, and what to do about it. */
export const obstacles: Record<Obstacle, string> = {
  diskFull: 'The disk is full: make room, then try again.',
  notAllowed: 'Goatherd isn’t allowed to use the file: check its permissions, then try again.',
  inUse: 'Another program is using it: close that one, then try again.',
  tooManyFiles: 'Too many files are open: close a program or two, then try again.',
  diskFails: 'The disk isn’t working properly: check it, then try again.',
};

export const errors = {
  // The connection
  'error.lost':
    'The connection dropped before the table answered. Check whether it went through; if not, try again.',
  'error.protocolVersion': ({ ours, yours }) =>
    ours < yours
      ? 'This table’s Goatherd is older than this page. Between games its start screen offers the new version; until then, pass the table device around.'
      : 'This page is older than the table’s Goatherd. Reload it.',
  'error.unreadable': outOfStep,
  'error.helloFirst': outOfStep,
  'error.helloTooLate': 'That took too long. Try again.',
  'error.noSuchTable': 'This table no longer exists. Scan a new code at the table.',
  'error.linkInvalid': 'This link doesn’t match a seat. Scan the code on the table screen again.',
  'error.tableDeclined': 'The table didn’t let this device in.',
  'error.tooManyDevices': 'There are too many devices at this table. Close Goatherd on one nobody is using.',
  'error.gameBegun': 'The game has already begun.',
  'error.standsStill': 'This game was copied and is on hold. Tap “Play on here” on the table screen first.',
  'error.nameTooLong': ({ longest }) => `Names can be up to ${longest} letters long.`,
  'error.nameUnprintable': 'This name contains a character that can’t be shown.',
  'error.doorBusy': 'Somebody else is at the door. Wait a moment.',
  'error.noTableHere': 'There’s no game here yet. Start one on the table device, then knock again.',
  'error.everySeatTaken': 'Every seat already has its phone. Free one up under “Phones” on the table screen.',
  'error.nobodyOpened': 'Nobody answered the door in time. Ask them to look at the table screen.',
  'error.tooFast': 'Not so fast. Wait a moment.',
  'error.tooLong': outOfStep,
  'error.tooSlow': 'This phone has fallen behind and is catching up.',
  'error.sealBroken': outOfStep,
  'error.sealNeeded': outOfStep,
  'error.notYourSeat': 'This phone belongs to another seat.',
  'error.noSuchSeat': 'There’s no such seat at this table.',
  'error.seatTakenOver': 'Another phone has taken this seat.',
  'error.seatFreed': 'This seat is free again. Scan its code on the table screen to sit down.',
  'error.linkRevoked': 'This code no longer works. Scan the new one on the table screen.',
  'error.leftTable': 'You’ve left the table. Thanks for playing!',
  'error.tableClosed': 'The table has been closed. Thanks for playing!',
  'error.hostStops': 'The table device is off. This phone will reconnect when it’s back on.',
  'error.networkClosed': 'The table has closed its network. This phone will reconnect when it opens again.',
  'error.notSaved': 'The table device couldn’t save this, so nothing has changed.',
  'error.notOpened': seeTable,
  'error.tableDamaged': seeTable,
  'error.tableTooNew': seeTable,
  'error.tableStumbles': seeTable,

  // Who sits down
  'error.colourTwice': 'Two players can’t share a colour.',
  'error.tooManyPeople': ({ most }) => `There’s room for ${most} people at the table.`,
  'error.personTwice': 'The same person can’t sit there twice.',
  'error.playersForGame': ({ least, most }) => `This game is for ${least} to ${most} players.`,

  // Tables, network, paper
  'error.tableDeviceOnly': 'Only the table device can do this.',
  'error.noTableOpen': 'Start a game first.',
  'error.seatOnPhone': 'This player is using a phone and has to do it there.',
  'error.noSuchAsk': 'That phone is no longer asking.',
  'error.unknownGame': 'This version of Goatherd doesn’t know that game.',
  'error.gameNotOver': 'The game isn’t over yet.',
  'error.sitsOut': 'Only people who played this game can say that.',
  'error.nothingToRepeat': 'Nobody has played at this table yet.',
  'error.networkFailed': 'The network couldn’t be opened. You can still pass this device around.',
  'error.placeInvalid': 'That isn’t an address. Enter one like https://goats.example.',
  'error.noRelay': 'The relay isn’t answering. Try again in a moment.',
  'error.codeInvalid': 'A code can’t be made from this.',
  'error.wifiInvalid': 'Check the network name and password.',
  'error.notPrinted': 'The PDF couldn’t be made. Nothing was saved; try again.',

  // Moving to another device
  'error.notOurFile': 'This isn’t a file that Goatherd has saved.',
  'error.fileTooNew': 'This file comes from a newer version of Goatherd. Update first.',
  'error.codeNeeded': 'There’s a game in progress in this file. You need its code.',
  'error.codeWrong': 'That isn’t the code. Check every letter.',
  'error.noSuchFile': 'That file isn’t there any more.',
  'error.noSuchGame': 'That game isn’t there any more.',
  'error.stillAtTable':
    'The same players still have a game on the start screen. Remove that one first, then try again.',
  'error.personAtTable':
    'This person is still in a game on the start screen. Remove that game first, then try again.',
} satisfies Errors;

/** What the disk has done. The table device says more of it, because only there can it be put right. */
export const diskErrors = {
  'error.notSaved': ({ obstacle }) =>
    `That couldn’t be saved, so nothing has changed. ${obstacles[obstacle]}`,
  'error.notOpened': ({ obstacle }) => `That couldn’t be opened right now. ${obstacles[obstacle]}`,
  'error.tableDamaged': ({ file }) => `This is damaged and can’t be read. It’s kept as ${file}.`,
  'error.tableTooNew': 'This game was saved by a newer version of Goatherd. Update to play on.',
  'error.tableStumbles':
    'Goatherd tripped over this. That’s our fault, not yours. Everything that was saved is still there.',
} satisfies Partial<Errors>;
