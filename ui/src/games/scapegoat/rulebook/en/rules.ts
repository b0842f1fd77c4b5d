/** The rules in our own words. English says which rules there are to say; see `rulebook/rules.ts`. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // The idea
  goal: {
    title: 'Goal and winning',
    short: 'Frame the scapegoat together – or, if it’s you, get away with it.',
    also: 'aim object victory win wins lose loses winner purpose',
    body: [
      { drawing: 'gang' },
      p`The heist is done and somebody has to take the blame. The gang has secretly agreed on one of you: the ${see('scapegoat', 'scapegoat')}. Everybody else is a conspirator.`,
      {
        list: [
          text`**The conspirators win together** if a ${see('frame', 'Frame Attempt')} catches the scapegoat.`,
          text`**The scapegoat wins alone** if the wrong goat is framed, or if anybody goes to the ${see('cops', 'cops')}.`,
        ],
      },
      p`The catch: the scapegoat has a mat like everybody else’s, and it names a goat, too. You can’t tell from your own mat which side you’re on. Watch what the others collect. Next: ${see('setup', 'setting up')}, then ${see('turn', 'a turn')}.`,
    ],
  },
  scapegoat: {
    title: 'The scapegoat',
    short: 'All mats except one name the same goat. That goat’s own mat names somebody else.',
    also: 'decoy conspirator secret role who blame know find out',
    body: [
      { drawing: 'matsSay', words: text`Here red is the scapegoat: three mats say so; red’s own says blue.` },
      p`The ${see('mats', 'dice and mats')} give everybody one name. For the conspirators, it’s the scapegoat’s. The scapegoat reads an innocent goat’s name and at first believes they’re one of the gang.`,
      p`With four players, each of you is the scapegoat one game in four, whatever your mat says. Only the others’ behaviour gives it away: if everybody seems to be collecting your colour, think of the ${see('cops', 'cops')}.`,
    ],
  },
  talk: {
    title: 'Talking at the table',
    short: 'Say, promise and lie as much as you like. Mats and hands stay hidden.',
    also: 'lie bluff communication show tell say cards hand mat discuss negotiate promise wink cheat rules',
    body: [
      p`You may say anything at any time, true or not: what your mat says, which cards you hold, who you trust.`,
      p`You may not show anything. You see hands through ${see('spy', 'Spy')} and swap cards through ${see('trade', 'Trade')}; a mat is for its owner’s eyes only. That’s why the app has no button to share it, not even between ${see('phones', 'phones')}.`,
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Mats, a row of five locations, tokens, evidence cards, dice. The first token placed starts.',
    also: 'set-up prepare start starts first deal begin beginning row order place tokens starting player how many players',
    body: [
      { drawing: 'row' },
      {
        list: [
          text`Take the player mats for your number of players, one each, portrait up.`,
          text`Put the locations in a row: Prepare on the far left, the cops on the far right, the other three in between in any order. Both ${see('tokens', 'preparation tokens')} go on Prepare.`,
          text`Shuffle the player tokens and place them one by one from Prepare to the right, none on the cops. The fifth and sixth start again at Prepare. The player whose token was placed first starts.`,
          text`Pick out the ${see('evidence', 'evidence cards')} for your number of players and shuffle them. Put one face up at every location except the cops and three face down at Stash, and deal out the rest: two or three each.`,
          text`Roll both ${see('mats', 'dice')} once and leave them there. Everybody checks their own mat in secret.`,
        ],
      },
    ],
  },
  evidence: {
    title: 'Evidence cards',
    short: 'The number in the corner says which player counts a card is for. Everybody gets two or three.',
    also: 'number corner plus pile count deck hand size how many cards get each portraits grey bystander use',
    body: [
      { drawing: 'numbers', words: text`With four players: 3+ and 4 are in, 5+ stays in the box.` },
      p`A card marked **4+** is for four or more players; a plain **4** is for exactly four. The rest go back in the box.`,
      p`Count the deck. With three players it has 13 or 16 cards, with four 15 or 19, with five 17 or 22, with six 19 or 25: four for the row, three for Stash, and two or three for each hand. Any other number means you have a card too many or too few.`,
      p`A card shows one or more goats and counts for each of them. Grey is an innocent bystander: nobody’s colour. The number matters only here, not in a ${see('frame', 'Frame Attempt')}.`,
    ],
  },
  mats: {
    title: 'Mats and dice',
    short: 'White goes down the side, black along the top. Where they meet is the goat your mat names.',
    also: 'decoder dice die roll read table cell row column white black mat lookup',
    body: [
      { drawing: 'mat', words: text`White 4, black 7: this mat says red.` },
      p`Find the white die’s number down the side of your mat and the black die’s along the top. The goat where row and column meet is what your mat says.`,
      p`The dice are rolled once per game and stay there until the end, so anyone can look again. One has ten sides, the other twelve.`,
      p`No mat ever names its owner. If yours seems to, you’re reading the wrong cell or holding somebody else’s mat. What the name means: ${see('scapegoat', 'the scapegoat')}. Parts missing? See ${see('rescue', 'lost parts')}.`,
    ],
  },

  // A turn
  turn: {
    title: 'A turn',
    short: 'Move, do what the location says, swap evidence. Then play passes to the left.',
    also: 'turn order sequence steps phase next player clockwise direction round skip pass action',
    body: [
      {
        list: [
          text`${see('move', 'Move')} your token to another location.`,
          text`Do its action: ${see('prepare', 'Prepare')}, ${see('spy', 'Spy')}, ${see('trade', 'Trade')}, ${see('stash', 'Stash')}, ${see('steal', 'steal')} or ${see('frame', 'frame')}. You can’t skip it.`,
          text`${see('swap', 'Swap evidence')} at that location.`,
        ],
      },
      p`Then it’s the turn of the player on your left. Only the ${see('cops', 'cops')} and a successful Frame Attempt end the game on the spot, without a swap.`,
    ],
  },
  move: {
    title: 'Moving',
    short: 'To any other location. You can’t stay where you are.',
    also: 'movement stay location adjacent occupied anywhere where same place',
    body: [
      { drawing: 'row' },
      p`Any of the other four locations is fine, near or far, empty or crowded. Staying isn’t allowed, even if the card under your token has been flipped in the meantime: it’s still the same location.`,
      p`So to use a location twice, you have to leave it for a turn. Moving to the ${see('cops', 'cops')} ends the game.`,
    ],
  },
  swap: {
    title: 'Evidence swap',
    short: 'Put one of your cards face up at your location, then take the one that was there.',
    also: 'exchange evidence faceup lay put down pick up take end of turn',
    body: [
      { drawing: 'swap' },
      p`Every turn ends with it – even after Prepare or stealing. Put down first, then pick up: you can’t take back the card you just put down.`,
      p`Holding a card with your own colour? Then the ${see('ownColour', 'own-colour rule')} decides which one goes.`,
      p`Everybody sees both cards – so they know one card in your hand. After a failed Frame Attempt there’s a swap as well, if your table plays it that way (${see('failed', 'failed attempt')}).`,
    ],
  },
  ownColour: {
    title: 'Own-colour rule',
    short: 'If you’re holding your own colour, one of those cards must go.',
    also: 'own color which card put down must duty obligation several forced',
    body: [
      { drawing: 'hand', words: text`Red’s hand: one of the two marked cards must go.` },
      p`In the ${see('swap', 'evidence swap')}, check your hand first. If a card shows your colour, alone or with others, that’s the one you put down. If you have several, choose any one of them.`,
      p`Cards you’ve just got from ${see('trade', 'Trade')} or ${see('stash', 'Stash')} count. The rule doesn’t apply to the trade or the stash itself.`,
    ],
  },

  // The locations
  prepare: {
    title: 'Prepare',
    short: 'Take a preparation token. When the second one goes, the card flips.',
    also: 'location token take flip get',
    body: [
      { drawing: 'prepare' },
      p`Take one ${see('tokens', 'preparation token')} from the card. As soon as the second one is taken, flip the card: this location is Frame/Steal for the rest of the game.`,
      p`Taking the last token is not a ${see('frame', 'Frame Attempt')} yet: you have to leave and come back.`,
    ],
  },
  tokens: {
    title: 'Preparation tokens',
    short: 'You need one to start a Frame Attempt. There are two, and they never go back.',
    also: 'token preparation two both hold keep how many get early earliest soon framed',
    body: [
      { drawing: 'tokens' },
      p`There are two: on ${see('prepare', 'Prepare')} at first, then in front of players. One player can hold both, but that takes two visits.`,
      p`With a token at Frame/Steal, you start a ${see('frame', 'Frame Attempt')}. Without one, you ${see('steal', 'steal')}. A failed attempt doesn’t cost you the token.`,
      p`Work it out: nobody can be framed before the third round, because somebody has to get a token, leave and come back.`,
    ],
  },
  spy: {
    title: 'Spy',
    short: 'One player shows you – and only you – their whole hand.',
    also: 'location look hand see cards someone',
    body: [
      { drawing: 'spy' },
      p`Choose anybody. They show you their whole hand without anyone else seeing, then take it back.`,
      p`What you tell the others about it is up to you (${see('talk', 'talking')}).`,
    ],
  },
  trade: {
    title: 'Trade',
    short: 'You and one other player swap one card each, at the same moment.',
    also: 'location exchange swap card give partner refuse another player',
    body: [
      { drawing: 'trade' },
      p`Choose anybody; they can’t refuse. Each of you secretly picks one card; hand them over at the same time.`,
      p`You may give any card: the ${see('ownColour', 'own-colour rule')} doesn’t apply here. It does apply in the swap that follows, and your new card counts.`,
    ],
  },
  stash: {
    title: 'Stash',
    short: 'Take one of the three face-down cards, then put any card in its place.',
    also: 'location facedown face down cards hidden take leave hide',
    body: [
      { drawing: 'stash' },
      p`Take one of the three face-down cards and look at it. Then put one card from your hand face down in its place; it may be the one you’ve just taken.`,
      p`The face-up card at Stash isn’t part of this: that one’s for the ${see('swap', 'evidence swap')}.`,
    ],
  },
  steal: {
    title: 'Steal',
    short: 'At Frame/Steal without a token: take one from somebody who has one.',
    also: 'location rob token take from without',
    body: [
      { drawing: 'steal' },
      p`If you come to Frame/Steal without a ${see('tokens', 'preparation token')}, you must take one from a player of your choice who has one. Just one, even from somebody who has both.`,
      p`You can’t frame in the same turn: leave and come back. And if you have a token you can’t steal: then this location means a ${see('frame', 'Frame Attempt')}.`,
    ],
  },

  // Frame Attempts
  frame: {
    title: 'Frame Attempt',
    short: 'A goat is framed if its colour is on everyone else’s card.',
    also: 'accuse accusation reveal judge framed all colours F1 F2 F3 F4 F5 F6 grey multicolour own card someone',
    body: [
      p`Come to Frame/Steal with a ${see('tokens', 'preparation token')} and it begins. Everybody, including the player who started it, picks a card from their hand and puts it face down. ${see('count', 'Three, two, one')}: everybody flips their card at the same moment.`,
      p`Nobody has to say who it’s aimed at. Check each goat in turn by looking at the cards of **all the others**: is its colour on every one of them? Then it’s framed. Ignore a goat’s own card when you check that goat; it still counts when you check the others.`,
      { drawing: 'onAll', words: text`**On every card.** Red is framed.` },
      {
        drawing: 'notOnOwn',
        words: text`**On every card except red’s own.** Red is framed: red’s own card isn’t needed.`,
      },
      {
        drawing: 'oneOtherLacks',
        words: text`**One other card lacks it.** Yellow’s card shows no red: nobody is framed. It doesn’t help that red’s own card shows red.`,
      },
      { drawing: 'manyLack', words: text`**Several lack it.** Nobody is framed.` },
      { drawing: 'greyOnAll', words: text`**Grey everywhere.** Grey is nobody’s colour: nobody is framed.` },
      {
        drawing: 'two',
        words: text`**Two goats at once.** Red and blue are both framed: a ${see('double', 'double frame')}.`,
      },
      p`A card with several colours counts for each of them. Whoever started the attempt can be framed like anybody else. If somebody is framed, the game is over: ${see('end', 'the end')}. If nobody is, it was a ${see('failed', 'failed attempt')}.`,
    ],
  },
  failed: {
    title: 'Failed Frame Attempt',
    short: 'Everybody takes their card back, tokens stay, the game goes on.',
    also: 'fail miss nobody framed afterwards token lose cost spent kept swap',
    body: [
      p`Nobody is framed: everybody takes their card back. But everybody has seen it – and that’s worth something.`,
      p`The ${see('tokens', 'preparation token')} stays with its owner, who can try again after leaving and coming back.`,
      p`The rulebook doesn’t make clear whether the player who started it still does the ${see('swap', 'evidence swap')}. We say yes; your table can decide otherwise in our rulings.`,
    ],
  },
  double: {
    title: 'Double frame',
    short: 'The cards can frame two goats at once, most easily with three players.',
    also: 'two both people at once same time triple ambiguous multiple',
    body: [
      { drawing: 'two', words: text`Red’s card shows blue, blue’s shows red, and the third shows both.` },
      p`You ignore a goat’s own card when you check that goat. So when two goats show each other’s colour and everybody else’s card shows both, both are framed.`,
      p`Your table decides who wins then – best before the game. We play: the conspirators win if the ${see('scapegoat', 'scapegoat')} is one of the framed goats. The alternatives are in our rulings.`,
    ],
  },

  // The end
  cops: {
    title: 'Go to the cops!',
    short: 'The game ends at once and the scapegoat wins, no matter who went.',
    also: 'location police point pointing call turn in arrive escape surrender when',
    body: [
      { drawing: 'cops' },
      p`Move your token to the cops and flip the card: they’ve arrived. ${see('count', 'Three, two, one')}, and everybody points at the goat their mat names.`,
      p`The goat **everybody else** points at is the ${see('scapegoat', 'scapegoat')}, and wins alone. So go if you think it’s you, and stay away if you don’t: a conspirator who goes hands the scapegoat the win. With six players, somebody may go ${see('interrupt', 'out of turn')}.`,
      p`If no goat has everybody else pointing at it, somebody has misread their ${see('mats', 'mat')}: look again, the dice are still there.`,
    ],
  },
  interrupt: {
    title: 'Six players: the player opposite',
    short: 'With six, the player sitting opposite may go to the cops before the active player moves.',
    also: 'interrupt not my out of turn 6 cops three seats left opposite',
    body: [
      { drawing: 'opposite', words: text`It’s red’s turn: green, three seats to the left, may go.` },
      p`With six players, turns take a while to come around. So at the start of every turn, the player sitting opposite – three seats to the active player’s left – may go to the ${see('cops', 'cops')} as if it were their own turn. This applies from the very first turn.`,
      p`We say this right ends when the active player’s token moves; otherwise it could be used to answer every ${see('frame', 'Frame Attempt')}. Your table can allow it for the whole turn.`,
    ],
  },
  end: {
    title: 'The end',
    short: 'A successful frame, or the cops. Then the scapegoat is revealed.',
    also: 'game over finish winner result stalemate draw tie time limit long wrong innocent goat framed',
    body: [
      {
        list: [
          text`**The scapegoat is framed**: everyone else wins.`,
          text`**The wrong goat is framed**: the scapegoat wins alone.`,
          text`**Somebody goes to the ${see('cops', 'cops')}**: the scapegoat wins alone.`,
        ],
      },
      p`A wrongly framed goat loses like everyone else. At the end everybody says what their mat said; the grid on the back stays hidden. There’s no round limit. If somebody has to leave, the game stops without a winner.`,
    ],
  },

  // The app
  peek: {
    title: 'Looking at your mat',
    short: 'Hold to look; it’s gone when you let go.',
    also: 'app peek hold private secret look again forgot forget remember phone opened how often',
    body: [
      { drawing: 'poster' },
      p`If the app deals the mats, hold the green pad: your mat turns over while you hold it, and hides again after six seconds at most. It says the same every time, and nobody else gets to see it: ${see('secrets', 'secrets')}.`,
      p`Everybody can see how often each mat was opened, and when. If somebody peeked at yours, you’ll know.`,
    ],
  },
  count: {
    title: 'The countdown',
    short: 'Three, two, one on every screen at the same moment.',
    also: 'app countdown reveal flip flash sound together early late zero stop',
    body: [
      p`Two things have to happen together: the reveal in a ${see('frame', 'Frame Attempt')}, and the pointing when the ${see('cops', 'cops')} arrive. The app counts down and all screens flash together. Act on the flash, not before.`,
      p`Anybody can stop the countdown. Was somebody early or late? Then count again with the same cards. A wrong tap afterwards can be ${see('undo', 'undone')}.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'You can undo a wrong tap – but nobody can unsee a secret.',
    also: 'app mistake wrong tap tapped back correct undone',
    body: [
      p`The last public step can be undone on the table screen, or by the player who took it, on their phone: a move, an action, a swap, even the verdict on a ${see('frame', 'Frame Attempt')} if somebody entered the wrong colour.`,
      p`A look at a mat, the pointing and a finished game stay as they are: nobody can unsee them.`,
    ],
  },
  rescue: {
    title: 'Lost parts',
    short: 'Dice gone, mats gone? Say what’s missing and the app supplies exactly that.',
    also: 'app missing lost lose dice mats replace reading check rescue',
    body: [
      {
        list: [
          text`**Dice**: the app rolls one or both and keeps them on screen.`,
          text`**All mats**: it deals fresh ones for every game. ${see('peek', 'Hold to look')}.`,
          text`**Some mats**: players with cardboard privately enter what it says; the app works out the rest.`,
          text`**Nothing**: as a reading check, everybody can enter what their ${see('mats', 'mat')} says, and the app spots mistakes.`,
        ],
      },
      p`If the answers don’t match, everybody looks again. The app doesn’t say who misread.`,
    ],
  },
  phones: {
    title: 'Phones',
    short: 'Scan your seat’s code; there’s nothing to install. Or pass the table device around.',
    also: 'app wifi qr code join connect seat network pass and play mobile',
    body: [
      p`The table is only visible on your Wi-Fi once you let phones join. Every seat has its own code: scan yours. Mix phones and the table device as you like. ${see('peek', 'Looking at your mat')} works the same on both.`,
      p`A phone that was locked or reloaded goes straight back to its seat. If another phone wants the seat, somebody has to let it in on the table device.`,
    ],
  },
  secrets: {
    title: 'Secrets',
    short: 'Nobody but you gets to see what your mat says.',
    also: 'app privacy private others see safe encrypted cheat leak wifi',
    body: [
      p`The name on your mat leaves the table device only while you hold to look, sealed with the key in your seat’s code. Nothing else the app shows before the end depends on who the ${see('scapegoat', 'scapegoat')} is: every prompt, every list and every countdown is the same either way.`,
      p`A failed ${see('frame', 'Frame Attempt')} is judged by the cards alone. A game that’s stopped reveals nothing.`,
    ],
  },
};
