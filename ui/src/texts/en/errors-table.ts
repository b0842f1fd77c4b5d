/** What is refused to the table device alone. */
import type { Obstacle } from '../../wire/wire';
import type { TableErrors } from '../errors';

/** What keeps the app from a file, and what to do about it. */
export const obstacles: Record<Obstacle, string> = {
  diskFull: 'The disk is full: make room, then try again.',
  notAllowed: 'Goatherd isn’t allowed to use the file: check its permissions, then try again.',
  inUse: 'Another program is using it: close that one, then try again.',
  tooManyFiles: 'Too many files are open: close a program or two, then try again.',
  diskFails: 'The disk isn’t working properly: check it, then try again.',
};

export const errors = {
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

  // What the disk has done
  'error.notSaved': ({ obstacle }) =>
    `That couldn’t be saved, so nothing has changed. ${obstacles[obstacle]}`,
  'error.notOpened': ({ obstacle }) => `That couldn’t be opened right now. ${obstacles[obstacle]}`,
  'error.tableDamaged': ({ file }) => `This is damaged and can’t be read. It’s kept as ${file}.`,
  'error.tableTooNew': 'This game was saved by a newer version of Goatherd. Update to play on.',
  'error.tableStumbles':
    'Goatherd tripped over this. That’s our fault, not yours. Everything that was saved is still there.',
  'error.noSuchFile': 'That file isn’t there any more.',
  'error.noSuchGame': 'That game isn’t there any more.',
  'error.stillAtTable':
    'The same players still have a game on the start screen. Remove that one first, then try again.',
  'error.personAtTable':
    'This person is still in a game on the start screen. Remove that game first, then try again.',
} satisfies TableErrors;
