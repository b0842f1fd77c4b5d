/** What only a phone says, after its first screen. */
import { finale } from './finale';
import { prompts } from './prompts';
import { terms } from './terms';

export const phone = {
  yourTurn: 'Your turn',
  yourLastTurn: 'Your last turn',
  youClosed: 'You’ve closed',
  youClosedHint: 'Your district is safe from the family. Everybody else has one last turn.',
  iClose: 'Close?',
  setUpList: 'Set-up list',
  tick: 'Done',
  whichToGive: 'Who gets one more card?',
  abandoned: 'The game was stopped. Nobody wins.',
  helpOnly: 'Play away',
  aboutText: 'For the card game Soplón, with your own cards.',
};

export const texts = { ...terms, ...prompts, ...phone, ...finale };
