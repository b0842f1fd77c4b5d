/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.district': 'This is your district: four cards face down. You may look at two of them – once.',
  'story.swap': 'Draw a card, swap it for one of yours, and play the old one. Did you remember what it was?',
  'story.family': 'The family works for you: look at a card, swap two, or make one disappear.',
  'story.lowest':
    'Think you’ve got the least? Knock! The lowest total wins – and the snitch could ruin it all.',

  // A turn to try
  'try.look': 'Look',
  'try.draw': 'Draw',
  'try.swap': 'Swap',
  'try.act': 'Act',
  'try.lookText': 'Before the first turn: tap your two lower cards and remember them.',
  'try.onlyLower': 'Only the two lower ones. Nobody knows the others yet, not even you.',
  'try.cardsDown': 'Cards down',
  'try.drawText': 'Tap the draw pile.',
  'try.drawn': 'drawn',
  'try.swapText':
    'A 2 – low is good! It has to go into your district. Tap the card that makes way: a high one, if you remember.',
  'try.family': ({ card }: { card: string }) => `You’ve played the ${card}. Now do what it says.`,
  'try.witness': ({ card }: { card: string }) =>
    `${card}! Whoever knows where there’s another one could throw it in now.`,
  'try.peekText': 'Look at one face-down card: tap one of yours, or a goat for one of theirs.',
  'try.peeking': 'Only you see it. Remember it, then put it back.',
  'try.twoCards':
    'Two cards change places, unseen. Tap the first: one of yours, or a goat for one of theirs.',
  'try.secondCard': 'And the second?',
  'try.chosen': 'chosen',
  'try.cardOf': ({ name }: { name: string }) => `A card of ${name}`,
  'try.card': ({ number, what }: { number: number; what: string }) => `Card ${number}: ${what}`,
  'try.faceDown': 'face down',
  'try.done': 'That was a whole turn!',
  'try.doneText':
    'Draw, swap, act. Keep the low cards, remember them – and knock when you think you’ve got the least.',
};
