/** What is refused to the table device alone. */
import type { TableErrors } from '../errors';

export const errors = {
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
} satisfies TableErrors;
