/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.decks': 'Get rid of your deck! You take turns to flip your top card onto a grid, three by three.',
  'story.set': 'Three in a line with the same boat or the same colour? That’s a set: grab a lifesaver!',
  'story.grab':
    'There’s one fewer than there are players: the slowest takes those three piles. If you grab and there’s no set, you take one.',
  'story.win':
    'Down to one card? Shout “My goat rows!” If somebody else is first, you take a pile. No cards left and a lifesaver: you win!',

  // A turn to try
  'try.lay': 'Play',
  'try.spot': 'Spot',
  'try.show': 'Show',
  'try.layText': 'Choose a cell, then flip your top card straight onto it. Tap the cell.',
  'try.deck': 'Your deck. No peeking: you see a card only once it’s on the grid.',
  'try.gapFirst':
    'There’s still an empty cell, so your card has to go there. At the real table this would be a fault:',
  'try.laid': 'There it is: a blue rowing boat.',
  'try.noneYet':
    'Is there a set: three in a line with the same boat or the same colour? Then grab. If not, play on: a grab without a set costs a pile.',
  'try.noSetYet': 'There’s no set here. At the real table this would be a fault:',
  'try.spotText': ({ name }: { name: string }) => `${name} has played a card. What now?`,
  'try.lookAgain': 'Look again, row by row: same boat, different colours.',
  'try.noSet': 'No set, play on',
  'try.grab': 'Grab a lifesaver!',
  'try.grabbed': 'You’ve got one, and you were first!',
  'try.showText': 'Now show everybody: tap the three cards of the set.',
  'try.notThese':
    'Those three aren’t a set. A set is three in a line, all with the same boat or all in the same colour.',
  'try.safe': 'safe',
  'try.slow': 'too slow',
  'try.grid': 'The grid',
  'try.done': 'That’s how it goes!',
  'try.doneText': 'Play, spot, grab – only much faster. Here’s what the judge says:',
};
