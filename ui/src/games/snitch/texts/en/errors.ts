/** A sentence for everything that this game can refuse. */
import type { Due, Sort } from '../../../../wire/snitch';
import type { Errors } from '../errors';

const outOfStep = 'This page is a step behind. Try again.';

/** “Your”, “Ana’s”; “You have”, “Ana has”. */
const whose = (name: string | null) => (name === null ? 'Your' : `${name}’s`);
const has = (name: string | null) => (name === null ? 'You have' : `${name} has`);

const inTheBox = (sort: Sort, most: number): string =>
  ({
    witness: `there are only ${most} witnesses`,
    family: `there are only ${most} family cards`,
    cousin: most ? 'there’s only one cousin' : 'the cousin isn’t in this game',
    snitch: most ? 'there’s only one snitch' : 'the snitch isn’t in this game',
  })[sort];

const what = (due: Due): string =>
  ({ look: 'look at a card', swap: 'swap two cards', removeOrAdd: 'remove a card or add one' })[due];

export const errors = {
  // Before the game
  'error.cardCount': ({ cards, fewest, most }) =>
    `${cards} cards can’t be right: there must be ${fewest} to ${most}. Count again.`,
  'error.notArranged': 'Choose what you’re playing with first.',
  'error.alreadyBegun': 'The game has begun; this can’t be changed now.',
  'error.notBegun': 'The game hasn’t begun yet.',
  'error.nothingToLookAt': 'Nobody’s looking at their cards right now.',

  // Cards
  'error.noSuchWitness': ({ highest }) => `Witnesses have numbers from 0 to ${highest}.`,
  'error.notFamily': 'That card isn’t a family card.',
  'error.tooMany': ({ sort, most }) => `That can’t be right: ${inTheBox(sort, most)}.`,
  'error.tooManyCards': ({ most }) => `That can’t be right: there are only ${most} cards in the game.`,

  // Turns
  'error.followOnly': 'The app isn’t following the turns of this game.',
  'error.helpOnly': 'The app is following your turns, so this is part of a turn.',
  'error.lookFirst': 'First everybody looks at the two cards nearest them.',
  'error.notYourTurn': 'It’s another player’s turn.',
  'error.drawFirst': 'Draw a card first.',
  'error.playFirst': 'First play the card that made room for the new one.',
  'error.actFirst': ({ due }) => `Finish the action first: ${what(due)}.`,
  'error.wrongAction': ({ due }) => `With this card you ${what(due)}.`,
  'error.nothingToDraw': 'There’s no card left to draw.',
  'error.noPassing': 'You can’t pass a turn.',
  'error.noSkipping': 'You can’t skip the action.',
  'error.mustClose': 'You have no cards, so you have to close.',
  'error.outOfReach': ({ seat, name }) =>
    `${whose(name(seat))} district is closed: family cards can’t reach it.`,
  'error.oneCardOnly': ({ seat, name }) => `${has(name(seat))} only one card.`,
  'error.targetSelf': 'Choose another player.',
  'error.emptyDistrict': ({ seat, name }) => `${has(name(seat))} no cards.`,
  'error.noElimination': 'Nothing can be eliminated right now.',
  'error.closerWatches': 'You’ve closed, so you can’t eliminate.',
  'error.closedIsSafe': ({ seat, name }) =>
    `${whose(name(seat))} district is closed: nobody else can eliminate from it.`,
  'error.nothingToGive': 'You have no card to give, so you can’t eliminate anybody else’s.',
  'error.alreadyClosed': ({ by, name }) => `${has(name(by))} already closed.`,
  'error.nobodyClosed': 'Nobody has closed yet.',
  'error.revealing': 'The turns are over. Cards on the table!',

  // Counts and the reveal
  'error.nothingToCount': 'There’s nothing to count down to right now.',
  'error.notCounting': 'There’s no countdown running.',
  'error.notTheClock': outOfStep,
  'error.notDuringCount': 'Not during the countdown.',
  'error.noTimeRunning': outOfStep,
  'error.noEntryDue': 'No cards need to be entered right now.',
  'error.entryMissing': ({ seat, name }) => `${whose(name(seat))} cards are still missing.`,
  'error.nobodyHasSnitch': 'Nobody has the snitch, so the top card doesn’t matter.',
  'error.topMissing': ({ seat, name }) =>
    `${has(name(seat))} the snitch: turn over the top card of the draw pile.`,
  'error.topNeeded': 'Shuffle the discards and turn over the top card.',

  // At any time
  'error.nothingToUndo': 'There’s nothing to undo.',
  'error.notYoursToUndo': 'Somebody else did this, so it’s theirs to undo.',
  'error.gameOver': 'The game is over.',

  // At the table device
  'error.players': ({ players }) => `This game is for 2 to 10 players, not ${players}.`,
  'error.lookTime': ({ shortest, longest }) => `The look lasts ${shortest} to ${longest} seconds.`,
  'error.lostTooMany': ({ sort, most }) => `You can’t have lost that many: ${inTheBox(sort, most)}.`,
  'error.witnessesAreCounted': 'Just count the missing witnesses; it doesn’t matter which ones they are.',
  'error.standIn': 'Only a witness or another family card can stand in.',
  'error.tooFewCards': ({ cards, players }) => `${cards} cards aren’t enough for ${players} players.`,
  'error.seatNeeded': 'Choose which player does this.',
  'error.tableOnly': 'Only the table device can do this.',
  'error.impossibleBoard': ({ cards }) =>
    `That doesn’t add up: there are ${cards} cards in all. Count again.`,
  'error.notTheNext': ({ seat, name }) => `It’s ${name(seat)}’s turn: they come next after whoever closed.`,
  'error.nothingToPrint': 'Choose at least one thing to print.',
  'error.noWitnesses': 'Witnesses can’t be printed: only the box says which ones there are.',
  'error.moreThanInTheBox': ({ sort, most }) => `You don’t need that many: ${inTheBox(sort, most)}.`,
  'error.noSuchPage': 'There’s no such page.',
} satisfies Errors;
