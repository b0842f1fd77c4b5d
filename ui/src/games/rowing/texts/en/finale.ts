/** What all screens say while the end is shown, and each phone to its owner. */

export const finale = {
  'finale.hush': 'Oars up…',
  'finale.roll': 'Drum roll, please…',
  'finale.step': ({ name }: { name: string }) => `${name} goes overboard!`,
  'finale.step.you': 'You go overboard!',
  'finale.cards': 'Too many cards on board.',
  'finale.called': 'One card too many.',
  'finale.out': 'No cards left, but no lifesaver either.',
  'finale.afloat': 'afloat',
  'finale.overboard': 'overboard',
  'finale.stage': 'Who stays afloat',

  'you.win': 'You win, and not a hoof got wet!',
  'you.winTogether': 'You win, side by side!',
  'you.cards': 'You sank with all your cards',
  'you.called': 'So close: one card too many!',
  'you.out': 'No cards, no lifesaver, no luck',
  'you.nobody': 'Everybody’s in the water, and so are you',
};
