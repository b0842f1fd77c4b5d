// What can't be read from three metres on a screen for everybody: text under 28 pixels at 1080p, and text that is cut or
// outside of the screen. What's written on the things in a picture for newcomers doesn't count: its caption says it all.

import { settled } from './eyes.mjs';

/** At 1080p; on a screen with more pixels, more of them. */
const LEAST = 28;

/** In the page: every text that is too small, or not wholly there. */
function unreadableHere(least) {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim().slice(0, 40);
    const element = node.parentElement;
    if (!text || element.closest('script, style, .unseen, .story .picture')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!boxes.length || getComputedStyle(element).clipPath !== 'none') continue;
    const matrix = element.closest('svg') ? element.getScreenCTM?.() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least - 0.3) found.add(`“${text}” has ${size.toFixed(1)} px`);
    const leaves = ({ left, top, right, bottom }) => boxes
      .some((box) => box.left < left - 2 || box.top < top - 2 || box.right > right + 2 || box.bottom > bottom + 2);
    if (leaves({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) found.add(`“${text}” leaves the screen`);
    for (let room = element; room !== document.body; room = room.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(room);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (leaves(room.getBoundingClientRect())) found.add(`“${text}” is cut`);
    }
  }
  return [...found];
}

/** Once nothing moves any more, or right now. */
export async function unreadable(page, isStill = true) {
  if (isStill) await settled(page);
  return page.evaluate(unreadableHere, LEAST * (page.viewportSize().height / 1080));
}
