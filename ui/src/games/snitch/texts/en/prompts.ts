/**
 * What to do now, and why. `do.` speaks to the player it concerns, `see.` to the others, and `why.` is what a first-time
 * player wants to know. `new.` is explained once, when it can happen for the first time.
 */

interface Name {
  name: string;
}

export const prompts = {
  // Setting up
  'chore.missing': 'Missing cards',
  'chore.shuffle': 'Shuffle',
  'chore.districts': 'Districts',
  'chore.drawPile': 'Draw pile',
  'chore.discardPile': 'Discard pile',
  'instead.nothing': 'play without it',
  'instead.printed': 'printed',
  'instead.standIn': 'another card',
  allLaid: 'All set!',
  'do.missing':
    'Put the printed cards and the stand-ins in with the others. The list says which card replaces which.',
  'do.shuffle': ({ cards }: { cards: number }) => `Shuffle all ${cards} cards well.`,
  'do.districts':
    'Deal four cards to everybody, face down in two rows of two: that’s their district. No looking yet!',
  'do.drawPile': ({ pile }: { pile: number }) =>
    `Put the other ${pile} cards face down in the middle: that’s the draw pile.`,
  'do.discardPile': 'Leave room beside it for the discard pile, where everybody can reach it.',
  'why.missing': 'The app counts only the cards you really have.',
  'why.shuffle': 'Most cards are witnesses with a number. Family cards can do something special.',
  'why.districts': 'The lowest total wins, but you’ll only ever see some of your own cards.',
  'why.drawPile': 'You draw one of these each turn. The app keeps count.',
  'why.discardPile': 'Played cards go there, face up – and sometimes everybody dives for it.',

  // The look
  'do.lookGather':
    'Get ready, everybody. After the countdown, look at the two cards nearest you – all together, and just once.',
  'why.lookGather': 'Those two are all you know at the start. Low numbers are good.',
  'do.lookFreely':
    'Everybody looks at the two cards nearest them, just once. Tap your goat when you’re done.',

  // Turns
  'do.start': 'Draw the top card and look at it – or close, if you think you have the lowest total.',
  'do.start.last': 'Your last turn: draw the top card and look at it.',
  'do.start.mustClose': 'You have no cards, so you have to close.',
  'do.start.empty': 'You have no cards, so the one you draw becomes your district.',
  'do.start.nothing': 'There’s no card left to draw, so you pass.',
  'see.start': ({ name }: Name) => `${name} draws a card or closes.`,
  'see.start.last': ({ name }: Name) => `${name} takes their last turn.`,
  'why.start': 'You have to swap the card you draw for one of yours, so drawing is always a risk.',
  'do.exchange':
    'Put it in the place of one of your cards and play the old one, face up on the discard pile. Tap which card that was.',
  'see.exchange': ({ name }: Name) => `${name} puts the new card in their district and plays an old one.`,
  'why.exchange': 'A card that’s just been drawn can’t be played. Forgotten what the old one was? Surprise!',
  'do.look': 'Look at one face-down card in any district. Don’t show it to anybody.',
  'do.swap': 'Swap any two face-down cards. Nobody looks at them, not even you.',
  'do.swap.hitman': 'Now swap any two face-down cards. Nobody looks at them, not even you.',
  'do.removeOrAdd':
    'Remove one of your own cards. Or add the top card of the draw pile to somebody else’s district, without looking at it.',
  'see.look': ({ name }: Name) => `${name} looks at one face-down card in any district.`,
  'see.swap': ({ name }: Name) => `${name} swaps any two face-down cards, without looking at them.`,
  'see.removeOrAdd': ({ name }: Name) =>
    `${name} removes one of their own cards or gives somebody else one more.`,
  'why.look': 'A card you know beats a card you hope for.',
  'why.swap':
    'They can come from two districts or from the same one. It’s a good way to pass on a high card.',
  'why.removeOrAdd': 'One card fewer is nearly always good, and one card more is nearly always bad.',
  outOfReach: ({ name }: { name: string | null }) =>
    `${name === null ? 'Your' : `${name}’s`} district is closed: it’s out of reach.`,
  nobodyInReach: 'There’s nothing this card can do now, so skip it.',

  // Help only
  'do.open': 'Just play. Look up cards here, and tap below when somebody closes.',
  'why.open': 'The app isn’t following your turns. It takes over when somebody closes.',
  'do.lastTurn': 'Take your last turn, then tap below.',
  'see.lastTurn': ({ name }: Name) => `${name} takes their last turn.`,
  'why.lastTurn': 'Everybody gets one last turn, except whoever closed. Nobody else can close now.',

  // The end
  'do.reveal': 'Get ready, everybody. On zero, turn over all your cards.',
  'why.reveal': 'The lowest total wins. If it’s a tie, fewer cards win; then it’s the lowest single card.',
  'do.entry': 'Everybody enters their own cards. The app adds them up once they’re all in.',
  'why.entry': 'Nobody has to do sums, and the winner stays a surprise.',

  // Explained once
  'new.eliminate': 'Eliminating',
  'new.eliminate.text':
    'A witness was played. If you know where another one with the same number is, in your district or in anybody’s, be the first to throw it on the discard pile. Yours: you’re rid of it. Somebody else’s: they get one of your cards instead. But if you’re wrong, it goes back and you draw an extra card.',
  'new.close': 'Closing',
  'new.close.text':
    'Do you think nobody has a lower total than you? Then close: knock on the table instead of taking your turn. Everybody else gets one more turn. Then all cards are turned over, and the lowest total wins.',
  'new.snitch': 'The snitch',
  'new.snitch.text':
    'The card that was drawn stays too: that’s one card more. At the end the snitch is worth as much as the top card of the draw pile, whatever that is. Only the boss can get rid of it.',
  'new.what': ({ what }: { what: string }) => `New: ${what}`,
  'new.ok': 'Got it',
};
