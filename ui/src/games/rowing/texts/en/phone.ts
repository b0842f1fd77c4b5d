/** What a phone says once its ring works. */
import { terms } from './terms';

export const phone = {
  waitForAgain: 'The next game starts on the table screen.',
  youWin: 'You win!',
  warmUpStart: 'Warm up your eyes',
  gotIt: 'Got it',
};

export const texts = { ...terms, ...phone };
