/** What the shelf says of the game. */
export const box = {
  title: 'Row Your Goat',
  judgeGrid: 'Row Your Goat: grid judge',
};
