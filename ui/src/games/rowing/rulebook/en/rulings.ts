import type { RulingId, RulingText } from '../rulings';

export const rulings: Record<RulingId, RulingText> = {
  B3: {
    question: 'Another set is left after the slowest took one?',
    answer: 'It counts as soon as the lifesavers are back.',
    others: 'It counts only once the next card is down.',
  },
  B5: {
    question: 'Somebody plays out of turn?',
    answer: 'The card goes back, and whoever’s turn it was goes on.',
    others: 'They skip their next turn, too.',
  },
  B6: {
    question: 'Second lifesaver: who takes cards first?',
    answer: 'The slowest takes the set; then the offender picks a pile that’s left.',
    others: 'The offender picks first.',
  },
  B6b: {
    question: 'Second lifesaver: who goes next?',
    answer: 'The player to the left of the slowest.',
    others: 'The player to the left of the offender.',
  },
  B8: {
    question: 'My own last card makes a set. Can I win with it?',
    answer: 'Yes, if you get a lifesaver.',
    others: 'Only with a later set.',
  },
  B10: {
    question: '“Your goat rows!”, but they’d said it or have more cards?',
    answer: 'It costs nothing.',
    others: 'The caller takes a pile.',
  },
  B12: {
    question: 'Nobody has cards, and there’s no set?',
    answer: 'You all win together.',
    others: 'Nobody wins, and you play again.',
  },
  B17: {
    question: 'Several grabbed, but there’s no set?',
    answer: 'Each takes a pile, in the order of touching. Left of the first goes next.',
    others: 'Only the first takes one.',
  },
  B19: {
    question: 'The same hand touches again within half a second?',
    answer: 'A slip: nothing happens.',
    others: 'It’s a fault.',
  },
  B20: {
    question: 'Two touches for the last lifesaver can’t be told apart?',
    answer: 'You decide, or draw lots.',
    others: 'Both are safe, and nobody pays.',
  },
  B1: {
    question: 'Nobody noticed a set, and it’s still there?',
    answer: 'It stays a set until somebody covers one of its cards.',
  },
  B2: {
    question: 'A card covers the set just after the first touch?',
    answer: 'The first touch stops play. The later card goes back to its owner’s deck.',
  },
  B4: { question: 'Three cards with the same boat and the same colour?', answer: 'That’s one set.' },
  B7: { question: 'I have to take a pile, but the grid is empty?', answer: 'Then there’s nothing to take.' },
  B9: { question: 'Who goes on after somebody was caught silent?', answer: 'Whoever’s turn it was.' },
  B11: {
    question: 'I called, got more cards, and I’m down to one again?',
    answer: 'Call again.',
  },
  B13: {
    question: 'Two players, both without cards, one lifesaver?',
    answer: 'Whoever gets it wins.',
  },
  B14: {
    question: 'Two hands on the same lifesaver?',
    answer: 'Agree on it, or let the app draw lots.',
  },
  B15: { question: 'In what order do the piles go under my deck?', answer: 'Any order you like, face down.' },
  B16: { question: 'Who starts?', answer: 'Whoever you like. The app can draw somebody.' },
  B18: {
    question: 'Not all lifesavers are gone, but nobody moves any more?',
    answer: 'The table says who was slowest.',
  },
  B21: {
    question: 'I’m out of cards, and now I have to take some?',
    answer: 'You play on with those, and call again when you’re down to one.',
  },
  B22: {
    question: 'A false grab, but nobody minds?',
    answer: 'If everybody agrees, nothing happens.',
  },
};
