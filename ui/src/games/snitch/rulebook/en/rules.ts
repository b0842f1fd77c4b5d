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
      p`Everybody runs a district: a few cards, face down. You’ve seen some of yours – or think you have. Get rid of the high ones, remember the low ones, and ${see('close', 'close')} when you think nobody has a lower total: knock on the table, and everybody else gets one more turn.`,
      p`Most cards are witnesses with a number. Others belong to the ${see('cards', 'family')}, and one is the ${see('snitch', 'snitch')}: that’s what “soplón” means. Next: ${see('setup', 'setting up')}, then ${see('turn', 'a turn')}. How the app helps is in ${see('follow', 'following the turns')}.`,
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
          text`**Witnesses** are worth their number and can be ${see('eliminate', 'eliminated')}.`,
          text`**The family**: ${see('thug', 'thug')} 7, ${see('driver', 'driver')} 5, ${see('hitman', 'hitman')} 3, ${see('boss', 'boss')} 1. Each does something when it’s played, and is worth its number at the end.`,
          text`**${see('cousin', 'The cousin')}** is worth nothing.`,
          text`**${see('snitch', 'The snitch')}** is worth the top card of the draw pile.`,
        ],
      },
    ],
  },

  // Before the game
  setup: {
    title: 'Setting up',
    short: 'Four cards each, face down in two rows of two. Whoever ate cheese last starts.',
    also: 'start starts first deal begin four rows cheese draw pile discard players',
    body: [
      { drawing: 'district' },
      {
        list: [
          text`Shuffle all the cards. If any are gone, see ${see('missing', 'missing cards')}.`,
          text`Deal four each, face down in two rows of two. That’s your district.`,
          text`The rest is the draw pile. Leave room for the discard pile beside it.`,
          text`Whoever ate cheese last starts. Then play goes clockwise.`,
        ],
      },
      p`Now everybody has ${see('look', 'one look')}.`,
    ],
  },
  look: {
    title: 'The one look',
    short: 'Before the first turn, everybody may look at the two cards nearest them, once.',
    also: 'peek see bottom cards memory remember timer seconds',
    body: [
      p`Everybody at the same time: look at the two cards nearest you, remember them, and put them back face down. From then on you can only look at a card when the ${see('thug', 'thug')} or the ${see('hitman', 'hitman')} lets you.`,
      p`The app ${see('count', 'counts down')} and shows how much time is left. You can turn the time limit off.`,
    ],
  },
  missing: {
    title: 'Missing cards',
    short: 'Print the special card, let another card stand in for it, or play without it.',
    also: 'lost gone print replace stand-in dog ate count',
    body: [
      p`Before you deal, enter which special cards are gone. The app remembers which card stands in for which, and what to print. Just count the missing witnesses: one more or less makes no difference.`,
      p`The app counts only the cards you really have. More about that in ${see('setup', 'setting up')}.`,
    ],
  },

  // A turn
  turn: {
    title: 'Your turn',
    short: 'Draw a card, swap it for one of yours, and play the old one. Or close.',
    also: 'draw exchange swap play discard order sequence action family top card',
    body: [
      { drawing: 'exchange' },
      {
        list: [
          text`**Draw** the top card of the draw pile and look at it.`,
          text`**Swap** it for one of your face-down cards. The others don’t see it.`,
          text`**Play** the old card, face up on the discard pile. You can’t play the card you’ve just drawn.`,
        ],
      },
      p`What happens next depends on the card you’ve played. After a witness or the cousin, anybody can ${see('eliminate', 'eliminate')} another one. A family card does what it does (${see('thug', 'thug')}, ${see('driver', 'driver')}, ${see('hitman', 'hitman')}, ${see('boss', 'boss')}). The ${see('snitch', 'snitch')} can’t be played and goes back to your district.`,
      p`Instead of all that, you can ${see('close', 'close')} by knocking on the table.`,
    ],
  },
  eliminate: {
    title: 'Eliminating',
    short:
      'After a witness is played, the first to throw in another one with the same number gets rid of it.',
    also: 'race fast hand match same number pair slap discard throw',
    body: [
      { drawing: 'race' },
      p`Anybody can try, at once and as often as they dare, until somebody gets it right or the next player draws or closes. The card can come from any district:`,
      {
        list: [
          text`**From your own**: you have one card fewer.`,
          text`**From somebody else’s**: give them one of your own cards, without looking at it. You have one fewer, and they have as many as before.`,
        ],
      },
      p`Only one card can be eliminated for each card that’s played. If you get it wrong, see ${see('wrong', 'the wrong card')}.`,
    ],
  },
  wrong: {
    title: 'The wrong card',
    short:
      'Another number, a family card or the snitch: it goes back, and you draw an extra card without looking.',
    also: 'penalty mistake fault error family same number',
    body: [
      p`Everybody gets to see the card. Then it goes back where it was, face down, and you add a card from the draw pile to your district without looking at it.`,
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
      p`It can be yours or anybody else’s. Don’t show it to the others. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  driver: {
    title: 'The driver (5)',
    short: 'Swap any two face-down cards without looking at them.',
    also: 'five 5 swap exchange conductora',
    body: [
      { drawing: 'driver' },
      p`They can come from two districts or from one, and they needn’t be yours. Nobody looks at them, not even you. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  hitman: {
    title: 'The hitman (3)',
    short: 'Look at one face-down card. Then swap any two without looking at them.',
    also: 'three 3 look swap sicario',
    body: [
      { drawing: 'hitman' },
      p`First like the ${see('thug', 'thug')}, then like the ${see('driver', 'driver')}. The card you’ve looked at can be one of the two, but it needn’t be.`,
    ],
  },
  boss: {
    title: 'The boss (1)',
    short:
      'Remove one of your own cards. Or add the top card of the draw pile to somebody else’s district, without looking at it.',
    also: 'one 1 remove add give capo',
    body: [
      { drawing: 'boss' },
      p`The card you remove goes to the discard pile, whatever it is, and nobody can ${see('eliminate', 'eliminate')} anything. If it’s the ${see('snitch', 'snitch')}, it’s out of the game.`,
      p`Nobody looks at the card you add, not even you. A ${see('close', 'closed')} district is out of reach.`,
    ],
  },
  cousin: {
    title: 'The cousin (0)',
    short: 'It’s worth nothing and does nothing. If you play it, it’s like a witness with a 0.',
    also: 'zero 0 nothing primo best card',
    body: [
      { drawing: 'cousin' },
      p`It’s the best card to have at the end. If you play it after all, anybody can ${see('eliminate', 'eliminate')} a witness with a 0 – if there is one.`,
    ],
  },
  snitch: {
    title: 'The snitch (?)',
    short: 'It can’t be played, and at the end it’s worth the top card of the draw pile.',
    also: 'question mark ? soplón value top card home',
    body: [
      { drawing: 'snitch' },
      p`If the old card you wanted to play turns out to be the snitch, it goes back to your district. The card you’ve drawn stays there, too: you have one card more, and your turn is over.`,
      p`When all the cards have been turned over and somebody has the snitch, turn over the top card of the draw pile: that’s what the snitch is ${see('score', 'worth')}. Only the ${see('boss', 'boss')} can get rid of it.`,
    ],
  },

  // The end
  close: {
    title: 'Closing',
    short:
      'Knock on the table instead of taking a turn. Everybody else gets one more turn, then all cards are turned over.',
    also: 'knock end last turn shield finish stop',
    body: [
      { drawing: 'closed' },
      p`From then on family cards can’t touch your district. Witnesses can still be ${see('eliminate', 'eliminated')} from it.`,
      p`The others take one more turn each, in order, and nobody else can close. After that, add up ${see('score', 'the score')}. You needn’t have the lowest total to close, but it helps.`,
    ],
  },
  score: {
    title: 'The score',
    short: 'Add up your cards. The lowest total wins.',
    also: 'points total sum count add value reveal turn over',
    body: [
      p`After the ${see('count', 'countdown')}, everybody turns over all their cards. Then everybody ${see('entry', 'enters')} theirs, and the app does the sums.`,
      p`Every card is worth its number, family cards too; the ${see('cousin', 'cousin')} is worth nothing. If somebody has the ${see('snitch', 'snitch')}, it’s worth the top card of the draw pile. If the totals are level, see ${see('ties', 'tie-breaks')}.`,
    ],
  },
  ties: {
    title: 'Tie-breaks',
    short: 'Whoever has fewer cards wins; then whoever has the lowest single card. Still level? Play again.',
    also: 'draw level equal same total stalemate replay',
    body: [
      {
        list: [
          text`Among the players with the lowest total, whoever has **fewer cards** wins.`,
          text`Still level? Whoever has the **lowest single card** wins.`,
          text`Still level? It’s a draw. Play again!`,
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
      p`If it follows, tap what you do: that you’ve drawn, the card you’ve played, the action. It counts districts and piles and says what’s next. It never remembers what a card **is**: that’s your job.`,
      p`If it only helps, there’s nothing to tap until somebody ${see('close', 'closes')}. You can switch in the menu at any time. If you tap the wrong thing, ${see('undo', 'undo')} it.`,
    ],
  },
  entry: {
    title: 'Entering the cards',
    short: 'Everybody enters their own cards. The app shows and adds them up once they’re all in.',
    also: 'enter cards phone private secret reveal confirm correct',
    body: [
      p`Use your phone, or the table device as it’s passed around. You can correct your cards until the table confirms. The app refuses what can’t be right: two snitches, for example.`,
      p`If somebody enters more or fewer cards than the app has counted, it says so, and what you entered counts. After that, it shows ${see('score', 'the score')}.`,
    ],
  },
  count: {
    title: 'The countdown',
    short: 'All screens count 3-2-1 together.',
    also: 'countdown together timer hold pads early late zero',
    body: [
      p`For the ${see('look', 'one look')} and for the ${see('score', 'reveal')}. With hold pads, everybody holds a finger on the screen and lifts it as they turn over their cards, so the app can tell who was early.`,
    ],
  },
  undo: {
    title: 'Undo',
    short: 'You can undo what you tapped on a turn, up to the reveal.',
    also: 'mistake mis-tap wrong back correct restate fix',
    body: [
      p`The player who took the step can undo it, and so can the table screen. If the app has lost count, use “Fix the table” in the menu. You can’t undo a look or a reveal, but you can ${see('entry', 'correct')} the cards you entered.`,
    ],
  },
};
