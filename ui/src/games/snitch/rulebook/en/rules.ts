/** The rules in our own words. English says which rules there are to say; see `rulebook/rules.ts`. */
import { p, see, text, type Article, type RuleId } from '../rules';

export const rules: Record<RuleId, Article> = {
  // The idea
  goal: {
    title: 'Goal and winning',
    short: 'Have the lowest total in your district when all cards are turned over.',
    also: 'aim object victory win wins winner purpose lowest points',
    body: [
      { drawing: 'gang' },
      p`Everybody runs a district: a few cards, face down. You’ve seen some of them – or think you have. Get rid of the high ones, remember the low ones, and ${see('close', 'close')} when you believe nobody has less than you.`,
      p`Most cards are witnesses with a number. The rest is ${see('cards', 'family')}. Next: ${see('setup', 'setting up')}, then ${see('turn', 'a turn')}. What happens in the app is in ${see('follow', 'following the turns')}.`,
    ],
  },
  cards: {
    title: 'The cards',
    short: '36 witnesses with numbers, 16 family cards, one cousin, one snitch.',
    also: 'deck how many family witness numbers value box contents 54',
    body: [
      { drawing: 'cards' },
      {
        list: [
          text`**Witnesses** count their number and can be ${see('eliminate', 'eliminated')}.`,
          text`**The family**: ${see('thug', 'thug')} 7, ${see('driver', 'driver')} 5, ${see('hitman', 'hitman')} 3, ${see('boss', 'boss')} 1. Each does something when it’s played, and counts its number in the end.`,
          text`**${see('cousin', 'The cousin')}** counts nothing.`,
          text`**${see('snitch', 'The snitch')}** counts what the draw pile says.`,
        ],
      },
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Four cards each, face down in two rows. The last one to have eaten cheese starts.',
    also: 'start starts first deal begin four rows cheese draw pile discard players',
    body: [
      { drawing: 'district' },
      {
        list: [
          text`Shuffle all cards. If some are gone, see ${see('missing', 'missing cards')}.`,
          text`Deal four each, face down in two rows of two. That’s your district.`,
          text`The rest is the draw pile. Leave room for the discard pile beside it.`,
          text`Whoever ate cheese last starts; then it goes clockwise.`,
        ],
      },
      p`Now everybody has ${see('look', 'one look')}.`,
    ],
  },
  look: {
    title: 'The one look',
    short: 'Before the first turn, everybody may look at their two lower cards, once.',
    also: 'peek see bottom cards memory remember timer seconds',
    body: [
      p`All at the same time: look at the two cards nearest to you, remember them, and put them back face down. From then on you may only look at a card when the ${see('thug', 'thug')} or the ${see('hitman', 'hitman')} lets you.`,
      p`The app ${see('count', 'counts down')} and shows how much time is left. You can turn the time limit off.`,
    ],
  },
  missing: {
    title: 'Missing cards',
    short: 'Print a special card, let another card stand in for it, or play without.',
    also: 'lost gone print replace stand-in dog ate count',
    body: [
      p`Tell the app before you deal which special cards are gone. It remembers which card stands in for which, and what to print. Missing witnesses are simply counted: one more or less makes no difference.`,
      p`All piles are counted from the cards that are really there. More about that in ${see('setup', 'setting up')}.`,
    ],
  },

  // A turn
  turn: {
    title: 'Your turn',
    short: 'Draw, swap it for one of your face-down cards, play the old one – or close.',
    also: 'draw exchange swap play discard order sequence action family top card',
    body: [
      { drawing: 'exchange' },
      {
        list: [
          text`**Draw** the top card of the draw pile and look at it.`,
          text`**Swap** it for one of your face-down cards, unseen by the others.`,
          text`**Play** that old card face up on the discard pile. You can’t play the card you’ve just drawn.`,
        ],
      },
      p`What you’ve played decides what happens: a witness or the cousin opens an ${see('eliminate', 'elimination')}, a family card does what it does (${see('thug', 'thug')}, ${see('driver', 'driver')}, ${see('hitman', 'hitman')}, ${see('boss', 'boss')}), and the ${see('snitch', 'snitch')} goes home.`,
      p`Instead of all that, you can ${see('close', 'close')}.`,
    ],
  },
  eliminate: {
    title: 'Eliminating',
    short: 'A witness is played: the first to discard another witness with the same number gets rid of it.',
    also: 'race fast hand match same number pair slap discard throw',
    body: [
      { drawing: 'race' },
      p`Anybody may try, at once and as often as they dare, until somebody gets it right or the next player draws or closes. The card may come from any district:`,
      {
        list: [
          text`**From your own**: you have one card fewer.`,
          text`**From somebody else’s**: put one of your own cards there, unseen. You have one fewer, they have as many as before.`,
        ],
      },
      p`Only one card is eliminated for each card that’s played. If you’re mistaken: see ${see('wrong', 'the wrong card')}.`,
    ],
  },
  wrong: {
    title: 'The wrong card',
    short: 'Another number, a family card or the snitch: it goes back, and you get one more card, unseen.',
    also: 'penalty mistake fault error family same number',
    body: [
      p`Everybody has seen the card; it goes back face down where it was. You draw a card, unseen, into your district.`,
      p`A family card is always wrong, even with the same number: only witnesses can be ${see('eliminate', 'eliminated')}.`,
    ],
  },

  // The family
  thug: {
    title: 'The thug (7)',
    short: 'Look at one face-down card in any district.',
    also: 'seven 7 peek look matón',
    body: [
      { drawing: 'thug' },
      p`Yours or anybody else’s. Nobody else sees it. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  driver: {
    title: 'The driver (5)',
    short: 'Swap any two face-down cards, unseen.',
    also: 'five 5 swap exchange conductora',
    body: [
      { drawing: 'driver' },
      p`They can be from two districts or from one, and yours needn’t be among them. Nobody looks. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  hitman: {
    title: 'The hitman (3)',
    short: 'Look at one face-down card, then swap any two, unseen.',
    also: 'three 3 look swap sicario',
    body: [
      { drawing: 'hitman' },
      p`First like the ${see('thug', 'thug')}, then like the ${see('driver', 'driver')}. The card you’ve looked at may be one of the two, but needn’t be.`,
    ],
  },
  boss: {
    title: 'The boss (1)',
    short:
      'Remove one of your own cards, or add one from the draw pile, unseen, to somebody else’s district.',
    also: 'one 1 remove add give capo',
    body: [
      { drawing: 'boss' },
      p`What you remove goes to the discard pile, whatever it is, and nobody can ${see('eliminate', 'eliminate')} anything. If it’s the ${see('snitch', 'snitch')}, it’s out of the game.`,
      p`What you add is the next card of the draw pile, and nobody looks at it. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  cousin: {
    title: 'The cousin (0)',
    short: 'Counts nothing and does nothing. Played, it’s like a witness with a 0.',
    also: 'zero 0 nothing primo best card',
    body: [
      { drawing: 'cousin' },
      p`The best card to have in the end. If you play it after all, somebody may ${see('eliminate', 'eliminate')} a witness with a 0 – if there is one.`,
    ],
  },
  snitch: {
    title: 'The snitch (?)',
    short: 'Can’t be played, and in the end counts what’s on top of the draw pile.',
    also: 'question mark ? soplón value top card home',
    body: [
      { drawing: 'snitch' },
      p`If the old card you wanted to play is the snitch, it goes back to your district and the card you’ve drawn stays, too: you have one card more, and your turn is over.`,
      p`When all cards are turned over and somebody has it, turn over the top card of the draw pile: that’s what the snitch ${see('score', 'counts')}. The only way to get rid of it is the ${see('boss', 'boss')}.`,
    ],
  },

  // The end
  close: {
    title: 'Closing',
    short:
      'Knock instead of taking a turn. Everybody else has one last turn, then all cards are turned over.',
    also: 'knock end last turn shield finish stop',
    body: [
      { drawing: 'closed' },
      p`From then on family cards can’t touch your district. Witnesses can still be ${see('eliminate', 'eliminated')} from it.`,
      p`The others take one more turn each, in order, and nobody else can close. Then comes ${see('score', 'the score')}. You needn’t have the lowest total to close, but you’d better.`,
    ],
  },
  score: {
    title: 'The score',
    short: 'Add up your cards. The lowest total wins.',
    also: 'points total sum count add value reveal turn over',
    body: [
      p`On the ${see('count', 'count')} of three, everybody turns all their cards over. Then everybody ${see('entry', 'enters')} their cards and the app does the sums.`,
      p`If somebody has the ${see('snitch', 'snitch')}, it counts what’s on top of the draw pile. If the totals are level: ${see('ties', 'tie-breaks')}.`,
    ],
  },
  ties: {
    title: 'Tie-breaks',
    short: 'Fewer cards; then the lowest single card; then play again.',
    also: 'draw level equal same total stalemate replay',
    body: [
      {
        list: [
          text`Of those with the lowest total, whoever has **fewer cards** wins.`,
          text`Still level: whoever has the **lowest single card**.`,
          text`Still level: it’s a draw. Play again!`,
        ],
      },
      p`Everything else about the end is in ${see('score', 'the score')}.`,
    ],
  },

  // The app
  follow: {
    title: 'Following the turns',
    short: 'The app follows every turn, or only helps with closing and the score. You choose.',
    also: 'help only free play prompts guided silent tracking count',
    body: [
      p`If it follows, you tap what you do: draw, the card you’ve played, the action. It counts districts and piles and says what’s next. What a card **is** it never remembers: that’s your job.`,
      p`If it only helps, there’s nothing to tap until somebody ${see('close', 'closes')}. You can switch in the menu at any time. Mis-taps can be ${see('undo', 'undone')}.`,
    ],
  },
  entry: {
    title: 'Entering the cards',
    short: 'Everybody enters their own cards. Nobody sees them until all are in.',
    also: 'enter cards phone private secret reveal confirm correct',
    body: [
      p`On your phone, or on the table device as it goes round. You can correct them until the table confirms. A card that can’t exist is refused: two snitches, for example.`,
      p`If somebody enters more or fewer cards than the app has counted, it says so and believes you. Then comes ${see('score', 'the score')}.`,
    ],
  },
  count: {
    title: 'The count',
    short: 'All screens count 3-2-1 to the same instant.',
    also: 'countdown together timer hold pads early late zero',
    body: [
      p`For the ${see('look', 'one look')} and for the ${see('score', 'reveal')}. With hold pads, everybody holds a finger on the screen and lifts it as they turn their cards: then the app can tell who was early.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'What you tapped on a turn can be undone, up to the reveal.',
    also: 'mistake mis-tap wrong back correct restate fix',
    body: [
      p`Whoever took the step can undo it, and so can the table screen. If the app has lost count, use “Fix the table” in the menu. A look or a reveal can’t be undone; entered cards can be ${see('entry', 'corrected')}.`,
    ],
  },
};
