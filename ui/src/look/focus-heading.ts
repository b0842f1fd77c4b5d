/**
 * When the focused element disappears with its screen, the focus moves to the first heading of the new screen, which
 * a screen reader then reads. Before anybody has used the page, the focus stays where it is.
 */
let isUsed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => (isUsed = true), { once: true });
}

/** For the first heading of a screen; checks again whenever the text of the heading changes. */
export function focusHeading(heading: HTMLElement, _says: string) {
  const land = () => {
    if (isUsed && document.activeElement === document.body) heading.focus({ preventScroll: true });
  };
  heading.tabIndex = -1;
  land();
  return { update: land };
}
