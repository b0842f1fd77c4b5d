/** What only a phone says, after its first screen. */
import { errors } from './errors';
import { finale } from './finale';
import { prompts } from './prompts';
import { terms } from './terms';

export const phone = {
  yourTurn: 'Your turn',
  yourLastTurn: 'Your last turn',
  youClosed: 'You’ve closed',
  iTried: 'I threw one in',
  iClose: 'Do you want to close?',
  whichToGive: 'Or who gets one more card?',
  abandoned: 'The game was stopped',
  abandonedHint: 'Nobody wins, and no cards were counted.',
  helpOnly: 'Just play',
  aboutText: 'For the card game Soplón, with your own cards. The name is Spanish for “snitch”.',
};

export const texts = { ...terms, ...prompts, ...phone, ...finale, ...errors };
