// Finds text that covers a goat, a card or an arrow. It asks the page, point by point, because only the page knows
// what is painted over what.

/** In the page: every picture with text on it, and that text. */
function coveredHere() {
  const sheet = new CSSStyleSheet();
  // Elements that let taps through can still cover something.
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);

  const isSeen = ({ alpha }) => alpha > 0.05;
  const alpha = (colour) => ({ alpha: colour === 'transparent' ? 0 : Number(/[\d.]+(?=\)$)/.exec(colour)?.[0] ?? 1) });
  const paints = (element) => {
    const style = getComputedStyle(element);
    const colour = /^rgba|\//.test(style.backgroundColor) ? alpha(style.backgroundColor) : { alpha: style.backgroundColor === 'rgba(0, 0, 0, 0)' ? 0 : 1 };
    return isSeen(colour) || style.backgroundImage !== 'none';
  };
  const says = (element) => element.textContent.trim() !== '' || element.matches('button, input');
  /** Whether the element has text at this point, or a background behind text. */
  const isText = (element, x, y) => {
    if (says(element) && paints(element)) return true;
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
    });
  };
  // A page that scrolls can bring everything out from under its foot.
  const canScrollOut = (above, y) => {
    const foot = above.closest('.stand, .hold, .foot, footer');
    if (!foot) return false;
    const { scrollHeight, scrollTop, clientHeight } = foot.closest('dialog') ?? document.scrollingElement;
    const rest = scrollHeight - clientHeight - scrollTop;
    return y - rest < foot.querySelector('button, p').getBoundingClientRect().top;
  };
  // A notice goes away by itself or by a tap, nobody can act while the connection is lost, and a shout, a poster that is
  // held open or a look that fills the screen hides the page on purpose.
  const isBrief = (above) => above.closest('.strip, .problem, .shout, .room:has(.mat), .screen[role=alert]');
  const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** `own` may overlap its picture: a seat's name plate touches its disc, and a card has its name on it. */
  const found = [];
  const check = (name, picture, own, points) => {
    for (const [x, y] of points) {
      if (!inside(x, y)) continue;
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === picture || picture.contains(above) || above.contains(picture)) break;
        if (own?.contains(above) || isBrief(above) || canScrollOut(above, y)) continue;
        if (isText(above, x, y)) {
          found.push(`${name} at ${Math.round(x)},${Math.round(y)} under “${above.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`);
          return;
        }
      }
    }
  };

  /** On a small card, only a mark in its corner says how it counts. */
  const markOn = (card) => {
    const caption = card.parentElement.querySelector(':scope > figcaption');
    return caption && getComputedStyle(caption).position === 'absolute' ? caption : card;
  };

  const STEPS = [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94];
  const grid = ({ left, top, width, height }, isRound) => STEPS.flatMap((x) => STEPS.map((y) => [x, y]))
    .filter(([x, y]) => !isRound || Math.hypot(x - 0.5, y - 0.5) < 0.46)
    .map(([x, y]) => [left + x * width, top + y * height]);

  // A dialog hides everything below it, so only the topmost one counts.
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = (selector) => [...room.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  for (const disc of all('li .disc')) check('goat', disc, disc.closest('li'), grid(disc.getBoundingClientRect(), true));
  for (const card of all('.place .card')) check('location', card, card.closest('li') ?? card.parentElement, grid(card.getBoundingClientRect()));
  for (const card of all('figure > .card, .poster')) check('card', card, markOn(card), grid(card.getBoundingClientRect()));
  for (const line of all('path.edge')) {
    const [matrix, length] = [line.getScreenCTM(), line.getTotalLength()];
    const points = Array.from({ length: 41 }, (_, k) => line.getPointAtLength((length * k) / 40).matrixTransform(matrix)).map(({ x, y }) => [x, y]);
    check('arrow', line.closest('svg'), null, points);
    // An arrow must not cross a name either.
    for (const [x, y] of points) {
      const plate = document.elementsFromPoint(x, y).find((each) => each.matches('.plate, .plate *'));
      if (plate) { found.push(`arrow on the name “${plate.textContent.trim()}”`); break; }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return [...new Set(found)];
}

export const covered = (page) => page.evaluate(coveredHere);

/** In the page: which parts of the table are off the screen without scrolling. */
function offScreenHere() {
  const out = [];
  for (const each of document.querySelectorAll('.stage li .disc, .stage .place .card, .act button, .say h1, main > footer button')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('.unseen')) continue;
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      out.push(`${each.className || each.tagName} ${each.textContent.trim().slice(0, 30)} ends at ${Math.round(right)},${Math.round(bottom)}`);
    }
  }
  return out;
}

export const offScreen = (page) => page.evaluate(offScreenHere);
