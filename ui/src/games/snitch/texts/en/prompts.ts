/**
 * What to do now, and why. `do.` speaks to the player it concerns, `see.` to the others, and `why.` is what a first-time
 * player wants to know.
 */

interface Name {
  name: string;
}

export const prompts = {
  // Setting up
  'do.missing':
    'Put the printed cards and the stand-ins in with the others. Look at the list: which card is what?',
  'do.shuffle': ({ cards }: { cards: number }) => `Shuffle all ${cards} cards well.`,
  'do.districts': 'Deal four cards each, face down in two rows. That’s your district. Don’t look!',
  'do.drawPile': ({ pile }: { pile: number }) =>
    `The rest is the draw pile: ${pile} cards, face down in the middle.`,
  'do.discardPile': 'Leave room beside it for the discard pile, where everybody can reach it.',
  'why.missing': 'Piles are counted from the cards that are really there.',
  'why.shuffle': 'Most cards are witnesses with numbers. The family has special actions.',
  'why.districts': 'You win with the lowest total, but you’ll only ever see some of your own cards.',
  'why.drawPile': 'You draw one card each turn. The app keeps count.',
  'why.discardPile': 'Played cards go there face up, and sometimes everybody dives for it.',

  // The look
  'do.lookGather':
    'Everybody gets ready. After the count, look at your two lower cards – all together, and only once.',
  'why.lookGather': 'Those two are the only cards you start out knowing. Low numbers are good.',
  'do.lookFreely': 'Everybody may look at their two lower cards, once. Tap your goat when you’re done.',

  // Turns
  'do.start': 'Draw the top card and look at it. Or knock to close, if you think you have the lowest total.',
  'do.start.last': 'Your last turn: draw the top card and look at it.',
  'do.start.mustClose': 'You have no cards, so you close.',
  'do.start.empty': 'You have no cards: the one you draw becomes your district.',
  'do.start.nothing': 'There’s no card left to draw, so you pass.',
  'see.start': ({ name }: Name) => `${name} draws a card or closes.`,
  'see.start.last': ({ name }: Name) => `${name} takes their last turn.`,
  'why.start': 'You must swap the card you draw for one of yours, so drawing is always a risk.',
  'do.exchange':
    'Swap it for one of your face-down cards and play the old one, face up. Tap which card that was.',
  'see.exchange': ({ name }: Name) => `${name} swaps a card in and plays the old one.`,
  'why.exchange': 'You can’t play the card you’ve just drawn. If you don’t remember the old one: surprise!',
  'do.look': 'Look at one face-down card, in any district. Don’t show it.',
  'do.swap': 'Swap any two face-down cards. Nobody looks at them.',
  'do.swap.hitman': 'Now swap any two face-down cards. Nobody looks at them.',
  'do.removeOrAdd':
    'Remove one of your own cards, or add the top card of the draw pile, unseen, to somebody else’s district.',
  'see.look': ({ name }: Name) => `${name} looks at one face-down card, anybody’s.`,
  'see.swap': ({ name }: Name) => `${name} swaps any two face-down cards.`,
  'see.removeOrAdd': ({ name }: Name) => `${name} removes one of their cards or gives somebody one more.`,
  'why.look': 'A card you know is worth more than a card you hope for.',
  'why.swap': 'They can be from two districts or from the same one. A good way to get rid of a high card.',
  'why.removeOrAdd': 'A card fewer is nearly always good – and a card more is nearly always bad.',
  outOfReach: ({ name }: Name) => `${name}’s district is closed: out of reach.`,
  nobodyInReach: 'Nothing can be done, so skip it.',

  // Help only
  'do.open': 'Play away. Look up cards here, and knock when somebody closes.',
  'why.open': 'The app isn’t following your turns. It takes over when somebody closes.',
  'do.lastTurn': 'Take your last turn, then tap below.',
  'see.lastTurn': ({ name }: Name) => `${name} takes their last turn.`,
  'why.lastTurn': 'Everybody but the closer has exactly one turn left. Nobody else can close.',

  // The end
  'do.reveal': 'Everybody gets ready. On zero, turn all your cards over.',
  'why.reveal': 'The lowest total wins. If it’s a tie: fewer cards, then the lowest single card.',
  'do.entry': 'Everybody enters their own cards. Nobody sees them until all are in.',
  'why.entry': 'So nobody can adjust their story to yours.',
};
