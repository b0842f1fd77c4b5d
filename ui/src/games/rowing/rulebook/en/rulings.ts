import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  B3: {
    question: 'What if there’s still a set after the slowest has taken one?',
    answer: 'It counts as soon as the lifesavers are back.',
    others: 'It counts only after the next card.',
  },
  B5: {
    question: 'What if somebody plays out of turn?',
    answer: 'The card goes back, and it’s still the same player’s turn.',
    others: 'They skip their next turn, too.',
  },
  B6: {
    question: 'Somebody grabbed a second lifesaver. Who takes cards first?',
    answer: 'The slowest takes the set; then whoever grabbed two takes one of the piles that are left.',
    others: 'Whoever grabbed two takes a pile first.',
  },
  B6b: {
    question: 'Somebody grabbed a second lifesaver. Who goes next?',
    answer: 'The player to the left of the slowest.',
    others: 'The player to the left of whoever grabbed two.',
  },
  B8: {
    question: 'My own last card makes a set. Can I win with it?',
    answer: 'Yes, if you get a lifesaver.',
    others: 'Only with a later set.',
  },
  B10: {
    question: 'Somebody shouts “Your goat rows!”, but you’d already shouted or have more cards. What now?',
    answer: 'It costs nothing.',
    others: 'Whoever shouted takes a pile.',
  },
  B12: {
    question: 'What if nobody has any cards left and there’s no set?',
    answer: 'You all win together.',
    others: 'Nobody wins, and you play again.',
  },
  B17: {
    question: 'What if several players grabbed and there’s no set?',
    answer:
      'Each of them takes a pile, in the order in which they touched. The player to the left of whoever touched first goes next.',
    others: 'Only the first takes a pile.',
  },
  B19: {
    question: 'What if the same hand touches again within half a second?',
    answer: 'It’s a slip: nothing happens.',
    others: 'It’s a fault.',
  },
  B20: {
    question: 'What if it’s too close to call for the last lifesaver?',
    answer: 'You decide, or draw lots.',
    others: 'Both are safe, and nobody takes cards.',
  },
  B1: {
    question: 'What if nobody noticed a set and it’s still there?',
    answer: 'It stays a set until somebody covers one of its cards.',
  },
  B2: {
    question: 'What if a card covers the set just after the first touch?',
    answer: 'The first touch stops play. The later card goes back to its owner’s deck.',
  },
  B4: {
    question: 'What if three cards have the same boat and the same colour?',
    answer: 'That’s still one set.',
  },
  B7: {
    question: 'What if I have to take a pile and the grid is empty?',
    answer: 'Then there’s nothing to take.',
  },
  B9: {
    question: 'Whose turn is it after somebody was caught not shouting?',
    answer: 'It’s still the same player’s turn.',
  },
  B11: {
    question: 'I shouted, had to take cards, and I’m down to one again. What now?',
    answer: 'Shout again.',
  },
  B13: {
    question: 'Two players, both without cards, and one lifesaver: who wins?',
    answer: 'Whoever gets it.',
  },
  B14: {
    question: 'What if there are two hands on the same lifesaver?',
    answer: 'Agree on it, or let the app draw lots.',
  },
  B15: { question: 'In what order do the piles go under my deck?', answer: 'Any order you like, face down.' },
  B16: { question: 'Who starts?', answer: 'Whoever you like. The app can pick somebody at random.' },
  B18: {
    question: 'What if there are lifesavers left, but nobody grabs any more?',
    answer: 'Then you decide who was slowest.',
  },
  B21: {
    question: 'What if I’m out of cards and have to take some?',
    answer: 'You’re back in: play them, and shout again when you’re down to one.',
  },
  B22: {
    question: 'What if somebody grabs without a set and nobody minds?',
    answer: 'If everybody agrees, nothing happens.',
  },
};
