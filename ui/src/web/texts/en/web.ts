/** What only the web edition says. */
export const web = {
  opening: 'One moment…',
  openingHint: 'The goats are finding their seats.',

  // Somewhere else
  elsewhere: 'Goatherd is open in another tab',
  elsewhereHint: 'Only one tab at a time can run the game. Nothing gets lost if you move it here.',
  handedOver: 'Your game has moved',
  handedOverHint: 'Goatherd is now open in another tab or window.',
  useHere: 'Use it here',
  stillElsewhere: 'The other tab isn’t letting go. Close it, then try again.',

  notFetched: 'Part of Goatherd is missing',
  notFetchedHint: 'It didn’t arrive from the network. Check your connection, then try again.',

  // Storage
  notHere: 'Goatherd can’t save anything here',
  notHereHint:
    'This browser doesn’t let the page store games. Private windows and old browsers often don’t. Open it in a normal window of an up-to-date browser, at an address that starts with https.',
  full: 'There’s no space left',
  fullHint: 'This device has no room for Goatherd’s games. Free up some space, then try again.',
  damaged: 'The saved games can’t be read',
  damagedHint:
    'The browser’s storage for this page is damaged. Nothing has been deleted. Restart the browser, then try again.',
  fails: 'The saved games won’t open',
  failsHint: 'Something went wrong while opening them. Nothing has been deleted. Try again.',
  cleared: 'The saved games are gone',
  clearedHint:
    'The browser has cleared everything this page had stored, including any unfinished game. We can’t bring it back.',
  startAgain: 'Start again',
  stumbles: 'Goatherd keeps tripping',
  stumblesHint: 'That’s our fault, not yours. Everything up to your last tap is saved. Reload the page.',
  tryAgain: 'Try again',
  reload: 'Reload',

  // A new version
  update: 'A new version of Goatherd is ready.',
  updateNow: 'Update now',
  updateLater: 'Later',
};

export type WebTexts = typeof web;
