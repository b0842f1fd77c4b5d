/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.heist': 'A gang of goats, one big heist – and one of you is going to take the blame.',
  'story.mats':
    'Everyone’s mat secretly names the scapegoat. Only the scapegoat’s own mat names somebody else.',
  'story.turn': 'On your turn you move, do what the location says, and swap a card in plain sight.',
  'story.ends': 'Frame the scapegoat together and you win – unless they smell it and run to the cops first.',

  // A turn to try
  'try.move': 'Move',
  'try.act': 'Act',
  'try.swap': 'Swap',
  'try.moveText': 'Tap a location, and your token goes there. You can’t stay where you are.',
  'try.cops':
    'You could! But then the game ends right here, and only the scapegoat wins. Try another location.',
  'try.spy': 'Tap a goat to look at their whole hand.',
  'try.spied': ({ name }: { name: string }) =>
    `${name}’s hand, for your eyes only. Whose portraits are they collecting?`,
  'try.seen': 'Seen',
  'try.trade': 'Tap the goat you’d like to trade with.',
  'try.give': ({ name }: { name: string }) => `Now tap the card you give ${name}. They pick one for you.`,
  'try.traded': 'Traded! Nobody else knows what you’ve swapped.',
  'try.stash': 'Three cards lie face down. Tap the one you take.',
  'try.putBack': 'It’s in your hand now. Tap a card to put back face down – it may be the same one.',
  'try.stashed': 'Hidden! Remember what you’ve left there.',
  'try.prepare': 'Take a preparation token. Whoever has one can start a Frame Attempt later on.',
  'try.swapText': 'Tap a card from your hand: it goes there face up, and you take the one that lies there.',
  'try.ownColour': ({ name }: { name: string }) =>
    `Not that one: a card that shows your own colour has to go first. You’re ${name}.`,
  'try.swapped': 'Swapped, and everybody saw it.',
  'try.there': ({ place }: { place: string }) => `at ${place}`,
  'try.hand': ({ name }: { name: string }) => `${name}’s hand`,
  'try.done': 'That was a whole turn!',
  'try.doneText': ({ name }: { name: string }) =>
    `Move, act, swap – and it’s ${name}’s turn. At the real table it’s the same, with the app beside you.`,
};
