/** The rules in our own words. English says which rules there are to say; see `rulebook/rules.ts`. */
import { p, see, text, type Article, type RuleId } from '../../rulebook/rules';

export const rules: Record<RuleId, Article> = {
  // The idea
  goal: {
    title: 'Goal and winning',
    short: 'Frame the scapegoat together, or get away as the scapegoat.',
    also: 'aim object victory win lose winner purpose',
    body: [
      { drawing: 'gang' },
      p`The heist is done and somebody has to take the blame. The gang has secretly agreed on one of you: the ${see('scapegoat', 'scapegoat')}. Everybody else is a conspirator.`,
      {
        list: [
          text`**The conspirators win**, all of them, when a ${see('frame', 'frame attempt')} hits the scapegoat.`,
          text`**The scapegoat wins alone** when a wrong goat is framed, or when anybody goes to the ${see('cops', 'cops')}.`,
        ],
      },
      p`The catch: the scapegoat has a mat like everybody else, and it names a goat, too. Nobody can tell from the own mat which side they play on. Watch what the others collect. How it begins: ${see('setup', 'setting up')}. How it goes on: ${see('turn', 'a turn')}.`,
    ],
  },
  scapegoat: {
    title: 'The scapegoat',
    short: 'All mats but one name the same goat. That goat’s own mat names somebody else.',
    also: 'decoy conspirator secret role who blame',
    body: [
      { drawing: 'matsSay', words: text`Here red is the scapegoat: three mats say so, red’s own says blue.` },
      p`The ${see('mats', 'dice and mats')} tell everybody one name. For the conspirators it is the scapegoat. The scapegoat reads the name of an innocent goat and at first believes to be one of the gang.`,
      p`With four players each of you is the scapegoat in one game of four, and what your mat says does not change that chance. Only the others’ doings give it away: whoever sees everybody gather the own colour should think of the ${see('cops', 'cops')}.`,
    ],
  },
  talk: {
    title: 'Talking at the table',
    short: 'Say, promise and lie what you like. Mats and hands stay hidden.',
    also: 'lie bluff communication show discuss negotiate wink cheat',
    body: [
      p`Everything may be said at any time, true or not: what your mat says, which cards you hold, whom you trust.`,
      p`Nothing may be shown. Hands are seen through ${see('spy', 'Spy')}, cards change owners through ${see('trade', 'Trade')}, and a mat is for its owner alone. That is why the app has no button to share it, not even between ${see('phones', 'phones')}.`,
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Mats, a row of five locations, tokens, evidence cards, dice.',
    also: 'set-up prepare start deal begin row order starting player',
    body: [
      { drawing: 'row' },
      {
        list: [
          text`Take the player mats made for your number of players, one each, portrait up.`,
          text`Lay the locations in a row: Prepare at the left end, the cops at the right end, the other three between them as you like. Both ${see('tokens', 'preparation tokens')} go on Prepare.`,
          text`Shuffle the player tokens and place them one by one from Prepare to the right, none on the cops. A fifth and sixth begin again at Prepare. The first one placed starts.`,
          text`Pick the ${see('evidence', 'evidence cards')} for your number of players, shuffle, lay one faceup at each location but the cops and three facedown at Stash, and deal out the rest: two or three each.`,
          text`Roll both ${see('mats', 'dice')} once and let them lie. Everybody looks up the own mat in secret.`,
        ],
      },
    ],
  },
  evidence: {
    title: 'Evidence cards',
    short: 'The number in the corner says for how many players a card is used.',
    also: 'number corner plus pile count deck hand how many portraits grey bystander',
    body: [
      { drawing: 'numbers', words: text`With four players: 3+ and 4 are in, 5+ stays in the box.` },
      p`A card with **4+** is used by four players or more. A card with a plain **4** is used by exactly four. The rest goes back into the box.`,
      p`Count the pile. With three players it has 13 or 16 cards, with four 15 or 19, with five 17 or 22, with six 19 or 25: four for the row, three for Stash, and two or three for every hand. Any other number means that a card is too many or missing.`,
      p`A card shows one goat or several and counts for each of them. Grey is an innocent bystander: nobody’s colour. The number matters only here, not in a ${see('frame', 'frame attempt')}.`,
    ],
  },
  mats: {
    title: 'Mats and dice',
    short: 'White counts down the side, black along the top. Where they meet stands your goat.',
    also: 'decoder dice read table cell row column white black mat lookup',
    body: [
      { drawing: 'mat', words: text`White 4, black 7: this mat says red.` },
      p`Find the white die’s number down the side of your mat and the black one’s along the top. The goat where row and column meet is what your mat says.`,
      p`The dice are rolled once in a game and lie there until its end, so that everybody can look again. One has ten sides, the other twelve.`,
      p`No mat ever names its owner. If yours seems to, you have read the wrong cell or hold another colour’s mat. What the name means: ${see('scapegoat', 'the scapegoat')}. Parts are missing? See ${see('rescue', 'lost parts')}.`,
    ],
  },

  // A turn
  turn: {
    title: 'A turn',
    short: 'Move, do what the location says, swap evidence. Then it goes on to the left.',
    also: 'turn order sequence steps phase next player clockwise direction round',
    body: [
      {
        list: [
          text`${see('move', 'Move')} your token to another location.`,
          text`Do its action: ${see('prepare', 'Prepare')}, ${see('spy', 'Spy')}, ${see('trade', 'Trade')}, ${see('stash', 'Stash')}, ${see('steal', 'steal')} or ${see('frame', 'frame')}. It is not optional.`,
          text`${see('swap', 'Swap evidence')} at that location.`,
        ],
      },
      p`Then the player to the left goes on. Only the ${see('cops', 'cops')} and a frame attempt that succeeds end the game on the spot, without a swap.`,
    ],
  },
  move: {
    title: 'Moving',
    short: 'To any other location. You may not stay.',
    also: 'movement stay location adjacent occupied anywhere',
    body: [
      { drawing: 'row' },
      p`Any of the four other locations will do, near or far, empty or crowded. Staying is not allowed, not even when the card under your token has been flipped meanwhile: it is still the same place.`,
      p`So whoever wants to use a location twice has to leave it for a turn. Moving to the ${see('cops', 'cops')} ends the game.`,
    ],
  },
  swap: {
    title: 'Evidence swap',
    short: 'Lay one card from your hand faceup at your location, then take the old one.',
    also: 'exchange evidence faceup lay down pick up end of turn',
    body: [
      { drawing: 'swap' },
      p`Every turn ends with it, after Prepare and stealing, too. First lay down, then pick up: what you take is not what you lay.`,
      p`Does a card in your hand show your own colour? Then the ${see('ownColour', 'own-colour duty')} decides which one you lay.`,
      p`Everybody sees both cards, and the table learns what you keep. After a failed frame attempt there is a swap as well, if your table plays it so (${see('failed', 'failed attempt')}).`,
    ],
  },
  ownColour: {
    title: 'Own-colour duty',
    short: 'If your hand shows your own colour, you must lay down such a card.',
    also: 'own color must duty obligation several forced',
    body: [
      { drawing: 'hand', words: text`Red’s hand: one of the two marked cards must go.` },
      p`In the ${see('swap', 'evidence swap')} look at your hand first. If one card shows your colour, alone or among others, that one goes to the table. With several such cards choose freely among them.`,
      p`Cards that you got a moment ago by ${see('trade', 'Trade')} or ${see('stash', 'Stash')} count. In a trade and at Stash themselves the duty does not apply.`,
    ],
  },

  // The locations
  prepare: {
    title: 'Prepare',
    short: 'Take a preparation token. The second one flips the card.',
    also: 'location token take flip',
    body: [
      { drawing: 'prepare' },
      p`Take one ${see('tokens', 'preparation token')} from the card. As soon as the second one is taken the card is turned over: from then on this place is Frame/Steal for the rest of the game.`,
      p`Taking the last token is not yet a ${see('frame', 'frame attempt')}: its taker must leave and come back.`,
    ],
  },
  tokens: {
    title: 'Preparation tokens',
    short: 'Who has one can start a frame attempt. There are two, and they never go back.',
    also: 'token preparation two both hold keep',
    body: [
      { drawing: 'tokens' },
      p`Two tokens, first on ${see('prepare', 'Prepare')}, then in front of players. Somebody may hold both, but needs two visits for that.`,
      p`With a token at Frame/Steal you start a ${see('frame', 'frame attempt')}. Without one you ${see('steal', 'steal')}. A failed attempt costs no token.`,
      p`Count along: nobody can be framed before the third round, for somebody has to fetch a token, leave, and return.`,
    ],
  },
  spy: {
    title: 'Spy',
    short: 'One player shows you the whole hand, and you alone.',
    also: 'location look hand see cards',
    body: [
      { drawing: 'spy' },
      p`Choose anybody. They show you all cards of their hand, so that nobody else sees them, and take them back.`,
      p`What you tell the others about it is up to you (${see('talk', 'talking')}).`,
    ],
  },
  trade: {
    title: 'Trade',
    short: 'You and one other player exchange one card each, at the same moment.',
    also: 'location exchange swap card give partner refuse',
    body: [
      { drawing: 'trade' },
      p`Choose anybody; they cannot refuse. Each of you picks one card in secret, both are handed over at once.`,
      p`Any card may be given, the ${see('ownColour', 'own-colour duty')} does not apply here. It applies in the swap that follows, and the new card counts.`,
    ],
  },
  stash: {
    title: 'Stash',
    short: 'Take one of the three facedown cards, then put any card into the gap.',
    also: 'location facedown hidden take leave hide',
    body: [
      { drawing: 'stash' },
      p`Take one of the three cards that lie facedown and look at it. Then lay one card from your hand facedown into its place; it may be the one that you have just taken.`,
      p`The faceup card at Stash is not part of it: that one is for the ${see('swap', 'evidence swap')}.`,
    ],
  },
  steal: {
    title: 'Steal',
    short: 'At Frame/Steal without a token: take one from somebody who has one.',
    also: 'location rob token take from',
    body: [
      { drawing: 'steal' },
      p`Come to Frame/Steal without a ${see('tokens', 'preparation token')} and you must take one from a player of your choice who holds one. Exactly one, also from somebody who has both.`,
      p`You cannot frame in the same turn: leave and come back. And with a token you cannot steal; then this place means a ${see('frame', 'frame attempt')}.`,
    ],
  },

  // Frame attempts
  frame: {
    title: 'Frame attempt',
    short: 'A goat is framed if its colour is on the card of everybody else.',
    also: 'accuse accusation reveal judge framed all colours F1 F2 F3 F4 F5 F6 grey multicolour own card',
    body: [
      p`Come to Frame/Steal with a ${see('tokens', 'preparation token')} and it begins. Everybody, the starter too, picks one card from the hand and lays it facedown. ${see('count', 'Three, two, one')}: all cards are turned over at the same moment.`,
      p`Nobody has to say whom it is about. Take each goat in turn and look at the cards of **all the others**: is its colour on every one of them? Then it is framed. Its own card does not count for it, but counts for all the others.`,
      { drawing: 'onAll', words: text`**On every card.** Red is framed.` },
      {
        drawing: 'notOnOwn',
        words: text`**On all but red’s own card.** Red is framed: the own card is not needed.`,
      },
      {
        drawing: 'oneOtherLacks',
        words: text`**One other card lacks it.** Yellow shows no red: nobody is framed. That red’s own card shows red does not help.`,
      },
      { drawing: 'manyLack', words: text`**Several lack it.** Nobody is framed.` },
      { drawing: 'greyOnAll', words: text`**Grey everywhere.** Grey is nobody’s colour: nobody is framed.` },
      {
        drawing: 'two',
        words: text`**Two goats pass the test.** Red and blue are framed at once: a ${see('double', 'double frame')}.`,
      },
      p`A card with several colours counts for each of them. The starter can be framed like anybody else. If somebody is framed, the game is over: ${see('end', 'the end')}. If nobody is, it was a ${see('failed', 'failed attempt')}.`,
    ],
  },
  failed: {
    title: 'Failed frame attempt',
    short: 'Cards go back to their hands, tokens stay, the game goes on.',
    also: 'fail miss nobody framed afterwards token kept swap',
    body: [
      p`Nobody is framed: everybody takes the revealed card back. All have seen it, and that is worth something.`,
      p`The ${see('tokens', 'preparation token')} stays with its owner, who can try again after leaving and coming back.`,
      p`Whether the starter still does the ${see('swap', 'evidence swap')} is not clear from the box. We say yes; your table can decide otherwise in our rulings.`,
    ],
  },
  double: {
    title: 'Double frame',
    short: 'The cards can frame two goats at once, mostly with three players.',
    also: 'two both at once triple ambiguous multiple',
    body: [
      { drawing: 'two', words: text`Red shows blue, blue shows red, and the third card shows both.` },
      p`Each goat’s own card is left out of its own test. So when two goats point at each other and everybody else shows both colours, both are framed.`,
      p`Who wins then is for your table to choose, best before the game. We play: the conspirators win if the ${see('scapegoat', 'scapegoat')} is among the framed ones. The other ways are among our rulings.`,
    ],
  },

  // The end
  cops: {
    title: 'Go to the cops!',
    short: 'The game ends at once, and the scapegoat wins, whoever called.',
    also: 'location police point call turn in arrive escape surrender',
    body: [
      { drawing: 'cops' },
      p`Move your token to the cops and flip the card: they have arrived. ${see('count', 'Three, two, one')}, and everybody points at the goat that the own mat names.`,
      p`The one at whom **all the others** point is the ${see('scapegoat', 'scapegoat')}, and wins alone. So go when you believe that it is you, and stay away when you do not: a conspirator who goes gives the game away. With six players somebody may go ${see('interrupt', 'out of turn')}.`,
      p`If nobody is pointed at by all the others, somebody has misread the ${see('mats', 'mat')}: look again, the dice still lie there.`,
    ],
  },
  interrupt: {
    title: 'Six players: the one opposite',
    short: 'With six, whoever sits opposite may go to the cops before the active player moves.',
    also: 'interrupt out of turn 6 three seats left opposite',
    body: [
      { drawing: 'opposite', words: text`It is red’s turn: green, three seats to the left, may go.` },
      p`Six players wait long for their turn. So at the start of every turn the player three seats to the left of the active one may go to the ${see('cops', 'cops')}, as if it were the own turn. This holds from the first turn on.`,
      p`We end this right when the active token leaves its place: else one could answer every ${see('frame', 'frame attempt')} with it. Your table can allow it for the whole turn.`,
    ],
  },
  end: {
    title: 'The end',
    short: 'A frame that succeeds, or the cops. Then it shows who was the scapegoat.',
    also: 'game over finish winner result stalemate time limit',
    body: [
      {
        list: [
          text`**A goat is framed, and it is the scapegoat**: all others win.`,
          text`**A wrong goat is framed**: the scapegoat wins alone; the framed one loses like the rest.`,
          text`**Somebody went to the ${see('cops', 'cops')}**: the scapegoat wins alone.`,
        ],
      },
      p`Everybody then tells what the own mat said; the whole table on its back stays hidden. There is no limit of rounds. If somebody has to leave, the game stops without a winner.`,
    ],
  },

  // The app
  peek: {
    title: 'Looking at your mat',
    short: 'Hold to look; it is gone when you let go.',
    also: 'app peek hold private secret look again phone opened how often',
    body: [
      { drawing: 'poster' },
      p`If the app deals the mats, hold the green pad: your mat turns over while your finger lies on it, and at the latest after six seconds it is hidden again. It says the same every time, and reaches nobody else: ${see('secrets', 'secrets')}.`,
      p`Everybody sees how often each mat was opened and when last. A look that was not yours does not go unnoticed.`,
    ],
  },
  count: {
    title: 'The count',
    short: 'Three, two, one on every screen at the same instant.',
    also: 'app countdown reveal flash sound together early late zero stop',
    body: [
      p`Two moments must be shared: the reveal of a ${see('frame', 'frame attempt')}, and the pointing when the ${see('cops', 'cops')} arrive. The app counts down and all screens flash together. Act on the flash, not before.`,
      p`Anybody can stop the count. Was somebody early or late? Then count again, with the same cards. A wrong tap afterwards can be ${see('undo', 'undone')}.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'A mis-tap can be taken back. What has been seen cannot.',
    also: 'app mistake wrong tap back correct',
    body: [
      p`The last public step can be undone by whoever may take it, at the table or on the phone: a move, an action, a swap, even the verdict on a ${see('frame', 'frame attempt')} if a colour was entered wrongly.`,
      p`A look at a mat, the pointing and a finished game stay as they are: nobody can unsee them.`,
    ],
  },
  rescue: {
    title: 'Lost parts',
    short: 'Dice gone, mats gone: say what is missing and the app supplies exactly that.',
    also: 'app missing lost dice mats replace reading check rescue',
    body: [
      {
        list: [
          text`**Dice**: the app rolls one or both and keeps showing them.`,
          text`**All mats**: it deals fresh ones for every game. ${see('peek', 'Hold to look')}.`,
          text`**Some mats**: those with cardboard tap in private what it says; the app works out what the others must read.`,
          text`**Nothing**: as a reading check everybody can tap what the ${see('mats', 'mat')} says, and misread tables are noticed.`,
        ],
      },
      p`If the taps do not fit together, everybody looks again. Who misread is not said.`,
    ],
  },
  phones: {
    title: 'Phones',
    short: 'Scan the code of your seat, nothing to install. Or hand the table device round.',
    also: 'app wifi qr code join seat network pass and play mobile',
    body: [
      p`The table opens itself to your Wi-Fi only when somebody asks for phones. Every seat has its own code; what you scan is your chair. Phones and the table device mix as you like. ${see('peek', 'Looking at your mat')} works the same on both.`,
      p`A phone that was locked or reloaded is back in its seat by itself. If another one wants the seat, the table device is asked first.`,
    ],
  },
  secrets: {
    title: 'Secrets',
    short: 'What your mat says reaches nobody but you.',
    also: 'app privacy safe encrypted cheat leak wifi',
    body: [
      p`The name on your mat leaves the table device only while you hold to look, sealed with the key in your seat’s code. Nothing else that the app shows before the end depends on who the ${see('scapegoat', 'scapegoat')} is: every prompt, every list and every count is the same either way.`,
      p`A failed ${see('frame', 'frame attempt')} is judged by the cards alone. A game that is stopped tells nothing.`,
    ],
  },
};
