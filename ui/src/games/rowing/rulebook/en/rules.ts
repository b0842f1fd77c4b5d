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
      p`Everybody puts cards on a grid of three by three. Whenever three in a line make a ${see('sets', 'set')}, everybody grabs a lifesaver – and there’s always one too few.`,
      p`The ${see('slowest', 'slowest')} takes cards. If you have none left and still get a lifesaver, you ${see('win', 'win')}. Next: ${see('cards', 'the cards')}, ${see('setup', 'setting up')}, then ${see('turn', 'a turn')}. Down to your last card? ${see('lastCard', 'Shout!')} Want to practise? ${see('trainer', 'Train your eye')}. Tapped wrong? ${see('undo', 'Undo')}.`,
    ],
  },
  cards: {
    title: 'The cards',
    short: 'Sixty cards: four kinds of boat in four colours.',
    also: 'boat rowing raft float ring jet ski colour pink blue orange yellow kinds deck how many',
    body: [
      { drawing: 'boats', words: text`Rowing boat, raft, float ring, jet ski.` },
      { drawing: 'colours', words: text`Each in pink, blue, orange and yellow.` },
      p`Only the boat and the colour count. What else is drawn on a card doesn’t matter for a ${see('sets', 'set')}.`,
    ],
  },
  sets: {
    title: 'What’s a set?',
    short: 'Three top cards in a row, column or diagonal with the same boat or the same colour.',
    also: 'line row column diagonal three same match conjunto two sets',
    body: [
      { drawing: 'sameBoat', words: text`Same boat: the colours may differ.` },
      { drawing: 'sameColour', words: text`Same colour: the boats may differ.` },
      { drawing: 'none', words: text`No set: two and one is not enough.` },
      p`There are eight lines: three rows, three columns, two diagonals. Only the **top** cards count, and all three cells need a card. If boat and colour are both the same, it’s still one set.`,
      p`A set stays a set until somebody covers it, even if nobody noticed. Spotted one? ${see('race', 'Grab!')}`,
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Deal out all the cards, put one lifesaver fewer than players in the middle.',
    also: 'start begin deal cards each how many lifesavers players two three four five six first player missing',
    body: [
      {
        list: [
          text`Shuffle the sixty cards and deal them out face down: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six. That’s your deck; nobody looks.`,
          text`Leave room for three by three cards in the middle, the grid.`,
          text`Put the lifesavers round it where everybody can reach them: **one fewer than there are players**.`,
          text`Anybody may start. The app draws somebody if you like.`,
        ],
      },
      p`Cards missing? Deal as many as divide evenly and leave the rest in the box. Lifesavers missing? Play with ${see('phones', 'your phones')}, ${see('rings', 'rings on the table screen')}, or anything small. Then ${see('turn', 'play')}.`,
    ],
  },

  // Playing
  turn: {
    title: 'Your turn',
    short: 'Choose a cell, then flip your top card onto it. Clockwise, and fast.',
    also: 'play card place order clockwise next fast wait',
    body: [
      p`Pick a cell **first**. Then take the top card of your deck and turn it over while you put it down, so that nobody sees it before the others do.`,
      p`Then the player to your left goes on straight away. Nobody waits for anybody to look for a ${see('sets', 'set')}. Where you may put your card: ${see('placing', 'filling the grid')}.`,
    ],
  },
  placing: {
    title: 'Filling the grid',
    short: 'As long as a cell is empty, the card has to go there. On a full grid, cover any pile.',
    also: 'empty cell gap cover pile where put',
    body: [
      { drawing: 'gap', words: text`One cell is still empty, so the next card goes there.` },
      p`Once all nine cells have cards, you may cover any pile. Only its top card counts from then on: you can make a set or hide one. Putting it anywhere else is one of the ${see('faults', 'faults')}.`,
    ],
  },
  race: {
    title: 'Grab a lifesaver!',
    short: 'You see a set? Take one lifesaver. Anybody may, at any time.',
    also: 'spot see set touch take grab race first everybody',
    body: [
      { drawing: 'rings' },
      p`Whoever sees a set takes **one** lifesaver, and so does everybody else as fast as they can. The first touch stops play: a card that comes after it goes back.`,
      p`One of you is left without: the ${see('slowest', 'slowest')}. No set after all? See ${see('noSet', 'grabbing without a set')}. And never take ${see('second', 'two')}.`,
    ],
  },
  slowest: {
    title: 'The slowest',
    short: 'No lifesaver? Take the three piles of one set under your deck.',
    also: 'loser last pays three piles cards penalty continue next left',
    body: [
      p`If you got no lifesaver, take **all** the cards of the three piles that make the set and put them face down under your deck, in any order. Several sets? Choose one; the cheapest is allowed.`,
      p`The lifesavers go back to the middle. The player to **your left** goes next; players without cards are skipped.`,
      {
        drawing: 'two',
        words: text`Two sets: the slowest takes one, and if the other is still there, it counts at once.`,
      },
      p`Can’t agree who it was? See ${see('tooClose', 'too close to call')}. Not sure it’s a set? Ask ${see('judge', 'the judge')}.`,
    ],
  },
  noSet: {
    title: 'Grabbing without a set',
    short: 'Everybody who touched a lifesaver takes a pile. Left of the first goes next.',
    also: 'false grab mistake wrong no set penalty pile covered',
    body: [
      p`If there’s no set, or it was covered before you touched, everybody who touched takes any one pile, in the order of touching. The player to the left of the **first** goes next.`,
      p`If the whole table is fine with it, you may also just forget it. All the prices: ${see('faults', 'faults')}.`,
    ],
  },
  second: {
    title: 'A second lifesaver',
    short: 'You have one and touch another? Give it back, and take a pile after the race.',
    also: 'two lifesavers again twice another touch slip',
    body: [
      p`Put the extra lifesaver back; the ${see('race', 'race')} goes on. When it’s over, the slowest takes the set first. Then you pick any pile that’s left. The player to the left of the **slowest** goes next.`,
    ],
  },

  // Ending
  lastCard: {
    title: 'One card left',
    short: 'Down to your last card? Shout “My goat rows!”',
    also: 'last card one shout call say my goat rows mi cabra rema',
    body: [
      { drawing: 'oneCard' },
      p`As soon as you have only one card left, say so. If somebody points at you and shouts “Your goat rows!” first, you’ve been ${see('calls', 'caught')}.`,
      p`If you have to take cards and come down to one again, say it again. What happens with the last card: ${see('out', 'out of cards')}.`,
    ],
  },
  calls: {
    title: 'Caught silent',
    short: '“Your goat rows!” before you said it: take any pile. Play goes on.',
    also: 'your goat rows tu cabra rema call out caught silent first',
    body: [
      p`Whoever catches you gets nothing; you take any one pile. It’s still the turn of whoever’s turn it was. Calling somebody out for nothing is free, unless your table says otherwise.`,
      p`With phones, both calls are buttons, and the app sees who was first. When to say it yourself: ${see('lastCard', 'one card left')}.`,
    ],
  },
  out: {
    title: 'Out of cards',
    short: 'Place your last card normally and keep racing. You don’t take turns any more.',
    also: 'no cards left empty finished skip still race continue',
    body: [
      p`You’re skipped from now on, but you go on grabbing. With the next lifesaver you get, you ${see('win', 'win')}; your own last card may make that set.`,
      p`If you’re the ${see('slowest', 'slowest')} or make a mistake, you take cards, play on, and have to call again at one card. Tell the app when you’re out; it can’t see your deck.`,
    ],
  },
  win: {
    title: 'Winning',
    short: 'No cards and a lifesaver: you win. At the same set, you can win together.',
    also: 'winner end over finish shared tie draw everybody nobody',
    body: [
      p`The first player without cards who gets a lifesaver wins. If several of you are out of cards and safe at the same set, you all win.`,
      p`Nobody has cards any more and there’s no ${see('sets', 'set')} on the grid? Then you all win together.`,
    ],
  },

  // Trouble
  faults: {
    title: 'Faults and what they cost',
    short: 'Card faults: card back under your deck. Lifesaver faults: take a pile.',
    also: 'mistake penalty price cost looked peek turn wrong cheat what happens mess up liarla',
    body: [
      { drawing: 'faults' },
      {
        list: [
          text`**Looked at the card first, missed the grid, or covered a pile with a gap left**: that card goes back under your deck, and the player to your left goes on.`,
          text`**Not your turn**: the card goes back, and whoever’s turn it was goes on.`,
          text`**Touched without a set** (${see('noSet', 'more')}): any one pile; left of you goes next.`,
          text`**Touched a second lifesaver** (${see('second', 'more')}): any one pile, after the slowest.`,
          text`**Caught silent at one card** (${see('lastCard', 'more')}): any one pile; the turn stays where it was.`,
        ],
      },
      p`Piles go face down under your own deck. If the grid is empty, there’s nothing to take.`,
    ],
  },

  // The app
  phones: {
    title: 'Phones as lifesavers',
    short: 'Every phone is a lifesaver. The app sees who touched first.',
    also: 'phone mobile ring touch clock fair order wifi network lifesaver lost',
    body: [
      p`Each phone shows one big ring. Touching it is grabbing. The app puts the touches in order by the moment of the touch, not by how fast the Wi-Fi is, and knows who was ${see('slowest', 'slowest')}. Phones replace all lifesavers or none.`,
      p`Touching again within half a second is a slip. Later it’s a ${see('second', 'second lifesaver')}. If two touches are ${see('tooClose', 'too close to call')}, it says so.`,
    ],
  },
  rings: {
    title: 'Rings on the table screen',
    short: 'As many rings as are missing, one finger each. Afterwards you say who has none.',
    also: 'ring tablet screen fingers multi touch lifesaver lost objects cork coin',
    body: [
      p`The screen doesn’t know whose finger it was, so it asks who has no lifesaver. Many phones feel only five fingers at a time: tap your ring and lift your finger. Corks, coins and ${see('setup', 'printed rings')} work, too.`,
    ],
  },
  tooClose: {
    title: 'Too close to call',
    short: 'Touches closer than the clocks can tell apart: you decide, or draw lots.',
    also: 'tie same time millisecond equal two hands one lifesaver lots decide',
    body: [
      p`Nobody can honestly tell who was first within three hundredths of a second. If it matters, for the last lifesaver or the first false grab, the app asks you. It can draw lots, too, also for two hands on one real lifesaver. See ${see('race', 'grabbing')}.`,
    ],
  },
  judge: {
    title: 'The judge of the grid',
    short: 'Enter the nine cards; the judge draws every set and says why.',
    also: 'dispute quarrel argue set or not check cheapest pile height grid',
    body: [
      p`Tap the cards in order, row by row, or tap cells first and then a card. Every ${see('sets', 'set')} gets a line. Enter the heights of the piles, too, and it tells the ${see('slowest', 'slowest')} which set is cheapest.`,
      p`It’s on the start screen, on the table screen and on every phone.`,
    ],
  },
  trainer: {
    title: 'Training your eye',
    short: 'Ten grids: is there a set, and where? About four in ten have none.',
    also: 'practice train warm-up exercise reaction time fast eye',
    body: [
      p`Alone from this book: you see your times, your misses, and the ${see('sets', 'sets')} you overlooked. Before a game, as a warm-up: the same grid appears on all ${see('phones', 'phones')} at the same instant.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'Wrong tap? Take it back. The table can also let somebody off.',
    also: 'mistake tap wrong back wave off forgive',
    body: [
      p`Every answer can be undone, even the one that ends the game, for a few seconds. A quick hand can’t undo its own grab: only the table can. What somebody has to take for one of the ${see('faults', 'faults')} can be waved off.`,
    ],
  },
};
