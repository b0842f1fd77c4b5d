/** What is refused to the table device alone. */
import type { TableErrors } from '../errors';

export const errors = {
  'error.players': 'Scape Goat is for 3 to 6 players.',
  'error.colourTwice': 'Two players can’t share a colour.',
  'error.greyPlayer': 'Grey is the innocent bystander, so nobody can play it.',
  'error.nameTooLong': ({ longest }) => `Names can be up to ${longest} letters long.`,
  'error.nameUnprintable': 'This name contains a character that can’t be shown.',
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
