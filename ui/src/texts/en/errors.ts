/** Why something was refused, or why the connection ended. */
import type { CardNumber } from '../../wire/scapegoat';
import type { SeatErrors } from '../errors';

/** Slips between page and host that no player can mend: one sentence serves for all. */
const outOfStep = 'Phone and table got out of step. Reload this page.';

const DUE = {
  spy: 'Spy',
  trade: 'Trade',
  stash: 'Stash',
  prepare: 'take a preparation token',
  steal: 'steal a preparation token',
  frame: 'start the Frame Attempt',
};
/** “3+, 4+ or 4”. */
function anyOf(numbers: CardNumber[]): string {
  const words = numbers.map(({ players, orMore }) => `${players}${orMore ? '+' : ''}`);
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const DIE = { white: 'white', black: 'black' };

export const errors = {
  // The connection
  'error.lost': 'The connection broke before the table answered. Look whether it was done, then try again.',
  'error.protocolVersion': 'The table runs another version of Goatherd. Reload this page.',
  'error.unreadable': outOfStep,
  'error.helloFirst': outOfStep,
  'error.helloTooLate': 'That took too long. Try again.',
  'error.noSuchTable': 'This table does not exist any more. Ask the table for a new code.',
  'error.linkInvalid': 'This link opens no seat. Scan the code on the table screen again.',
  'error.tableDeclined': 'The table did not let this phone in.',
  'error.tooManyDevices': 'Too many devices are at this table. Close Goatherd on one that nobody uses.',
  'error.tooFast': 'That was too much at once. Wait a moment.',
  'error.tooLong': outOfStep,
  'error.tooSlow': 'This phone fell behind the table and is catching up.',
  'error.sealBroken': outOfStep,
  'error.sealNeeded': outOfStep,
  'error.notYourSeat': 'This phone sits in another seat.',
  'error.noSuchSeat': 'There is no such seat at this table.',
  'error.seatTakenOver': 'Another phone has taken this seat.',
  'error.seatFreed': 'This seat is free again. Scan its code on the table to sit down.',
  'error.linkRevoked': 'The table has withdrawn this link. Scan the new code.',
  'error.tableClosed': 'The table has been put away. Thank you for playing!',
  'error.hostStops': 'The table device is off. This phone comes back by itself when it is on again.',
  'error.networkClosed': 'The table has closed its network. This phone comes back by itself when it opens.',
  'error.notSaved': 'The table device could not save this, so nothing has changed.',

  // Before the game
  'error.pileSize': ({ pile, players, legal: [small, large], numbers }) =>
    `For ${players} players it must be ${small} or ${large} cards, not ${pile}. ` +
    `Look for those with ${anyOf(numbers)} in the corner: all of them, and no others.`,
  'error.notArranged': 'First say at the table who plays.',
  'error.alreadyBegun': 'The game has begun, so this stays as it is.',
  'error.notBegun': 'The game has not begun yet.',
  'error.alreadyRolled': 'The dice lie already. They are rolled once in a game.',
  'error.dieRange': ({ die, lowest, highest }) => `The ${DIE[die]} die reads ${lowest} to ${highest}.`,
  'error.dieUnread': ({ die }) => `Roll the ${DIE[die]} die and say what it reads.`,
  'error.dieIsLost': ({ die }) => `The app rolls the ${DIE[die]} die.`,

  // Mats
  'error.nothingToRead': 'No mat has to be read out now.',
  'error.noCardboard': 'This seat has no cardboard mat.',
  'error.matNamesOwner': 'A mat never names its own goat. Look again.',
  'error.matNotSettled': 'First the others tell what their mats say.',
  'error.matIsCardboard': 'Look at your cardboard mat.',
  'error.notDuringCount': 'Not during the countdown.',

  // Turns
  'error.guidedOnly': 'The app does not follow the turns of this game.',
  'error.freeOnly': 'In a guided game this is part of a turn.',
  'error.lookFirst': 'First everybody looks at their own mat.',
  'error.notYourTurn': 'It is another player’s turn.',
  'error.moveFirst': 'First move your token.',
  'error.sameLocation': 'Your token stands there already. Move it somewhere else.',
  'error.actFirst': ({ due }) => `First do what is due: ${DUE[due]}.`,
  'error.wrongAction': ({ due }) => `Something else is due here: ${DUE[due]}.`,
  'error.swapFirst': 'First do the evidence swap.',
  'error.targetSelf': 'Choose another player.',
  'error.targetWithoutToken': 'This player has no preparation token.',
  'error.stashSlot': 'The stash has the cards 1, 2 and 3.',
  'error.interruptNeedsSix': 'Going to the cops out of turn is for six players only.',
  'error.interruptSeat': 'Only the player who sits opposite may do this now.',
  'error.interruptTooLate': 'Too late: the token has moved.',
  'error.frameUnderWay': 'A Frame Attempt is under way.',
  'error.copsCalled': 'Too late: the cops have been called.',

  // Frame attempt and cops
  'error.nothingToCount': 'There is nothing to count down to now.',
  'error.notCounting': 'No countdown is running.',
  'error.notTheClock': outOfStep,
  'error.noCardDue': 'No card has to be told now.',
  'error.cardMissing': ({ seat, name }) => `The card of ${name(seat)} is still missing.`,
  'error.cardEmpty': ({ seat, name }) => `Choose at least one colour for the card of ${name(seat)}.`,
  'error.nothingToJudge': 'There is nothing to judge now.',
  'error.noPointing': 'Nobody points now.',
  'error.arrowMissing': ({ seat, name }) => `${name(seat)} has not pointed yet.`,
  'error.arrowAtSelf': 'Nobody points at the own goat.',
  'error.arrowsImpossible': 'Nobody is pointed at by all the others, so somebody misread. Point again.',

  // At any time
  'error.nothingToUndo': 'There is nothing to undo.',
  'error.notYoursToUndo': 'Somebody else took this step and can undo it.',
  'error.gameOver': 'The game is over.',
} satisfies SeatErrors;
