/** Our rulings where the rulebook of the box is silent: the question, our answer, and how else one could play. */
import type { Ruling, RulingId } from '../../rulebook/rulings';

export const rulings: Record<RulingId, Ruling> = {
  A27: {
    question: 'The cards frame two goats at once. Who wins?',
    answer:
      'All of them count as framed, and the conspirators win if the scapegoat is among them: what they set out to do is done.',
    others:
      'One innocent goat among them and the scapegoat wins; or the attempt counts as failed. Agree before the game.',
  },
  A21: {
    question: 'Is there an evidence swap after a failed frame attempt?',
    answer: 'Yes. The attempt was this turn’s action, it is completed, and no exception is written for it.',
    others: 'No swap, the next player goes on at once: the Spanish words lean a little that way.',
  },
  A5: {
    question: 'Six players: how long may the one opposite go to the cops?',
    answer:
      'At the start of the turn only. The rulebook and the card differ here; with the whole turn one could answer every frame attempt that is announced.',
    others: 'During the whole turn, but never once everybody is picking a card for a frame attempt.',
  },
  A1: {
    question: 'In which direction do we play?',
    answer: 'Clockwise, to the left: wherever seats are counted, they are counted to the left.',
    others: 'Anticlockwise. The right of the player opposite stays the same.',
  },
  A2: {
    question: 'In which order do the three middle locations lie?',
    answer: 'As you like; we show Spy, Trade, Stash.',
    others:
      'Any other order. It decides which place is empty with three players and which is doubled with six.',
  },
  A3: {
    question: 'Who decides the order of the tokens?',
    answer: 'Chance: the app shuffles the colours and says which one is placed next.',
    others: 'Draw the tokens blindly from the box.',
  },
  A4: {
    question: 'Three players have fewer tokens than places. Which place stays empty?',
    answer: 'The one beside the cops: the tokens go on the first three from the left.',
  },
  A40: {
    question: 'Somebody has knocked over the dice. And now?',
    answer: 'Turn them back to the old numbers. The app remembers them, and what the mats say stays.',
  },
  A37: {
    question: 'May I show somebody my cards?',
    answer:
      'No, only through Spy: else that location would be worth nothing. Saying what you hold is fine, true or not.',
    others: 'As a house rule of your own.',
  },
  A38: {
    question: 'May I tell what my mat says?',
    answer: 'Tell it or lie about it, yes. Show the mat or the phone, no.',
  },
  A9: {
    question: 'May I go where others already stand, or to the far end?',
    answer: 'Yes. Any number of tokens fits on a location, and distance does not matter.',
  },
  A10: {
    question: 'The card under my token was flipped. Is that a new location for me?',
    answer: 'No. It is the same card at the same place: you have to leave first.',
  },
  A11: {
    question: 'May I skip the action of a location?',
    answer: 'No, it is done. At Stash you may put back the very card that you took.',
    others: 'Lenient tables allow to skip Spy.',
  },
  A12: {
    question: 'Spy: one card or all?',
    answer: 'The whole hand, and to the spy alone.',
  },
  A13: {
    question: 'Trade: can the other refuse, and must I give my own colour?',
    answer: 'Neither. The partner takes part, and both choose freely.',
  },
  A14: {
    question: 'Stash: does the own-colour duty apply, and may I take the faceup card?',
    answer: 'Neither. Only the three facedown cards belong to the action, and any card may go back.',
  },
  A15: {
    question: 'May one player hold both preparation tokens?',
    answer: 'Yes, by visiting Prepare twice while a token lies there. Stealing never leads to two.',
    others: 'One each as a house rule; then Prepare does nothing for whoever has one.',
  },
  A16: {
    question: 'I steal from somebody with two tokens. How many do I get?',
    answer: 'One.',
  },
  A17: {
    question: 'May I frame right after stealing?',
    answer: 'No, a turn has one action. Leave, come back, and then.',
  },
  A18: {
    question: 'I have a token but would rather steal. May I?',
    answer: 'No. With a token Frame/Steal always means a frame attempt.',
  },
  A19: {
    question: 'I took the second token and the card was flipped. Do I frame now?',
    answer: 'No. Your action was to prepare; come back for the attempt.',
  },
  A34: {
    question: 'Several of my cards show my colour. Which one goes?',
    answer: 'The one you choose among them.',
  },
  A35: {
    question: 'Swap: do I take first and then lay?',
    answer: 'First lay, then take. What you pick up cannot be what you lay down.',
  },
  A36: {
    question: 'Does a card count that I got this very turn?',
    answer: 'Yes: it may be laid down, and if it shows your colour the duty includes it.',
  },
  A41: {
    question: 'Somebody kept the own colour although it had to go.',
    answer: 'Nothing is written about it, and the app does not see cards. Put it right together and play on.',
  },
  A20: {
    question: 'Is the preparation token spent by a failed attempt?',
    answer: 'No, it is kept. Else after two failures nobody could ever be framed.',
    others: 'Back onto the card, which is turned to Prepare again. Nothing in the box says so.',
  },
  A22: {
    question: 'What happens to the revealed cards after a failed attempt?',
    answer: 'Everybody takes the own card back. All have seen it.',
  },
  A24: {
    question: 'A colour is on all cards but one, and that one is not the goat’s own. Framed?',
    answer: 'No. All other players’ cards must show it; only the goat’s own card is left out.',
  },
  A25: {
    question: 'Grey is on every card. And now?',
    answer: 'The attempt fails. Grey is nobody’s colour.',
  },
  A26: {
    question: 'A card shows a colour that nobody plays.',
    answer: 'It counts like grey. It should not happen: perhaps a card for more players is in your pile.',
  },
  A28: {
    question: 'Two goats are framed, one is the scapegoat. Does the other win?',
    answer: 'Yes, as one of the conspirators.',
  },
  A29: {
    question: 'Somebody was late, changed the card or showed two.',
    answer: 'Count again, with the cards that were chosen first.',
    others: 'Let it stand, if nobody minds.',
  },
  A30: {
    question: 'A wrong goat was framed. Does it win together with the scapegoat?',
    answer: 'No. The scapegoat wins alone; the framed one loses like everybody else.',
  },
  A33: {
    question: 'On which beat are cards turned over and fingers pointed?',
    answer: 'On the flash after 3-2-1, which comes with one sound.',
  },
  A6: {
    question: 'Six players: when is the start of a turn over?',
    answer:
      'When the active token leaves its place. Whoever is active says so first and gives the one opposite a moment.',
  },
  A7: {
    question: 'Six players: may the one opposite go on the very first turn?',
    answer: 'Yes.',
  },
  A31: {
    question: 'The cops are there, and nobody is pointed at by all the others.',
    answer: 'Somebody misread. Look at the mats again, the dice lie as they were, and point once more.',
    others: 'If the app knows the mats, what it knows counts.',
  },
  A32: {
    question: 'Must I show the back of my mat at the end?',
    answer: 'No, just say what it said. Whoever sees the whole table could learn it for the next game.',
  },
  A39: {
    question: 'Is there a limit of rounds, or a draw?',
    answer: 'No. A game ends by a frame attempt or by the cops.',
  },
  A42: {
    question: 'Somebody has to leave in the middle.',
    answer: 'The game stops, and nobody wins.',
  },
};
