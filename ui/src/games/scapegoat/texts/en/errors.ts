/** Why something was refused. */
import type { CardNumber } from '../../../../wire/scapegoat';
import type { Errors } from '../errors';

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

const outOfStep = 'Phone and table are out of sync. Reload this page.';

export const errors = {
  // Before the game
  'error.pileSize': ({ pile, players, legal: [small, large], numbers }) =>
    `For ${players} players you need ${small} cards (two each) or ${large} (three each), depending on your box – not ${pile}. ` +
    `Use every card with ${anyOf(numbers)} in the corner, and no others.`,
  'error.notArranged': 'Choose who’s playing at the table first.',
  'error.alreadyBegun': 'The game has begun, so this stays as it is.',
  'error.notBegun': 'The game hasn’t begun yet.',
  'error.alreadyRolled': 'The dice have already been rolled – it’s once per game.',
  'error.dieRange': ({ die, lowest, highest }) => `The ${DIE[die]} die goes from ${lowest} to ${highest}.`,
  'error.dieUnread': ({ die }) => `Roll the ${DIE[die]} die and enter the number.`,
  'error.dieIsLost': ({ die }) => `The app rolls the ${DIE[die]} die.`,

  // Mats
  'error.nothingToRead': 'No mat needs to be entered right now.',
  'error.noCardboard': 'This seat has no cardboard mat.',
  'error.matNamesOwner': 'A mat never names its owner. Look again.',
  'error.matNotSettled': 'The others have to enter their mats first.',
  'error.matIsCardboard': 'Look at your cardboard mat.',
  'error.notDuringCount': 'Not during the countdown.',

  // Turns
  'error.guidedOnly': 'The app isn’t following the turns in this game.',
  'error.freeOnly': 'With guided turns, this is part of a turn.',
  'error.lookFirst': 'Everybody has to look at their own mat first.',
  'error.notYourTurn': 'It’s not your turn.',
  'error.moveFirst': 'Move your token first.',
  'error.sameLocation': 'Your token is already there. Move it somewhere else.',
  'error.actFirst': ({ due }) => `First do your action: ${DUE[due]}.`,
  'error.wrongAction': ({ due }) => `Here you have to do something else: ${DUE[due]}.`,
  'error.swapFirst': 'Do the evidence swap first.',
  'error.targetSelf': 'Choose another player.',
  'error.targetWithoutToken': 'This player has no preparation token.',
  'error.stashSlot': 'Choose stash card 1, 2 or 3.',
  'error.interruptNeedsSix': 'Going to the cops out of turn is for six players only.',
  'error.interruptSeat': 'Only the player opposite may do this now.',
  'error.interruptTooLate': 'Too late: the token has moved.',
  'error.tradeUnderWay': 'Finish the trade first.',
  'error.frameUnderWay': 'There’s a Frame Attempt going on.',
  'error.copsCalled': 'Too late: the cops are already here.',

  // Frame attempt and cops
  'error.nothingToCount': 'There’s nothing to count down to right now.',
  'error.notCounting': 'There’s no countdown running.',
  'error.notTheClock': outOfStep,
  'error.noCardDue': 'No card needs to be entered right now.',
  'error.cardMissing': ({ seat, name }) =>
    `${name(seat) === null ? 'Your' : `${name(seat)}’s`} card is still missing.`,
  'error.cardEmpty': ({ seat, name }) =>
    `Choose at least one colour for ${name(seat) === null ? 'your' : `${name(seat)}’s`} card.`,
  'error.nothingToJudge': 'There’s nothing to judge right now.',
  'error.noPointing': 'Nobody’s pointing right now.',
  'error.arrowMissing': ({ seat, name }) =>
    `${name(seat) === null ? 'You haven’t' : `${name(seat)} hasn’t`} pointed yet.`,
  'error.arrowAtSelf': 'You can’t point at yourself.',
  'error.arrowsImpossible': 'No goat has everybody else pointing at it, so somebody misread. Point again.',

  // At any time
  'error.nothingToUndo': 'There’s nothing to undo.',
  'error.notYoursToUndo': 'Somebody else did this, so it’s theirs to undo.',
  'error.gameOver': 'The game is over.',

  // At the table device
  'error.players': 'Scape Goat is for 3 to 6 players.',
  'error.row': 'Prepare goes far left, the cops far right, and every location appears once.',
  'error.placement': 'Every player token has to be placed exactly once.',
  'error.edition': ({ lowest, highest }) => `Edition numbers go from ${lowest} to ${highest}.`,
  'error.impossibleBoard': 'That isn’t possible. Count the tokens again.',
  'error.turn': ({ highest }) => `Turns are numbered from 1 to ${highest}.`,
  'error.seatNeeded': 'Choose which player does this.',
  'error.tableOnly': 'Only the table device can do this.',
  'error.nothingToPrint': 'Choose at least one thing to print.',
  'error.tooFewColours': ({ players }) => `Mats for ${players} players need ${players} colours.`,
  'error.noSuchMat': 'Nobody in this set has that colour. Choose another mat.',
  'error.noSuchPage': 'There’s no such page.',
} satisfies Errors;
