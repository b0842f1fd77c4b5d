/** Our rulings where the rulebook doesn’t say: the question, our answer, and how else you could play it. */
import type { RulingId, RulingText } from '../rulings';

export const rulings: Record<RulingId, RulingText> = {
  C1: {
    question: 'How long can a card be eliminated?',
    answer: 'Until the next player draws or closes.',
    others: 'Five seconds, with a bar on every screen.',
  },
  C2: {
    question: 'Does an eliminated witness open another elimination?',
    answer: 'No. It was thrown in, not played.',
    others: 'Yes, and so on, until nobody has another one.',
  },
  C9: {
    question: 'You have no card to give. May you eliminate somebody else’s?',
    answer: 'No: one of yours has to go there.',
    others: 'Yes, and nothing replaces it.',
  },
  C3: {
    question: 'Can cards be eliminated from a closed district?',
    answer: 'Yes. Only family cards are kept out.',
    others: 'No: closed is closed.',
  },
  C4: {
    question: 'May the player who has closed still eliminate?',
    answer: 'Yes, anybody may.',
    others: 'No, they just watch.',
  },
  C5: {
    question: 'Do you have to take your last turn?',
    answer: 'Yes. It’s an ordinary turn, except that nobody can close again.',
    others: 'You may pass.',
  },
  C10: {
    question: 'Do you have to do what a family card says?',
    answer: 'Yes, if it’s possible at all.',
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
    question: 'And if there’s nothing to shuffle either?',
    answer: 'Nobody draws. Penalties and added cards lapse.',
    others: 'The round ends at once.',
  },
  C16: {
    question: 'Can a cousin in a district be eliminated?',
    answer: 'No. It’s only like a witness when it’s played.',
    others: 'Yes, like a witness with a 0.',
  },
  C7: {
    question: 'Somebody has the snitch, but the draw pile is empty. What does it count?',
    answer: 'Shuffle the discards and turn over the top card.',
    others: 'Nothing.',
  },
  C17: {
    question: 'Can the snitch be the lowest card in a tie?',
    answer: 'Yes, with the value it has.',
    others: 'No, it’s ignored.',
  },
  C20: {
    question: 'Do you have to look at your two lower cards?',
    answer: 'No, but it’s your only chance. Everybody looks at the same time, once.',
  },
  C21: {
    question: 'Where do extra cards go?',
    answer: 'Anywhere beside the others, face down.',
  },
  C25: {
    question: 'How many cards are in the draw pile if some are missing?',
    answer: 'As many as are really there, after everybody has four.',
  },
  C13: {
    question: 'Does everybody get to see a wrong card?',
    answer: 'Yes. It’s shown, then it goes back face down.',
  },
  C14: {
    question: 'Two hands land at the same time. Who was first?',
    answer: 'The lower hand on the pile. The app stays out of it.',
  },
  C23: {
    question: 'When does the last elimination of the game end?',
    answer: 'When the reveal is counted down.',
  },
  C11: {
    question: 'May the driver swap two cards of the same district?',
    answer: 'Yes, or of two different ones.',
  },
  C12: {
    question: 'The boss removes a witness. Can others eliminate now?',
    answer: 'No. It goes to the discard pile, but it wasn’t played. The snitch leaves the game.',
  },
  C15: {
    question: 'What can be eliminated after a cousin?',
    answer: 'Only a witness with a 0, if your box has one.',
  },
  C19: {
    question: 'The closer doesn’t have the lowest total. Is there a penalty?',
    answer: 'Only the shame.',
  },
  C18: {
    question: 'The card turned over for the snitch is family. What does it count?',
    answer: 'Its number; the cousin counts 0.',
  },
  C26: {
    question: 'Somebody enters more cards than the app has counted. Who’s right?',
    answer: 'The table. The app just mentions it.',
  },
  C22: {
    question: 'Somebody has no cards at all. What’s their lowest card?',
    answer: 'It never comes to that: no cards and no points win the first tie-break.',
  },
  C27: {
    question: 'Still level after both tie-breaks?',
    answer: 'It’s a draw. Play again!',
  },
};
