/** A sentence for everything that this game can refuse. */
import type { Errors } from '../errors';

export const errors = {
  'error.players': ({ players }) => `This game is for two to six players, not ${players}.`,
  'error.cardsMissing': ({ most }) =>
    `With more than ${most} cards missing there aren’t enough for everybody.`,
  'error.lifesaversMissing': ({ most }) => `There are only ${most} lifesavers in the box.`,
  'error.notArranged': 'Say what’s in the box first.',
  'error.alreadyBegun': 'The game has begun, so that can’t be changed any more.',
  'error.notBegun': 'The game hasn’t begun yet.',
  'error.lookFirst': 'There’s still a grid to look at.',
  'error.noWarmUp': 'Nobody’s warming up right now.',
  'error.seatTwice': 'Name everybody only once.',
  'error.seatNeeded': 'Say which player it is.',
  'error.tableOnly': 'Only the table device can do that.',
  'error.notTheClock': 'Only the clock decides that.',
  'error.nothingRuns': 'No time is running right now.',
  'error.noSuchRing': 'That ring isn’t in play.',
  'error.whoWasSlowest': 'The app can’t know who has no lifesaver. Say who.',
  'error.tooCloseForLast': ({ seats, name }) =>
    `Too close to call between ${seats.map(name).join(', ')}. Decide who has no lifesaver.`,
  'error.whoTouched': 'The app can’t know who touched. Say who.',
  'error.tooCloseForFirst': ({ seats, name }) =>
    `Too close to call between ${seats.map(name).join(', ')}. Decide who touched first.`,
  'error.nothingToOverlook': 'Nobody has grabbed a lifesaver.',
  'error.grid': 'A grid has nine cells.',
  'error.height': ({ most }) => `A pile has at least one card, and all of them together at most ${most}.`,
  'error.noCallToDecide': 'There’s no call to decide any more.',
  'error.nothingToWaveOff': 'That player has nothing to take.',
  'error.lotsForTwo': 'Choose at least two players to draw from.',
  'error.notAllOut': 'Somebody still has cards, so play on.',
  'error.decided': 'The game is decided. Undo that first if it’s wrong.',
  'error.nothingDecided': 'The game isn’t decided yet.',
  'error.nothingToUndo': 'There’s nothing to undo.',
  'error.notYoursToUndo': 'Somebody else did that: only they or the table can undo it.',
  'error.gameOver': 'The game is over.',
  'error.nothingToPrint': 'There’s nothing to print yet.',
  'error.tooManyRings': ({ most }) => `A box has only ${most} lifesavers.`,
  'error.tooManyCards': ({ most }) => `A box has only ${most} cards.`,
  'error.noSuchPage': 'There’s no such page.',
} satisfies Errors;
