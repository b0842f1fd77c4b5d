/** What screens say that only watch: a television, and phones of those who follow. */

export const watch = {
  // Opening it
  watchTitle: 'The big screen',
  watchHint: 'This page shows what everybody at the table may see. It can’t change anything.',
  forEverybody: 'This is the screen for everybody',
  forEverybodyHint: 'large, with sound if the table wants that',
  forMe: 'I’m following on my phone',
  forMeHint: 'with a word on what’s happening, and why',
  staysOn: 'It stays on by itself.',
  mayGoDark:
    'This page may not be able to keep the screen on. Turn off the screen saver and sleep mode in the settings of this device, just for tonight.',

  touchForSound: 'The sound is meant to come from here: press any key once to turn it on.',

  // The connection
  watchNoLink: 'This page needs its link',
  watchNoLinkHint:
    'Scan the big screen’s code on the table screen, or knock: open the table’s address here and choose “This is the big screen”.',
  watchAway: 'The table is out of reach',
  watchAwayHint: 'We’ll keep trying. Once it’s back, you’ll see where the game is.',
  watchOver: 'This screen isn’t at the table any more',
  watchRevoked: 'The table has taken this link back. To watch again, scan the new code.',
  watchClosed: 'The table is closed. When it opens again, this screen will be back.',
  tryNow: 'Try now',
  goAndKnock: 'Knock at the table',
  watchReload: 'There’s a newer Goatherd at the table. Reload this page.',

  // A copy for another device
  copiedHolds: 'The game is on hold until somebody taps “Play on here” on the table screen.',

  // Between games
  betweenGames: 'Which game is next?',
  settingUpGame: ({ game }: { game: string }) => `Next: ${game}`,
  scanYours: 'Want to play? Scan the code of a free seat with your phone.',
  askTheTable: 'Want to play? Tell somebody at the table.',
  watchesThisOne: 'sits out',
  freeSeats: 'Codes of free seats',
  onTheShelf: 'On the shelf',

  // Following on a phone
  following: 'You’re following along',
  wouldPlay: 'I’d like to play next time',
  wouldPlayName: 'What are you called?',
  wouldPlayAsk: 'Ask the table',
  wouldPlayAsked:
    'The table knows you’d like to play. If they give you a seat, this phone will take you there.',
  wouldNotPlay: 'I’d rather just watch',
};
