/**
 * What to do now, and why. `do.` speaks to the player it concerns, `see.` to the others, and `why.` is what a first-time
 * player wants to know. `do.` and `see.` never pass 150 characters, whatever the names.
 */
import { plural } from '../../../../texts/plural';

interface Name {
  name: string;
}

/** Null for “you”. */
interface Anybody {
  name: string | null;
}

interface Count {
  count: number;
}

export const prompts = {
  // Setting up: two short sentences each.
  'do.mats.deal': 'The app deals the mats and everyone looks in private. The cardboard ones stay in the box.',
  'do.mats.rescue':
    'Take your mat if you still have it, portrait up. The app stands in for the missing ones.',
  'do.mats.cardboard': ({ count }: Count) =>
    `Take the mats for ${count} players, one each, portrait up. Nobody looks at the back yet.`,
  'do.row': 'Put the five locations in a row, Prepare on the far left with both preparation tokens.',
  'do.tokens': ({ name }: Anybody) =>
    `Place the player tokens in this order, one per location, starting at Prepare. ${name === null ? 'You start' : `${name} starts`}.`,
  'do.tokens.round': ({ name }: Anybody) =>
    `Place the player tokens in this order from Prepare, none on the cops. After four, start again at Prepare. ${name === null ? 'You start' : `${name} starts`}.`,
  'do.cards': ({ numbers }: { numbers: string }) =>
    `Take the evidence cards with ${numbers} in the corner. The rest stay in the box.`,
  'do.deal': ({ hand }: { hand: number }) =>
    `Shuffle. One card face up at every location except the cops, three face down at Stash, and ${hand} to each player.`,
  'do.deal.rest':
    'Shuffle. One card face up at every location except the cops, three face down at Stash. Deal out the rest evenly.',
  'back.mats': 'Mats portrait up again. Nobody looks yet.',
  'back.row': 'Both preparation tokens back on Prepare.',
  'back.tokens': ({ name }: Name) => `Player tokens in this order, from Prepare on. ${name} starts.`,
  'back.deal': ({ hand }: { hand: number }) =>
    `Shuffle: one card face up at every location except the cops, three face down at Stash, ${hand} each.`,
  'back.deal.rest':
    'Shuffle: one card face up at every location except the cops, three face down at Stash, the rest dealt out.',
  'do.laid': 'All set. Now roll the dice.',
  'why.mats':
    'Every mat names the scapegoat – except the scapegoat’s own, which names somebody else. So nobody can be sure which side they’re on.',
  'why.row': 'Where your token goes decides what you do on your turn.',
  'why.tokens': 'The app has shuffled the order, so it’s pure luck who starts.',
  'why.cards':
    'The number is the player count: 4 means exactly four players, 4+ means four or more. With the wrong cards, framing may be impossible.',
  'why.deal':
    'The portraits are the evidence, and a card counts for every goat on it. To frame a goat, everyone else’s card must show it. Keep your hand hidden.',
  'why.laid': 'The dice say where to read your mat: white gives the row, black the column.',

  // Dice and mats
  'do.dice.app': 'Roll the dice. They stay as they are for the whole game.',
  'do.dice.own': 'Roll both dice once and enter the numbers. Leave the dice on the table.',
  'do.dice.one': 'Roll your die and enter the number. The app rolls the other one.',
  'why.dice': 'The dice say where to read your mat: white gives the row, black the column.',
  'do.read': 'Find where the two dice meet on your cardboard mat, then enter that goat in private.',
  'see.read': ({ count }: Count) =>
    plural('en', count, {
      one: 'One player still has to enter what their mat says.',
      other: `${count} players still have to enter what their mats say.`,
    }),
  'do.misread': 'These mats don’t match, so somebody misread. Everybody, look and enter again.',
  'why.read':
    'White is down the side, black along the top. From your answers the app works out the missing mats – or spots a mistake.',
  'do.look.app': 'Hold the pad to look at your mat, and don’t let anyone else see.',
  'do.look.cardboard': 'Find where the two dice meet on your mat, and don’t let anyone else see.',
  'see.look': ({ count }: Count) =>
    plural('en', count, {
      one: 'Everybody looks at their own mat in private. One player still has to look.',
      other: `Everybody looks at their own mat in private. ${count} players still have to look.`,
    }),
  'why.look':
    'Your mat names the goat to frame. But one mat lies: the scapegoat’s own – and nobody can tell if it’s theirs. Watch how the others treat you.',

  // Turns
  'do.open': 'Play your turns with the cards. Come back here for a Frame Attempt or the cops.',
  'why.open':
    'A turn: move your token, do what the location says, swap one card there. Then it’s the next player’s turn.',
  'do.move': 'Move your token to another location.',
  'see.move': ({ name }: Name) => `${name} moves to another location.`,
  'why.move':
    'Any location except the one you’re at, even if others are there. You must do what it says. Going to the cops ends the game, and only the scapegoat wins.',
  'do.spy': 'Choose a player. They show you – and only you – their whole hand.',
  'see.spy': ({ name }: Name) => `${name} is spying. If you’re chosen, show your whole hand to ${name} only.`,
  'why.spy':
    'You learn what evidence they’re holding. Tell the others whatever you like, true or not – just don’t show anything.',
  'do.trade': 'Choose a player. Each of you picks one card; swap them at the same moment.',
  'see.trade': ({ name }: Name) =>
    `${name} is trading. If you’re chosen, pick one card; you swap at the same moment.`,
  'why.trade':
    'Nobody may refuse, and any card is fine. To frame a goat, everyone else needs its colour – so pass on evidence against the one your mat names.',
  'do.pickTrade': 'Pick one card and put it face down. The countdown starts when you’ve both picked.',
  'see.pickTrade': ({ name, other }: Name & { other: string }) =>
    `${name} and ${other} each pick one card. Then it’s three, two, one.`,
  'do.countTrade': 'Three, two, one: swap your cards on the flash.',
  'why.countTrade': 'Both cards change hands at the same moment, so nobody can back out.',
  'do.stash': 'Take one of the three face-down cards, then put any card face down in its place.',
  'see.stash': ({ name }: Name) => `${name} takes a card from the stash and puts one back.`,
  'why.stash':
    'Hide a card that shows you, or grab what somebody else hid. You may put back the card you took.',
  'do.prepare': 'Take a preparation token. That leaves one on the card.',
  'do.prepare.last': 'Take the last token and flip the card: from now on it’s Frame/Steal.',
  'see.prepare': ({ name }: Name) => `${name} takes a preparation token.`,
  'why.prepare':
    'You need a token to start a Frame Attempt. Once both are taken, this card flips to Frame/Steal for good.',
  'do.steal': 'You have no token, so steal one from somebody who does.',
  'see.steal': ({ name }: Name) => `${name} has no token and steals one.`,
  'why.steal':
    'Without a token you steal; with one you frame – never both in one turn. Leave, come back with the token, then frame.',
  'do.frame': 'You have a token, so start a Frame Attempt. Everybody will pick one card.',
  'see.frame': ({ name }: Name) => `${name} has a token and starts a Frame Attempt.`,
  'why.frame':
    'Nobody names a victim; the cards decide. A goat is framed if its colour is on everyone else’s card. If nobody’s framed, it costs nothing.',
  'do.swap': ({ place }: { place: string }) =>
    `Put one card face up at ${place}, then take the one that was there. If you hold your own colour, it must be one of those.`,
  'see.swap': ({ name, place }: Name & { place: string }) => `${name} swaps a card for the one at ${place}.`,
  'why.swap':
    'Everybody sees what you put down. If you hold your own colour, a card with it has to go – that’s how evidence against you gets around.',
  'also.failed': 'Nobody was framed: take your cards back. Tokens stay where they are.',
  'also.interrupt.me': ({ name }: Name) =>
    `It’s ${name}’s turn, and you sit opposite: you may go to the cops now.`,
  'also.early': 'Nobody can be framed yet: somebody has to get a token, leave Prepare and come back first.',

  // Frame Attempt
  'do.pick': 'Pick one card from your hand and put it face down in front of you. Then tap Ready.',
  'see.pick': ({ count }: Count) =>
    plural('en', count, {
      one: 'Everybody puts one card face down. One player is still choosing.',
      other: `Everybody puts one card face down. ${count} players are still choosing.`,
    }),
  'why.pick':
    'To frame a goat, everyone else’s card must show its colour; its own card doesn’t matter. Grey is a bystander and counts for nobody.',
  'do.count': 'Three, two, one: flip your card on the flash.',
  'why.count': 'All at the same moment, so nobody can wait and see.',
  'do.tell': 'Tap every colour on the card you revealed.',
  'see.tell': ({ count }: Count) =>
    plural('en', count, {
      one: 'Tap every colour on the cards. One card to go.',
      other: `Tap every colour on the cards. ${count} cards to go.`,
    }),
  'do.judge': 'All cards are in. Who’s framed?',
  'why.tell':
    'A card counts for every colour on it; grey counts for nobody. The app only compares the cards – it doesn’t use the mats.',

  // Cops
  'do.cops': 'The cops are here: flip the card. On zero, point at the goat your mat names.',
  'see.cops': ({ count }: Count) =>
    plural('en', count, {
      one: 'The cops are here. Once one more player is ready, the countdown starts; then everybody points.',
      other: `The cops are here. Once ${count} more players are ready, the countdown starts; then everybody points.`,
    }),
  'why.cops':
    'This ends the game, and the scapegoat wins – no matter who went. So only come here if you think everyone will be pointing at you.',
  'do.countCops': 'Three, two, one: on the flash, point at the goat your mat names.',
  'why.countCops': 'All at the same moment, so nobody can copy the others.',
  'do.point': 'Keep pointing, and tap the same goat here.',
  'see.point': 'Keep pointing. Now let’s see what the mats say.',
  'see.arrows': ({ count }: Count) =>
    plural('en', count, {
      one: 'Tap the goat each finger points at. One finger to go.',
      other: `Tap the goat each finger points at. ${count} fingers to go.`,
    }),
  arrowsIn: ({ seconds }: { seconds: number }) => `Revealing in ${seconds} s`,
  pointWithin: ({ seconds }: { seconds: number }) => `Tap within ${seconds} s`,
  moreTime: 'More time',
  'do.arrows': 'That’s everybody. So who is it?',
  'do.pointAgain':
    'No goat has everybody else pointing at it, so somebody misread. Look again and point once more.',
  'why.point': 'The goat everybody else points at is the scapegoat.',
  'why.pointFrame':
    'Somebody is framed. If it’s the scapegoat, everyone else wins; if not, the scapegoat wins alone.',

  // The end
  'do.over.frame': 'Somebody was framed. See who it really was.',
  'do.over.cops': 'The cops have their goat. See who it was.',
  'do.over.abandoned': 'The game was stopped. Nobody wins.',
  'why.over': 'One tap for a rematch: fresh mats, a new roll, maybe a new scapegoat.',

  // When a device gives no prompts
  'turn.me': 'Your turn.',
  'turn.show': 'Show this turn’s options',
  'turn.other': ({ name }: Name) => `${name}’s turn.`,

  // The set-up checklist
  'chore.mats': 'Player mats',
  'chore.row': 'Locations',
  'chore.tokens': 'Player tokens',
  'chore.cards': 'Evidence cards',
  'chore.deal': 'Deal the cards',
  'chore.order': 'The middle three can be in any order. Match your table:',
  'chore.count': 'How many cards in your deck?',
  'chore.counts': ({ small, large }: { small: number; large: number }) =>
    `${small} if everybody gets two cards, ${large} if they get three – that depends on your box.`,
  'chore.check': 'Check',
  'chore.uncounted': 'Skip the count',

  // Explained once to everybody
  'concept.new': ({ what }: { what: string }) => `New: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  'concept.ok': 'Got it',
  'concept.scapegoat': 'The scapegoat',
  'concept.scapegoat.text':
    'Every mat names the scapegoat – except the scapegoat’s own, which names somebody else. So either your mat is right, or the joke’s on you.',
  'concept.talk': 'Talking and lying',
  'concept.talk.text':
    'Say anything you like about your mat and your cards, true or not. Just don’t show them to anybody.',
  'concept.ownColour': 'Your own colour',
  'concept.ownColour.text':
    'If any card in your hand shows your colour – alone or with others – you must put down one of those. Put down first, then take.',
  'concept.tokens': 'Preparation tokens',
  'concept.tokens.text':
    'There are only two, for all of you. When the second is taken, Prepare flips over to Frame/Steal. From then on, a player who comes there with a token starts a Frame Attempt.',
  'concept.steal': 'Stealing',
  'concept.steal.text':
    'If you come to Frame/Steal without a token, you must steal one from somebody who has one. You can frame the next time you come, not now.',
  'concept.frame': 'The Frame Attempt',
  'concept.frame.text':
    'Everybody reveals one card at once. A goat is framed if its colour is on everyone else’s card – its own card doesn’t matter. The right goat: everyone else wins. The wrong goat: the scapegoat wins alone.',
  'concept.cops': 'Going to the cops',
  'concept.cops.text':
    'It ends the game at once, and the scapegoat wins – whoever goes. So go only if you think everybody’s after you; if you’re wrong, you hand the scapegoat the win.',
  'concept.interrupt': 'Out of turn',
  'concept.interrupt.text':
    'With six players, turns are far apart. So at the start of a turn, before the token moves, the player sitting opposite may go to the cops.',
};
