/** Refusals that only the table device can get. */
import type { TableErrors } from '../errors';
import { inTheBox } from './errors';

export const errors = {
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
} satisfies TableErrors;
