/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.goal':
    'The lowest total wins. You have four cards, face down, and you see only the two nearest you – once.',
  'story.turn':
    'On your turn, draw a card, put it in place of one of yours, and play the old one on the discard pile.',
  'story.played':
    'If it’s family, it does something for you. If it’s a witness, the first to throw in another one with that number gets rid of it.',
  'story.close':
    'Think you’re lowest? Knock on the table to close: everybody else gets one more turn. But the snitch, the soplón, is worth the draw pile’s top card.',

  // A turn to try
  'try.look': 'Look',
  'try.draw': 'Draw',
  'try.swap': 'Swap',
  'try.act': 'Act',
  'try.eliminate': 'Eliminate',
  'try.close': 'Close',
  'try.lookText': 'The lowest total wins. Tap the two cards nearest you and remember them.',
  'try.onlyNearest': 'Only the two nearest you. Nobody knows the others yet, not even you.',
  'try.cardsDown': 'Cards down',
  'try.drawText': 'Tap the draw pile.',
  'try.drawn': 'drawn',
  'try.swapText':
    'A 2 is nice and low. Tap the card it replaces – a high one, if you remember. The old card goes on the discard pile.',
  'try.family': ({ card }: { card: string }) => `A family card: ${card}! Do what it says.`,
  'try.witness': ({ card }: { card: string }) =>
    `${card}! If anybody knew where another one was, they could throw it in now.`,
  'try.peekText': 'Look at one face-down card: tap one of yours, or tap a goat to see one of theirs.',
  'try.peeking': 'Only you see it. Remember it, then put it back.',
  'try.twoCards':
    'Swap two cards; nobody looks at them, not even you. Tap the first: one of yours, or a goat for one of theirs.',
  'try.secondCard': 'And the second?',
  'try.chosen': 'chosen',
  'try.cardOf': ({ name }: { name: string }) => `One of ${name}’s cards`,
  'try.card': ({ number, what }: { number: number; what: string }) => `Card ${number}: ${what}`,
  'try.faceDown': 'face down',
  'try.eliminateText': ({ name, card }: { name: string; card: string }) =>
    `${name} plays ${card}. You have one, too: quick, tap it! Being first gets you rid of it.`,
  'try.wrongCard': 'Not that one: it goes back. In a real game you’d draw an extra card now. Try again!',
  'try.closeText': 'One card fewer! It’s your turn again, and you’re low: time to close.',
  'try.done': 'Now you can play!',
  'try.doneText':
    'After their last turns, all cards are turned over. Everything’s worth its number, the cousin nothing – and the lowest total wins.',
};
