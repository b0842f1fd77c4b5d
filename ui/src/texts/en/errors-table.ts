/** What is refused to the table device alone. */
import type { TableErrors } from '../errors';

export const errors = {
  'error.players': 'Scape Goat is for 3 to 6 players.',
  'error.colourTwice': 'Two players cannot share a colour.',
  'error.greyPlayer': 'Grey is the innocent bystander and nobody’s colour.',
  'error.nameTooLong': ({ longest }) => `A name has at most ${longest} letters.`,
  'error.nameUnprintable': 'There is a sign in this name that cannot be shown.',
  'error.row': 'Prepare lies far left, the cops far right, and every location once.',
  'error.placement': 'Every player’s token is placed exactly once.',
  'error.edition': ({ lowest, highest }) => `Printed editions have the numbers ${lowest} to ${highest}.`,
  'error.impossibleBoard': 'It cannot lie like this. Count the tokens again.',
  'error.seatNeeded': 'Say which player does this.',
  'error.tableOnly': 'Only the table device can do this.',
  'error.tableDeviceOnly': 'Only the table device can do this.',
  'error.noTableOpen': 'Open a table first.',
  'error.seatOnPhone': 'This player uses a phone: it has to be done there.',
  'error.noSuchAsk': 'This phone does not ask any more.',
  'error.unknownGame': 'This version of Goatherd does not know that game.',
  'error.gameNotOver': 'The game is not over yet.',
  'error.nothingToRepeat': 'No group has played at this table yet.',
  'error.networkFailed': 'The network could not be opened. Pass and play works without it.',
  'error.wifiInvalid': 'Check the name and the key of the Wi-Fi.',
} satisfies TableErrors;
