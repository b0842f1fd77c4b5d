// How a page is built: what axe finds wrong with it, what sticks out sideways, and when it has come to rest.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    if (document.adoptedStyleSheets.includes(window.unpainted)) throw new Error('axe sees no colour of a page that is not painted');
    const { violations } = await window.axe.run(document, {
      // No rule that we run reads style sheets or films, and to fetch them takes as long as the rules.
      resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`));
  }, rules);
}

/** In the page: nothing moves any more, except what moves for ever. */
async function rest() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  const ends = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.all(ends.map(({ finished }) => finished.catch(() => {})));
  // What is measured in a frame is drawn in the next one.
  await frame();
  await frame();
}

/** In the page: how far it, or what lies over it, is wider than its room, in pixels, and what sticks out. */
function sticksOut() {
  for (const room of [document.documentElement, ...document.querySelectorAll('dialog, .book')]) {
    const { scrollWidth, clientWidth } = room;
    if (scrollWidth <= clientWidth) continue;
    const { left } = room.getBoundingClientRect();
    const out = [...room.querySelectorAll('*')]
      .filter((each) => each.getBoundingClientRect().right > left + clientWidth + 1);
    return `${scrollWidth - clientWidth} px: ${out.slice(-1).map((each) => each.outerHTML.slice(0, 120))}`;
  }
  return null;
}

/** What sticks out, with the letters twice as large and as they are. */
export function sideways(page) {
  return page.evaluate(`(async () => {
    const [rest, sticksOut] = [${rest}, ${sticksOut}];
    const found = [];
    for (const scale of [2, 1]) {
      document.documentElement.style.setProperty('--text-scale', scale);
      await rest();
      const out = sticksOut();
      if (out) found.push('text ' + scale * 100 + ' %: ' + out);
    }
    return found;
  })()`);
}

/** In the page: words that stand on two lines, although they would fit on one. */
function brokenWords() {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** With the letters twice as large and as they are: words broken in two, and a foot that takes more than a fifth. */
export function crowded(page) {
  return page.evaluate(`(async () => {
    const [rest, brokenWords] = [${rest}, ${brokenWords}];
    const found = [];
    for (const scale of [2, 1]) {
      document.documentElement.style.setProperty('--text-scale', scale);
      await rest();
      const text = 'text ' + scale * 100 + ' %: ';
      found.push(...brokenWords().map((word) => text + word + ' is broken'));
      for (const foot of document.querySelectorAll('.stand > button, .stand > p, .hold')) {
        const share = foot.getBoundingClientRect().height / innerHeight;
        if (share > 0.205) found.push(text + 'the foot takes ' + Math.round(share * 100) + ' %');
      }
    }
    return found;
  })()`);
}

/** In the page: from now on it is laid out and can be used, but the browser has nothing to paint, which saves a third. */
export function unpaint() {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync('html, dialog { opacity: 0 !important }');
  document.adoptedStyleSheets.push(window.unpainted);
}

/** Nobody looks meanwhile: what is only measured need not be painted. */
export async function unpainted(page, measure) {
  await page.evaluate(unpaint);
  await measure();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.unpainted);
  });
}

export const settled = (page) => page.evaluate(rest);
