/**
 * Where the keyboard goes when what had it is gone with its screen: to the first heading of what came instead,
 * which a screen reader then says. Before anybody has used the page nothing is moved.
 */
let isUsed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', () => (isUsed = true), { once: true });
}

/** For the first heading of a screen; it looks again whenever the heading says something else. */
export function landing(heading: HTMLElement, _says: string) {
  const land = () => {
    if (isUsed && document.activeElement === document.body) heading.focus({ preventScroll: true });
  };
  heading.tabIndex = -1;
  land();
  return { update: land };
}
