/** What the rulebook and the practice round say, apart from the rules themselves. */
import { options } from '../../texts/en/options';

export const words = {
  ...options,

  searchHint: 'snitch, close, tie…',
  'chapter.idea': 'The idea',
  'chapter.before': 'Before the game',
  'chapter.turn': 'A turn',
  'chapter.family': 'Card by card',
  'chapter.end': 'The end',
  'chapter.app': 'The app',
  rulingsIntro:
    'The rulebook leaves some questions open. Here’s how we play, and what you could do instead. Thirteen of these are up to you: see the settings.',

  // Quick reference
  allCards: 'What the cards do',
  aTurn: 'Your turn',
  whoWins: 'Who wins',

  // The practice round
  drawAsk: 'It’s your turn. You draw this card and look at it. What do you do with it?',
  drawPlay: 'Play it right away',
  drawSwap: 'Swap it for one of my cards and play the old one',
  drawKeep: 'Keep it as a fifth card',
  drawWhy:
    'The card you draw always goes into your district, and you play the one it replaces. You can’t play the new one.',
  matchAsk:
    'Somebody plays the card on the left. You’re sure you have the one on the right. Can you eliminate it?',
  matchYes: 'Yes, quick!',
  matchNo: 'No, that would be wrong',
  played: 'played',
  yours: 'yours',
  sameWhy: 'A witness with the same number: throw it on the discard pile, and you have one card fewer.',
  familyWhy:
    'The number’s the same, but it’s a family card. Only witnesses can be eliminated; this would cost you an extra card.',
  otherAsk: 'You’ve just eliminated a witness from your neighbour’s district. What now?',
  otherNothing: 'Nothing, lucky neighbour',
  otherGive: 'I put one of my own cards there, without looking',
  otherDraw: 'My neighbour draws a new card',
  otherWhy:
    'Your neighbour keeps as many cards as before, and you have one fewer. Give away a high one – if you know where it is.',
  snitchAsk: 'You swap in a new card, turn over the old one – and it’s this. What happens?',
  snitchDiscard: 'It goes to the discard pile',
  snitchHome: 'It goes back, and I have one card more',
  snitchGive: 'I give it to somebody',
  snitchWhy:
    'The snitch can’t be played. It goes back to your district, the new card stays too, and your turn is over.',
  closeAsk: 'Red has closed. On your last turn you play this card. Can you swap one of Red’s cards?',
  closeYes: 'Yes, it’s my turn',
  closeNo: 'No, that district is closed',
  closeWhy:
    'Family cards can’t reach a closed district. Choose two cards from other districts, yours included.',
  scoreAsk: 'All cards are turned over. Who wins?',
  scoreDraw: 'It’s a draw',
  cardsWhy:
    'If the totals are level, whoever has fewer cards wins. Only after that does the lowest single card matter.',
  topWhy: 'The snitch is worth the top card of the draw pile. That can hurt.',
  endTitle: 'You’re family now',
  endAll: 'All correct first time. The boss would like a word with you.',
  endMost: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right first time. You’ll go far in this town.`,
  endSome: ({ right, steps }: { right: number; steps: number }) =>
    `${right} of ${steps} right first time – and now you’ve seen all the traps. That’s what practice is for.`,
  endText:
    'You know the family, and you know when to close. The rest is memory. Have a lovely evening, and don’t sing.',
};
