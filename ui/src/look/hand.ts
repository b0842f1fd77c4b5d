/** The hand that people tap with. Styles for the left one begin with `[data-hand='left']`. */
export type Hand = 'left' | 'right';

export function setHand(hand: Hand): void {
  if (hand === 'left') document.documentElement.dataset.hand = hand;
  else delete document.documentElement.dataset.hand;
}
