/** What the shelf says of the game. */

export const box = {
  title: 'Soplón',
};
