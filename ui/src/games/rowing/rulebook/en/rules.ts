/** The rules in our own words. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // The idea
  goal: {
    title: 'Goal of the game',
    short: 'Get rid of your cards, then grab one more lifesaver.',
    also: 'aim object win winner victory purpose',
    body: [
      { drawing: 'rings' },
      p`You take turns to play cards onto a three-by-three grid. Whenever three in a line make a ${see('sets', 'set')}, everybody grabs a lifesaver – and there’s always one fewer than there are players.`,
      p`The ${see('slowest', 'slowest')} takes cards. If you have none left and still get a lifesaver, you ${see('win', 'win')}. Next: ${see('cards', 'the cards')}, ${see('setup', 'setting up')}, then ${see('turn', 'a turn')}. Down to your last card? ${see('lastCard', 'Shout!')} Want to practise? ${see('trainer', 'Train your eye')}. Tapped the wrong thing? ${see('undo', 'Undo')}.`,
    ],
  },
  cards: {
    title: 'The cards',
    short: 'Sixty cards: four kinds of boat in four colours.',
    also: 'boat rowing raft swim float ring jet ski colour pink blue orange yellow kinds deck how many',
    body: [
      { drawing: 'boats', words: text`Rowing boat, raft, swim ring, jet ski.` },
      { drawing: 'colours', words: text`Each in pink, blue, orange and yellow.` },
      p`Only the boat and the colour count. Whatever else is drawn on a card doesn’t matter for a ${see('sets', 'set')}.`,
    ],
  },
  sets: {
    title: 'What’s a set?',
    short: 'Three top cards in a row, column or diagonal with the same boat or the same colour.',
    also: 'line row column diagonal three same match conjunto two sets',
    body: [
      { drawing: 'sameBoat', words: text`Same boat: the colours can be different.` },
      { drawing: 'sameColour', words: text`Same colour: the boats can be different.` },
      { drawing: 'none', words: text`No set: two alike and one different isn’t enough.` },
      p`There are eight lines: three rows, three columns, two diagonals. Only the **top** cards count, and all three cells need a card. If boat and colour are both the same, it’s still one set.`,
      p`A set stays a set until somebody covers one of its cards, even if nobody has noticed it. See one? ${see('race', 'Grab!')}`,
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Deal out all the cards and put one lifesaver fewer than there are players in the middle.',
    also: 'start begin deal cards each how many lifesavers players two three four five six first player missing',
    body: [
      {
        list: [
          text`Shuffle the sixty cards and deal them out face down: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six. That’s your deck; nobody looks at it.`,
          text`Leave room in the middle for the grid: three rows of three cards.`,
          text`Put the lifesavers around it where everybody can reach them: **one fewer than there are players**.`,
          text`Anybody can start. The app can pick somebody at random.`,
        ],
      },
      p`Cards missing? Deal as many as you can share out evenly and leave the rest in the box. Lifesavers missing? Play with ${see('phones', 'your phones')}, with ${see('rings', 'lifesavers on the table screen')}, or with anything small. Then ${see('turn', 'play')}.`,
    ],
  },

  // Playing
  turn: {
    title: 'Your turn',
    short: 'Choose a cell, then flip your top card onto it. Clockwise, and fast.',
    also: 'play card place order clockwise next fast wait',
    body: [
      p`Choose a cell **first**. Then take the top card of your deck and turn it over as you play it, so that you don’t see it before the others do.`,
      p`The player to your left goes next, straight away: nobody has to wait while the others look for a ${see('sets', 'set')}. Where you can play your card: ${see('placing', 'filling the grid')}.`,
    ],
  },
  placing: {
    title: 'Filling the grid',
    short: 'As long as a cell is empty, your card has to go there. On a full grid, cover any pile.',
    also: 'empty cell gap cover pile where put place',
    body: [
      { drawing: 'gap', words: text`One cell is still empty, so the next card goes there.` },
      p`Once all nine cells have cards, you can cover any pile. From then on only its new top card counts, so you can make a set or hide one. Playing a card anywhere else is one of the ${see('faults', 'faults')}.`,
    ],
  },
  race: {
    title: 'Grab a lifesaver!',
    short: 'See a set? Grab one lifesaver. Anybody can, at any time.',
    also: 'spot see set touch take grab race first everybody',
    body: [
      { drawing: 'rings' },
      p`If you see a set, grab **one** lifesaver, and so does everybody else as fast as they can. The first touch stops play: a card played after it goes back.`,
      p`One of you is left without a lifesaver: the ${see('slowest', 'slowest')}. No set after all? See ${see('noSet', 'grabbing without a set')}. And never grab ${see('second', 'two')}.`,
    ],
  },
  slowest: {
    title: 'The slowest',
    short: 'No lifesaver? Take the three piles of one set and put them under your deck.',
    also: 'loser last pays three piles cards penalty continue next left',
    body: [
      p`If you didn’t get a lifesaver, take **all** the cards from the three piles that make the set and put them face down under your deck, in any order. If there are several sets, choose one; you can choose the cheapest.`,
      p`All the lifesavers go back to the middle. The player to **your left** goes next; players without cards are skipped.`,
      {
        drawing: 'two',
        words: text`Two sets: the slowest takes one, and if the other is still there, it counts straight away.`,
      },
      p`Can’t agree who it was? See ${see('tooClose', 'too close to call')}. Not sure it’s a set? Ask ${see('judge', 'the grid judge')}.`,
    ],
  },
  noSet: {
    title: 'Grabbing without a set',
    short: 'Everybody who touched a lifesaver takes a pile. The player to the left of the first goes next.',
    also: 'false grab mistake wrong no set penalty pile covered',
    body: [
      p`If there’s no set, or it was covered before you touched, everybody who touched a lifesaver takes a pile, whichever they like, in the order in which they touched. The player to the left of whoever touched **first** goes next.`,
      p`If everybody’s fine with it, you can also just forget it. All the prices: ${see('faults', 'faults')}.`,
    ],
  },
  second: {
    title: 'A second lifesaver',
    short: 'You have one and grab another? Put it back, and take a pile after the race.',
    also: 'two lifesavers again twice another touch slip',
    body: [
      p`Put the extra lifesaver back; the ${see('race', 'race')} continues. When it’s over, the slowest takes the set first. Then you take one of the piles that are left. The player to the left of the **slowest** goes next.`,
    ],
  },

  // Ending
  lastCard: {
    title: 'One card left',
    short: 'Down to your last card? Shout “My goat rows!”',
    also: 'last card one shout call say my goat rows mi cabra rema',
    body: [
      { drawing: 'oneCard' },
      p`As soon as you have only one card left, shout “My goat rows!” If somebody points at you and shouts “Your goat rows!” first, they’ve ${see('calls', 'caught you')}.`,
      p`If you have to take cards and come down to one again, shout again. What happens after your last card: ${see('out', 'out of cards')}.`,
    ],
  },
  calls: {
    title: 'You didn’t shout',
    short: '“Your goat rows!” before you’ve shouted: take a pile. The turn doesn’t change.',
    also: 'your goat rows tu cabra rema call out caught silent first',
    body: [
      p`Whoever catches you gets nothing, but you take a pile, whichever you like. It’s still the same player’s turn. Shouting “Your goat rows!” for nothing is free, unless your table plays it differently.`,
      p`On phones, both shouts are buttons, and the app sees who was first. When to shout yourself: ${see('lastCard', 'one card left')}.`,
    ],
  },
  out: {
    title: 'Out of cards',
    short: 'Play your last card as usual and keep grabbing. You don’t take turns any more.',
    also: 'no cards left empty finished skip still race continue',
    body: [
      p`From now on you’re skipped, but you keep grabbing. With the next lifesaver you get, you ${see('win', 'win')}; your own last card can make that set.`,
      p`If you’re the ${see('slowest', 'slowest')} or commit a fault, you take cards and are back in; at one card you shout again. Tell the app when you’re out: it can’t see your deck.`,
    ],
  },
  win: {
    title: 'Winning',
    short: 'No cards and a lifesaver: you win. Two of you can win on the same set.',
    also: 'winner end over finish shared tie draw everybody nobody',
    body: [
      p`The first player without cards who gets a lifesaver wins. If several of you have no cards and get a lifesaver on the same set, you all win.`,
      p`Nobody has any cards left and there’s no ${see('sets', 'set')} on the grid? Then you all win together.`,
    ],
  },

  // Trouble
  faults: {
    title: 'Faults and what they cost',
    short: 'Card faults: the card goes back under your deck. Lifesaver faults: take a pile.',
    also: 'mistake penalty price cost looked peek turn wrong cheat what happens mess up liarla',
    body: [
      { drawing: 'faults' },
      {
        list: [
          text`**You looked at the card first, missed the grid, or covered a pile with a gap left**: that card goes back under your deck, and the player to your left goes next.`,
          text`**You played out of turn**: the card goes back, and it’s still the same player’s turn.`,
          text`**You grabbed without a set** (${see('noSet', 'more')}): take a pile; the player to your left goes next.`,
          text`**You grabbed a second lifesaver** (${see('second', 'more')}): take a pile, after the slowest.`,
          text`**You didn’t shout with one card left** (${see('lastCard', 'more')}): take a pile; the turn doesn’t change.`,
        ],
      },
      p`Piles go face down under your own deck. If the grid is empty, there’s nothing to take.`,
    ],
  },

  // The app
  phones: {
    title: 'Phones as lifesavers',
    short: 'Each phone is a lifesaver. The app sees who touched first.',
    also: 'phone mobile ring touch clock fair order wifi network lifesaver lost',
    body: [
      p`Each phone shows one big ring: touching it counts as grabbing a lifesaver. The app orders the touches by when they happened, not by how fast the Wi-Fi is, and knows who was ${see('slowest', 'slowest')}. Phones replace all the lifesavers or none.`,
      p`Touching again within half a second is a slip. After that it’s a ${see('second', 'second lifesaver')}. If two touches are ${see('tooClose', 'too close to call')}, the app says so.`,
    ],
  },
  rings: {
    title: 'Lifesavers on the table screen',
    short: 'As many as are missing. Everybody taps one; then you say who didn’t get any.',
    also: 'ring tablet screen fingers multi touch lifesaver lost objects cork coin',
    body: [
      p`The screen doesn’t know whose finger it was, so it asks who didn’t get a lifesaver. Many screens can only track five fingers at a time: tap your lifesaver and lift your finger. Corks, coins and ${see('setup', 'printed lifesavers')} work, too.`,
    ],
  },
  tooClose: {
    title: 'Too close to call',
    short: 'If the clocks can’t tell who was first, you decide, or draw lots.',
    also: 'tie same time millisecond equal two hands one lifesaver lots decide',
    body: [
      p`Nobody can honestly say who was first within three hundredths of a second. If it matters, for the last lifesaver or the first grab without a set, the app asks you. It can draw lots too, even for two hands on one real lifesaver. See ${see('race', 'grabbing')}.`,
    ],
  },
  judge: {
    title: 'The grid judge',
    short: 'Enter the nine cards; the judge marks every set and says why.',
    also: 'dispute quarrel argue argument set or not check cheapest pile height grid',
    body: [
      p`Tap the cards in order, row by row, or tap cells first and then a card. Every ${see('sets', 'set')} gets a line. If you enter the pile heights, too, the ${see('slowest', 'slowest')} can see which set is cheapest.`,
      p`It’s on the start screen, on the table screen and on every phone.`,
    ],
  },
  trainer: {
    title: 'Training your eye',
    short: 'Ten grids: is there a set, and where? About four in ten have none.',
    also: 'practice train warm-up exercise reaction time fast eye',
    body: [
      p`On your own, from this rulebook: you see your times, your misses, and the ${see('sets', 'sets')} you overlooked. Before a game, as a warm-up: the same grid appears on all ${see('phones', 'phones')} at the same instant.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'Tapped the wrong thing? Undo it. You can also let somebody off.',
    also: 'mistake tap wrong back wave off forgive',
    body: [
      p`You can undo every answer, and for a few seconds even the one that ends the game. Nobody can undo their own grab: only the table device can. You can also let somebody off what one of the ${see('faults', 'faults')} costs.`,
    ],
  },
};
