/** Our rulings where the rulebook doesn’t say: the question, our answer, and how else you could play it. */
import type { RulingText } from '../../../../kit/rulebook/assemble';
import type { RulingId } from '../rules';

export const rulings: Record<RulingId, RulingText> = {
  A27: {
    question: 'The cards frame two goats at once. Who wins?',
    answer:
      'Both count as framed, and the conspirators win if the scapegoat is one of them – they did what they set out to do.',
    others:
      'The scapegoat wins if either of them is innocent; or the attempt counts as failed. Agree before the game.',
  },
  A21: {
    question: 'Is there an evidence swap after a failed Frame Attempt?',
    answer: 'Yes. The attempt was this turn’s action, it’s complete, and the rules make no exception.',
    others: 'No swap; the next player starts right away. The Spanish rules lean slightly that way.',
  },
  A5: {
    question: 'Six players: how long does the player opposite have to go to the cops?',
    answer:
      'At the start of the turn only. The rulebook and the card disagree here; but if it lasted all turn, you could use it to stop any Frame Attempt.',
    others: 'During the whole turn, but never once everybody is picking a card for a Frame Attempt.',
  },
  A1: {
    question: 'Which way round do we play?',
    answer: 'Clockwise, to the left: whenever the rules count seats, they count to the left.',
    others: 'Anticlockwise. It makes no difference to the player opposite.',
  },
  A2: {
    question: 'What order do the three middle locations go in?',
    answer: 'Any order you like; we show Spy, Trade, Stash.',
    others:
      'Any other order. It affects which location is empty with three players and which gets two tokens with six.',
  },
  A3: {
    question: 'Who decides the order of the tokens?',
    answer: 'Luck: the app shuffles the colours and says which one to place next.',
    others: 'Draw the tokens blind from the box.',
  },
  A4: {
    question: 'With three players there are fewer tokens than locations. Which one stays empty?',
    answer: 'The one next to the cops: the tokens go on the first three from the left.',
  },
  A40: {
    question: 'Somebody knocked the dice over. What now?',
    answer: 'Turn them back. The app remembers the numbers, and what the mats say doesn’t change.',
  },
  A37: {
    question: 'May I show somebody my cards?',
    answer:
      'No, only through Spy – otherwise Spy would be pointless. Saying what you hold is fine, true or not.',
    others: 'Allow it as a house rule.',
  },
  A38: {
    question: 'May I say what my mat says?',
    answer: 'Yes, and you may lie about it. But never show your mat or phone.',
  },
  A9: {
    question: 'Can I go where others already are, or to the far end?',
    answer: 'Yes. A location can hold any number of tokens, and distance doesn’t matter.',
  },
  A10: {
    question: 'The card under my token was flipped. Is that a new location for me?',
    answer: 'No. It’s the same card in the same place: you have to leave first.',
  },
  A11: {
    question: 'May I skip a location’s action?',
    answer: 'No, you must do it. (At Stash you may put back the very card you took.)',
    others: 'Lenient tables may let you skip Spy.',
  },
  A12: {
    question: 'Spy: one card or all?',
    answer: 'The whole hand, and only to the spy.',
  },
  A13: {
    question: 'Trade: can the other player refuse, and must I give my own colour?',
    answer: 'No and no. Your partner must trade, and both of you choose freely.',
  },
  A14: {
    question: 'Stash: does the own-colour rule apply, and may I take the face-up card?',
    answer: 'No and no. You take one of the three face-down cards, and you may put back any card.',
  },
  A15: {
    question: 'May one player hold both preparation tokens?',
    answer:
      'Yes, by visiting Prepare twice while there’s still a token. You can never get a second one by stealing.',
    others: 'One each as a house rule; then Prepare does nothing for a player who already has one.',
  },
  A16: {
    question: 'I’m stealing from somebody with two tokens. How many do I get?',
    answer: 'One.',
  },
  A17: {
    question: 'May I frame right after stealing?',
    answer: 'No, you get one action per turn. Leave and come back first.',
  },
  A18: {
    question: 'I have a token but would rather steal. May I?',
    answer: 'No. With a token, Frame/Steal always means a Frame Attempt.',
  },
  A19: {
    question: 'I took the second token and the card was flipped. Do I frame now?',
    answer: 'No. Your action was to prepare. Leave, then come back for the attempt.',
  },
  A34: {
    question: 'Several of my cards show my colour. Which one goes?',
    answer: 'Your choice.',
  },
  A35: {
    question: 'Swap: do I take first?',
    answer: 'No: put down first, then take. You can’t put down the card you’re about to pick up.',
  },
  A36: {
    question: 'Does a card I got this turn count?',
    answer: 'Yes: you may put it down, and if it shows your colour the own-colour rule applies.',
  },
  A41: {
    question: 'Somebody kept their own colour when it should have gone.',
    answer: 'The rules don’t say, and the app can’t see your cards. Put it right together and play on.',
  },
  A20: {
    question: 'Does a failed attempt cost me the preparation token?',
    answer: 'No, you keep it. Otherwise, after two failures nobody could ever be framed.',
    others: 'Put it back and flip the card to Prepare again. (Nothing in the rules says so.)',
  },
  A22: {
    question: 'What happens to the revealed cards after a failed attempt?',
    answer: 'Everybody takes their own card back – and everybody has seen it.',
  },
  A24: {
    question: 'A colour is on every card except one, and that one isn’t the goat’s own. Framed?',
    answer: 'No. Everyone else’s card must show it; only the goat’s own card is ignored.',
  },
  A25: {
    question: 'Grey is on every card. What now?',
    answer: 'The attempt fails. Grey is nobody’s colour.',
  },
  A26: {
    question: 'A card shows a colour nobody is playing.',
    answer: 'It counts as grey. It shouldn’t happen: maybe there’s a card for more players in your deck.',
  },
  A28: {
    question: 'Two goats are framed, and one is the scapegoat. Does the other one win?',
    answer: 'Yes, as one of the conspirators.',
  },
  A29: {
    question: 'Somebody was late, changed their card or showed two.',
    answer: 'Count again with the cards you first chose.',
    others: 'Let it stand, if nobody minds.',
  },
  A30: {
    question: 'The wrong goat was framed. Does it win with the scapegoat?',
    answer: 'No. The scapegoat wins alone; the framed goat loses like everyone else.',
  },
  A33: {
    question: 'When exactly do we flip or point?',
    answer: 'On the flash (and the bell) after 3-2-1.',
  },
  A6: {
    question: 'Six players: when is the start of a turn over?',
    answer: 'When the active player’s token moves. Announce your turn and give the player opposite a moment.',
  },
  A7: {
    question: 'Six players: may the player opposite go on the very first turn?',
    answer: 'Yes.',
  },
  A31: {
    question: 'The cops are here, but no goat has everybody else pointing at it.',
    answer: 'Somebody misread. The dice haven’t moved: look at the mats again and point once more.',
    others: 'If the app knows the mats, the app decides.',
  },
  A32: {
    question: 'Must I show the back of my mat at the end?',
    answer: 'No, just say what it said. Anyone who sees the whole grid could learn it for the next game.',
  },
  A39: {
    question: 'Is there a round limit, or a draw?',
    answer: 'No. A game ends with a successful Frame Attempt or the cops.',
  },
  A42: {
    question: 'Somebody has to leave mid-game.',
    answer: 'The game stops, and nobody wins.',
  },
};
