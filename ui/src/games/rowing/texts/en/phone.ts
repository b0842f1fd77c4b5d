/** What a phone says once its ring works. */
import { terms } from './terms';

export const phone = {
  waitForAgain: 'The next game starts on the table screen.',
  youWin: 'You win!',
  whoIsNext: 'On with the game',
  warmUpStart: 'Warm up your eyes',
  gridOnTable: 'Warm-up on every phone: is there a set?',
  raceOn: 'Somebody grabbed!',
  gotIt: 'Got it',
};

export const texts = { ...terms, ...phone };
