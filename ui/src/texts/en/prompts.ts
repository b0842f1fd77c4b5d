/**
 * What to do now, and why. `do.` speaks to the player whom it concerns, `see.` to the others, `why.` is what somebody
 * who plays for the first time wants to know. Never more than 140 characters with `do.` and `see.`, whatever the names.
 */
import { plural } from '../plural';

interface Name {
  name: string;
}

interface Count {
  count: number;
}

export const prompts = {
  // Laying the table: two short sentences each.
  'do.mats.deal':
    'The app deals the mats, and everybody looks in private. The cardboard ones stay in the box.',
  'do.mats.rescue':
    'Everybody whose mat is there takes it, portrait up. The app stands in for the mats that are lost.',
  'do.mats.cardboard': ({ count }: Count) =>
    `Take the set of mats for ${count} players, one for each colour, portrait up. Nobody looks at the back yet.`,
  'do.row': 'Lay the five locations in this row, Prepare on the left. Both preparation tokens go on Prepare.',
  'do.tokens': ({ name }: Name) =>
    `Place the player tokens in this order, one on each card from Prepare on. ${name} comes first and starts.`,
  'do.tokens.round': ({ name }: Name) =>
    `Place the player tokens in this order from Prepare on, then once more from there. ${name} starts.`,
  'do.cards': ({ numbers }: { numbers: string }) =>
    `Take the evidence cards with ${numbers} in the corner. All others stay in the box.`,
  'do.deal': ({ hand }: { hand: number }) =>
    `Shuffle: one face up at each place but the cops, three face down at Stash. Deal everybody ${hand}, face down.`,
  'do.deal.rest':
    'Shuffle: one face up at each place but the cops, three face down at Stash. Deal out the rest evenly.',
  'do.laid': 'All is laid. Now the dice.',
  'why.mats':
    'A mat names a goat. All mats name the scapegoat, only the scapegoat’s own mat names somebody else: so everybody knows who it is, but for one.',
  'why.row': 'Where your token stands decides what you do on your turn.',
  'why.tokens': 'The app has drawn the order, so chance decides who starts.',
  'why.cards':
    'The number says for how many players a card is: 4 means exactly four, 4+ means four or more. With the wrong cards nobody could be framed.',
  'why.deal': 'The cards show portraits: they are the evidence. Keep your hand hidden.',
  'why.laid': 'White and black together point at one cell on every mat.',

  // Dice and mats
  'do.dice.app': 'Roll the dice. They lie there for the whole game.',
  'do.dice.own': 'Roll both dice once and tell the app what they read. Leave them lying.',
  'do.dice.one': 'Roll your die and tell the app what it reads. The app rolls the other one.',
  'why.dice': 'White and black together point at one cell on every mat.',
  'do.read': 'Read your cardboard mat where the two dice meet. Then tell the app, in private.',
  'see.read': ({ count }: Count) =>
    plural('en', count, {
      one: 'One player still tells the app what the cardboard says.',
      other: `${count} players still tell the app what their cardboard says.`,
    }),
  'do.misread': 'These mats do not agree, so somebody misread. Everybody looks again and tells again.',
  'why.read':
    'White leads down the side, black along the top. From what the mats say the app finds the mats that are lost, or notices a slip.',
  'do.look.app': 'Look at your mat: hold the pad, and let nobody else see it.',
  'do.look.cardboard': 'Read your mat where the two dice meet, and let nobody else see it.',
  'see.look': ({ count }: Count) =>
    plural('en', count, {
      one: 'Everybody looks at the own mat in private. One has still to look.',
      other: `Everybody looks at the own mat in private. ${count} have still to look.`,
    }),
  'why.look':
    'Your mat names the goat to frame. But one mat lies: the scapegoat’s own. Watch how the others treat you.',

  // Turns
  'do.open': 'Play your turns with the cards. A Frame Attempt or the cops are called here.',
  'why.open':
    'A turn: move your token, do what the location says, swap one card there. Then the next one clockwise.',
  'do.move': 'Move your token to another location. You may not stay.',
  'see.move': ({ name }: Name) => `${name} moves to another location.`,
  'why.move':
    'Any location but your own, also where others stand. What it says must be done. The cops end the game, and only the scapegoat wins then.',
  'do.spy': 'Choose a player. They show you, only you, their whole hand.',
  'see.spy': ({ name }: Name) => `${name} spies. Whoever is chosen shows the whole hand, to the spy alone.`,
  'why.spy': 'You learn what evidence somebody holds. Say of it what you like, true or not, but show nobody.',
  'do.trade': 'Choose a player. Each picks one card, then both are exchanged at once.',
  'see.trade': ({ name }: Name) =>
    `${name} trades. Whoever is chosen picks one card, and both change hands at once.`,
  'why.trade':
    'Nobody may refuse, and any card may go. Pass on what shows the goat your mat names, or what shows yourself.',
  'do.countTrade': 'Three, two, one: exchange your cards on the flash.',
  'why.countTrade': 'Both cards change hands at the same moment, so nobody can think twice.',
  'do.stash': 'Take one of the three face-down cards, then lay any one card face down into the gap.',
  'see.stash': ({ name }: Name) => `${name} takes a card from Stash and lays one back.`,
  'why.stash': 'Hide a card that shows you, or take what somebody hid. You may lay back the card you took.',
  'do.prepare': 'Take a preparation token. One is left on the card.',
  'do.prepare.last': 'Take the last token and flip the card: now it is Frame/Steal.',
  'see.prepare': ({ name }: Name) => `${name} takes a preparation token.`,
  'why.prepare':
    'A Frame Attempt needs a token in front of you. When both are taken this card turns to Frame/Steal, and it never turns back.',
  'do.steal': 'You have no token, so steal one from a player who has.',
  'see.steal': ({ name }: Name) => `${name} has no token and steals one.`,
  'why.steal':
    'Here one steals without a token and frames with one, never both in a turn. Leave, come back with the token, and you frame.',
  'do.frame': 'You have a token: start the Frame Attempt. Everybody will pick one card.',
  'see.frame': ({ name }: Name) => `${name} has a token and starts a Frame Attempt.`,
  'why.frame':
    'Nobody names a victim, the cards do: a goat whose colour is on the card of everybody else is framed. A miss costs nothing.',
  'do.swap': ({ place }: { place: string }) =>
    `Lay one card face up at ${place}, then take the one that lay there. Own colour in hand? Then lay one of those.`,
  'see.swap': ({ name, place }: Name & { place: string }) =>
    `${name} swaps a hand card for the one at ${place}.`,
  'why.swap':
    'What you lay down everybody sees. A card with your own colour must go first: so evidence against you gets round the table.',
  'also.failed': 'Nobody was framed: take your cards back, the tokens stay.',
  'also.interrupt.me': ({ name }: Name) => `You may go to the cops now, although it is the turn of ${name}.`,
  'also.interrupt': ({ name }: Name) => `${name} sits opposite and may go to the cops now, out of turn.`,
  'also.early': ({ turn }: { turn: number }) =>
    `Nobody can be framed before turn ${turn}: that takes tokens first.`,

  // Frame attempt
  'do.pick': 'Pick one hand card and lay it face down before you. Then say ready.',
  'see.pick': ({ count }: Count) =>
    plural('en', count, {
      one: 'Everybody lays one hand card face down. One is still picking.',
      other: `Everybody lays one hand card face down. ${count} are still picking.`,
    }),
  'why.pick':
    'To frame a goat the cards of all the others must show its colour; its own card does not matter. Grey is a bystander and counts for nobody.',
  'do.count': 'Three, two, one: flip your card on the flash.',
  'why.count': 'All at the same moment, so nobody can wait for the others.',
  'do.tell': 'Tap every colour that your revealed card shows.',
  'see.tell': ({ count }: Count) =>
    plural('en', count, {
      one: 'Tap every colour on the cards. One card is missing.',
      other: `Tap every colour on the cards. ${count} cards are missing.`,
    }),
  'do.judge': 'All cards are told. Who is framed?',
  'why.tell':
    'A card counts for every colour on it, grey for nobody. The app only compares: it knows no mats for this.',

  // Cops
  'do.cops': 'The cops have come: flip the card. On zero point at the goat that your mat names.',
  'see.cops': ({ count }: Count) =>
    plural('en', count, {
      one: 'The cops have come. When one more is ready the count starts, then everybody points.',
      other: `The cops have come. When ${count} more are ready the count starts, then everybody points.`,
    }),
  'why.cops':
    'This ends the game, and the scapegoat wins, whoever called. So one only comes here who believes to be the one all fingers point at.',
  'do.countCops': 'Three, two, one: point on the flash at the goat that your mat names.',
  'why.countCops': 'All at the same moment, so nobody can follow the others.',
  'do.point': 'Keep pointing, and tap the same goat here.',
  'see.point': 'Keep pointing. Now the mats speak.',
  'see.arrows': ({ count }: Count) =>
    plural('en', count, {
      one: 'Tap where each finger points. One is missing.',
      other: `Tap where each finger points. ${count} are missing.`,
    }),
  arrowsIn: ({ seconds }: { seconds: number }) => `The arrows fly in ${seconds} s.`,
  pointWithin: ({ seconds }: { seconds: number }) => `Tap within ${seconds} s.`,
  moreTime: 'More time',
  'do.arrows': 'All fingers are told. Who is it?',
  'do.pointAgain':
    'Nobody is pointed at by all the others, so somebody misread. Look again and point once more.',
  'why.point': 'The goat at which all others point is the scapegoat.',
  'why.pointFrame':
    'Somebody is framed. If it is the scapegoat, the others win; if not, the scapegoat wins alone.',

  // The end
  'do.over.frame': 'The frame has held. Look who took the fall.',
  'do.over.cops': 'The cops have their goat. Look who it was.',
  'do.over.abandoned': 'The game was stopped. Nobody wins.',
  'why.over':
    'The same people can play again with one tap: fresh mats, another roll, perhaps another scapegoat.',

  // Nobody wants to be told
  'turn.me': 'Your turn.',
  'turn.show': 'Show the choices of this turn',
  'turn.other': ({ name }: Name) => `${name}’s turn.`,

  // How much the app says
  depth: 'What the app says',
  'depth.learning': 'Explain',
  'depth.learning.hint': 'every step, and why',
  'depth.prompts': 'Prompt',
  'depth.prompts.hint': 'one line for each step',
  'depth.silent': 'Silent',
  'depth.silent.hint': 'only dice, looks, frame, cops',

  // The list of what to lay out
  'chore.mats': 'Player mats',
  'chore.row': 'Locations',
  'chore.tokens': 'Player tokens',
  'chore.cards': 'Evidence cards',
  'chore.deal': 'Deal the cards',
  'chore.isDone': ({ what }: { what: string }) => `${what}, done`,
  'chore.isOpen': ({ what }: { what: string }) => `${what}, still open`,
  'chore.tick': 'Done',
  'chore.untick': 'Not done after all',
  'chore.order': 'Any order in the middle will do. As it lies on your table:',
  'chore.count': 'How many are in your pile?',
  'chore.check': 'Check',
  'chore.uncounted': 'Done, without counting',
  'chore.title': 'Lay it step by step',

  // Explained once to everybody
  'concept.ok': 'Got it',
  'concept.scapegoat': 'The scapegoat.',
  'concept.scapegoat.text':
    'All mats name the scapegoat, but the scapegoat’s own mat names another goat. So your mat is right, or the joke is on you.',
  'concept.ownColour': 'Your own colour.',
  'concept.ownColour.text':
    'If a card in your hand shows your colour, alone or among others, it must be such a card that you lay down. First lay, then take.',
  'concept.tokens': 'Preparation tokens.',
  'concept.tokens.text':
    'There are two. When the second is taken the card turns to Frame/Steal. Only who has a token can start a Frame Attempt, on a later visit.',
  'concept.steal': 'Stealing.',
  'concept.steal.text':
    'Who comes to Frame/Steal without a token must steal one, of whoever has one. You frame on your next visit, not now.',
  'concept.frame': 'The Frame Attempt.',
  'concept.frame.text':
    'Everybody shows one card at once. A goat whose colour is on all cards but its own is framed. The right goat: all others win. A wrong one: only the scapegoat wins.',
  'concept.cops': 'The cops.',
  'concept.cops.text':
    'Do the others treat you strangely? Whoever is the scapegoat wins by going to the cops. Everybody else hands the scapegoat the game.',
  'concept.interrupt': 'Out of turn.',
  'concept.interrupt.text':
    'With six players the one who sits opposite may go to the cops at the start of a turn, before the token moves.',

  spoken: 'Read aloud',
  'spoken.hint': 'this device speaks each prompt',
};
