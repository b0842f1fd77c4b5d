/** A sentence for everything that this game can refuse. */
import type { Errors } from '../errors';

const list = new Intl.ListFormat('en-GB');

/** “Ana and you”. */
const among = (names: (string | null)[]) => list.format(names.map((name) => name ?? 'you'));

export const errors = {
  'error.players': ({ players }) => `This game is for two to six players, not ${players}.`,
  'error.cardsMissing': ({ most }) =>
    `With more than ${most} cards missing there aren’t enough for everybody.`,
  'error.lifesaversMissing': ({ most }) => `There are only ${most} lifesavers in the box.`,
  'error.notArranged': 'Say what’s in the box first.',
  'error.alreadyBegun': 'The game has begun, so that can’t be changed any more.',
  'error.notBegun': 'The game hasn’t begun yet.',
  'error.lookFirst': 'Finish the grid on the screens first.',
  'error.noWarmUp': 'Nobody’s warming up right now.',
  'error.seatTwice': 'Pick each player only once.',
  'error.seatNeeded': 'Say which player it is.',
  'error.tableOnly': 'Only the table device can do that.',
  'error.notTheClock': 'Only the clock decides that.',
  'error.nothingRuns': 'There’s no clock running right now.',
  'error.noSuchRing': 'That lifesaver isn’t in play.',
  'error.whoWasSlowest': 'The app can’t know who didn’t get a lifesaver. Say who.',
  'error.tooCloseForLast': ({ seats, name }) =>
    `It’s too close to call between ${among(seats.map(name))}. Decide who didn’t get a lifesaver.`,
  'error.whoTouched': 'The app can’t know who touched a lifesaver. Say who.',
  'error.tooCloseForFirst': ({ seats, name }) =>
    `It’s too close to call between ${among(seats.map(name))}. Decide who touched first.`,
  'error.nothingToOverlook': 'Nobody has grabbed a lifesaver.',
  'error.grid': 'A grid has nine cells.',
  'error.height': ({ most }) => `Every pile has at least one card, and there are only ${most} cards in all.`,
  'error.noCallToDecide': 'There’s no shout to decide about any more.',
  'error.nothingToWaveOff': 'That player has nothing to take.',
  'error.lotsForTwo': 'Choose at least two players to draw from.',
  'error.notAllOut': 'Somebody still has cards, so play on.',
  'error.decided': 'The game is decided. If that’s wrong, undo it first.',
  'error.nothingDecided': 'The game isn’t decided yet.',
  'error.nothingToUndo': 'There’s nothing to undo.',
  'error.notYoursToUndo': 'Somebody else did that: only they or the table device can undo it.',
  'error.gameOver': 'The game is over.',
  'error.nothingToPrint': 'There’s nothing to print yet.',
  'error.tooManyRings': ({ most }) => `A box has only ${most} lifesavers.`,
  'error.tooManyCards': ({ most }) => `A box has only ${most} cards.`,
  'error.noSuchPage': 'There’s no such page.',
} satisfies Errors;
