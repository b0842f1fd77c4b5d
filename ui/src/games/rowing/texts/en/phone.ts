/** What a phone says once its ring works. */
import { finale } from './finale';
import { terms } from './terms';

export const phone = {
  youWin: 'You win!',
  warmUpStart: 'Warm up your eyes',
  gotIt: 'Got it',
};

export const texts = { ...terms, ...phone, ...finale };
