/** Why something was refused, or why the connection ended. */
import type { SeatErrors } from '../errors';

/** Errors between page and host that no player can fix; they all share one sentence. */
const outOfStep = 'This phone and the table are out of sync. Reload this page.';
/** What has to be put right at the table device. */
const seeTable = 'Something’s wrong with this game. Look at the table screen.';

export const errors = {
  // The connection
  'error.lost':
    'The connection dropped before the table answered. Check whether it went through; if not, try again.',
  'error.protocolVersion': 'The table is running a different version of Goatherd. Reload this page.',
  'error.unreadable': outOfStep,
  'error.helloFirst': outOfStep,
  'error.helloTooLate': 'That took too long. Try again.',
  'error.noSuchTable': 'This table no longer exists. Scan a new code at the table.',
  'error.linkInvalid': 'This link doesn’t match a seat. Scan the code on the table screen again.',
  'error.tableDeclined': 'The table didn’t let this phone in.',
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
} satisfies SeatErrors;
