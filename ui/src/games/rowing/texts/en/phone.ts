/** What a phone says once its ring works. */
import { errors } from './errors';
import { finale } from './finale';
import { terms } from './terms';

export const phone = {
  warmUpStart: 'Warm up your eyes',
  gotIt: 'Got it',
};

export const texts = { ...terms, ...phone, ...finale, ...errors };
