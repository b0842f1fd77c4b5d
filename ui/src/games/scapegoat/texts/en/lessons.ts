/** Four pictures before the first game, and a turn to try. */

export const lessons = {
  'story.heist': 'One big heist, and one of you is going to take the blame: the scapegoat.',
  'story.mats':
    'Where the dice meet, your mat names the scapegoat. Only the scapegoat’s own mat lies – so nobody knows their own side.',
  'story.turn':
    'On your turn you move, do what the location says, and swap a card in plain sight. Lying is fine – showing isn’t.',
  'story.ends':
    'Everybody shows one card. If everyone else’s has the scapegoat on it, you win together. Frame the wrong goat, or go to the cops, and the scapegoat wins alone.',

  // A turn to try
  'try.move': 'Move',
  'try.act': 'Act',
  'try.swap': 'Swap',
  'try.moveText': 'Tap a location, and your token goes there. You can’t stay where you are.',
  'try.cops':
    'You could! But the game would end right here, and the scapegoat would win, whoever that is. Go only if you think it’s you. Now try another location.',
  'try.spy': 'Tap a goat to look at their whole hand.',
  'try.spied': ({ name }: { name: string }) =>
    `${name}’s hand, for your eyes only. Whose portraits are they collecting? Tell the others, or lie – just don’t show it.`,
  'try.seen': 'Seen',
  'try.trade': 'Tap the goat you’d like to trade with.',
  'try.give': ({ name }: { name: string }) => `Now tap a card to give ${name}. They’ll pick one for you.`,
  'try.traded': 'Traded! Nobody else knows which cards you swapped.',
  'try.stash': 'There are three face-down cards here. Tap the one you want.',
  'try.putBack': 'It’s in your hand now. Tap a card to put back face down – it may be the same one.',
  'try.stashed': 'Hidden! Remember what you’ve left there.',
  'try.prepare':
    'There are only two of these tokens. When the second is taken, Prepare flips to Frame/Steal – and whoever comes back there with a token can frame.',
  'try.swapText':
    'Tap a card from your hand: it goes there face up, and you take the one that was there. A card counts for every goat on it.',
  'try.ownColour': ({ colour }: { colour: string }) =>
    `Not that one: a card that shows your own colour has to go first. Your colour is ${colour}.`,
  'try.swapped': 'Swapped, and everybody saw it.',
  'try.there': ({ place }: { place: string }) => `at ${place}`,
  'try.hand': ({ name }: { name: string }) => `${name}’s hand`,
  'try.done': 'That was a whole turn!',
  'try.doneText': ({ name }: { name: string }) =>
    `Move, act, swap – and it’s ${name}’s turn. You’re all after one thing: in a Frame Attempt, everyone else’s card has to show the scapegoat.`,
};
