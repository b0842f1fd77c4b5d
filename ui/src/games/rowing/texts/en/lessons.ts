/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.decks':
    'Everybody has a deck of boats and wants to get rid of it: flip your top card onto the grid.',
  'story.set': 'Three in a line with the same boat or the same colour? That’s a set!',
  'story.grab': 'Grab a lifesaver, quick! There’s one too few, and the slowest takes those cards.',
  'story.win': 'Shout when you’re down to one card. First with no cards and a lifesaver wins!',

  // A turn to try
  'try.lay': 'Lay',
  'try.spot': 'Spot',
  'try.show': 'Show',
  'try.layText': 'Choose a cell, then flip your top card straight onto it. Tap the cell.',
  'try.deck': 'Your deck. Nobody looks at a card before it lies there.',
  'try.gapFirst': 'There’s still an empty cell, so it has to go there. At the table that’s a fault:',
  'try.laid': 'There it is: a blue rowing boat.',
  'try.noneYet': 'Is there a set – three in a line with the same boat or colour? Then grab. If not, play on.',
  'try.noSetYet': 'There’s no set here. At the table that would cost you:',
  'try.spotText': ({ name }: { name: string }) => `${name} has laid a card. And now?`,
  'try.lookAgain': 'Look again, row by row: same boat, different colours.',
  'try.noSet': 'No set – play on',
  'try.grab': 'Grab!',
  'try.grabbed': 'Got one! You were first.',
  'try.showText': 'Now show it: tap the three cards of the set.',
  'try.notThese':
    'Those three aren’t a set. It’s three in a line, all with the same boat or all in the same colour.',
  'try.safe': 'safe',
  'try.slow': 'too slow',
  'try.grid': 'The grid',
  'try.done': 'That’s how it goes!',
  'try.doneText': 'Lay, spot, grab – only much faster. Here’s what the judge says:',
};
