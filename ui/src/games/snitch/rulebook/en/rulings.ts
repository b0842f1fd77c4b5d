/** Our rulings where the rulebook doesn’t say: the question, our answer, and how else you could play it. */
import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  C1: {
    question: 'How long can a card be eliminated?',
    answer: 'Until the next player draws or closes.',
    others: 'Five seconds, with a bar on every screen.',
  },
  C2: {
    question: 'Somebody has eliminated a witness. Can another one be eliminated now?',
    answer: 'No. That one was thrown in, not played.',
    others: 'Yes, and so on, until nobody has another one.',
  },
  C9: {
    question: 'You have no card to give. Can you eliminate somebody else’s?',
    answer: 'No: you’d have to give them one of yours.',
    others: 'Yes, and they get nothing in return.',
  },
  C3: {
    question: 'Can cards be eliminated from a closed district?',
    answer: 'Yes. Only family cards are kept out.',
    others: 'No: closed is closed.',
  },
  C4: {
    question: 'Can the player who closed still eliminate?',
    answer: 'Yes, anybody can.',
    others: 'No, they just watch.',
  },
  C5: {
    question: 'Do you have to take your last turn?',
    answer: 'Yes. It’s an ordinary turn, except that nobody can close again.',
    others: 'You may pass.',
  },
  C10: {
    question: 'Do you have to do what a family card says?',
    answer: 'Yes, if it’s possible.',
    others: 'Only if you want to.',
  },
  C8: {
    question: 'You have no cards left and it’s your turn. What now?',
    answer: 'You draw one. It becomes your district, and nothing is played.',
    others: 'You have to close.',
  },
  C6: {
    question: 'The draw pile is empty. What now?',
    answer: 'Shuffle the discards, except the top card.',
    others: 'The round ends at once.',
  },
  C24: {
    question: 'What if there’s nothing to shuffle either?',
    answer: 'Nobody draws. Penalties and added cards don’t happen.',
    others: 'The round ends at once.',
  },
  C16: {
    question: 'Can a cousin in a district be eliminated?',
    answer: 'No. It’s like a witness only when it’s played.',
    others: 'Yes, like a witness with a 0.',
  },
  C7: {
    question: 'Somebody has the snitch, but the draw pile is empty. What’s it worth?',
    answer: 'Shuffle the discards and turn over the top card.',
    others: 'Nothing.',
  },
  C17: {
    question: 'Can the snitch be the lowest card in a tie?',
    answer: 'Yes, with the value it has.',
    others: 'No, the snitch is ignored.',
  },
  C20: {
    question: 'Do you have to look at the two cards nearest you?',
    answer: 'No, but it’s your only chance. Everybody looks at the same time, once.',
  },
  C21: {
    question: 'Where do extra cards go?',
    answer: 'Anywhere beside the others, face down.',
  },
  C25: {
    question: 'How many cards are in the draw pile if some are missing?',
    answer: 'All that are left once everybody has four.',
  },
  C13: {
    question: 'Does everybody get to see a wrong card?',
    answer: 'Yes. It’s shown, then it goes back face down.',
  },
  C14: {
    question: 'Two hands land at the same time. Who was first?',
    answer: 'Whoever’s hand is underneath. The app stays out of it.',
  },
  C23: {
    question: 'When does the last elimination of the game end?',
    answer: 'When the countdown to the reveal starts.',
  },
  C11: {
    question: 'Can the driver swap two cards from the same district?',
    answer: 'Yes, or from two different ones.',
  },
  C12: {
    question: 'The boss removes a witness. Can others eliminate now?',
    answer:
      'No. It goes to the discard pile, but it wasn’t played. If the boss removes the snitch, it’s out of the game.',
  },
  C15: {
    question: 'What can be eliminated after a cousin?',
    answer: 'Only a witness with a 0, if your box has one.',
  },
  C19: {
    question: 'Whoever closed doesn’t have the lowest total. Is there a penalty?',
    answer: 'Only the shame.',
  },
  C18: {
    question: 'The card turned over for the snitch is a family card. What’s the snitch worth?',
    answer: 'The number on it. If it’s the cousin, nothing.',
  },
  C26: {
    question: 'Somebody enters more cards than the app has counted. Who’s right?',
    answer: 'Whatever’s on the table. The app just mentions it.',
  },
  C22: {
    question: 'Somebody has no cards at all. What’s their lowest card?',
    answer: 'It never comes to that: with no points and no cards they win the first tie-break.',
  },
  C27: {
    question: 'What if they’re still level after both tie-breaks?',
    answer: 'It’s a draw. Play again!',
  },
};
