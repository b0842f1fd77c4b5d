/**
 * The Back button of the phone, the browser or the mouse: it closes what was opened last, or goes one screen up.
 *
 * Everything that can be closed asks for a way back while it is open, and for each there is an entry in the history.
 * Browsers let a page make entries, but Chromium skips those that were made before the next tap, so they wait for it.
 * An entry that isn't needed any more stays for the next thing that opens; when nothing is open, they are all dropped.
 */

type Close = () => void;

const open: Close[] = [];
/** How many entries there are above the one with which the page was opened. */
let entries = 0;
/** Whether somebody has tapped since the last step in the history. */
let isTapped = false;
let isRewinding = false;
let isLeaving = false;
let held = 0;

/** Back calls `close` from now on, until the returned function is called. What is below everything else comes `first`. */
export function wayBack(close: Close, first = false): () => void {
  if (first) open.unshift(close);
  else open.push(close);
  settleSoon();
  return () => {
    const at = open.lastIndexOf(close);
    if (at >= 0) open.splice(at, 1);
    settleSoon();
  };
}

/** While a finger has to stay where it is, Back does nothing: on an iPhone a thumb at the edge may swipe. */
export function keepStill(isHeld: boolean): void {
  held = Math.max(0, held + (isHeld ? 1 : -1));
}

/**
 * Loads the page anew. A step in the history would take the place of that, so none is made any more; and after one that
 * was still on its way, the page is loaded again.
 */
export function loadAnew(): void {
  isLeaving = true;
  location.reload();
}

/** Call it once the address no longer contains the link: an entry that is made before would keep its secret. */
export function watchBack(): void {
  entries = depth();
  addEventListener('popstate', step);
  for (const name of ['click', 'keydown']) {
    addEventListener(name, () => {
      isTapped = true;
      settleSoon();
    });
  }
  // The window of the app has no such key of its own.
  if ('isTauri' in window) {
    addEventListener('keydown', (event) => {
      if (!event.altKey || event.key !== 'ArrowLeft') return;
      event.preventDefault();
      history.back();
    });
  }
}

function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

function step(): void {
  if (isLeaving) return location.reload();
  const before = entries;
  entries = depth();
  isTapped = false;
  // A scanned link is a step, too, and no way back.
  if (location.hash) return;
  if (isRewinding) {
    isRewinding = false;
    settleSoon();
  } else if (entries < before && !held) open.at(-1)?.();
}

/**
 * What is closed and opened in one go changes nothing. Two frames later nothing secret is on the screen any more, of
 * which an iPhone takes a picture with each entry.
 */
let isSettling = false;
function settleSoon(): void {
  if (isSettling || typeof requestAnimationFrame === 'undefined') return;
  isSettling = true;
  requestAnimationFrame(() => requestAnimationFrame(settle));
}

function settle(): void {
  isSettling = false;
  if (location.hash || isRewinding || isLeaving || held) return;
  if (!open.length && entries) {
    isRewinding = true;
    history.go(-entries);
  }
  while (isTapped && entries < open.length) {
    history.pushState({ depth: ++entries }, '', location.pathname + location.search);
  }
}
