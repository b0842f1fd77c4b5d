// Checks of a page's layout: what axe finds wrong, what sticks out sideways, and when the page is at rest.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    if (document.adoptedStyleSheets.includes(window.unpainted)) throw new Error('axe cannot check colours on a page that is not painted');
    // Nobody hears where a word may be broken, but axe takes it for another word.
    const soft = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.data.includes('\u00ad')) soft.push([text, text.data]);
    }
    for (const [text, data] of soft) text.data = data.replaceAll('\u00ad', '');
    const { violations } = await window.axe.run(document, {
      // None of our rules reads style sheets or videos, and fetching them takes as long as all the rules.
      resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
    });
    for (const [text, data] of soft) text.data = data;
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`));
  }, rules);
}

/** In the page: waits until nothing moves except endless animations. */
async function rest() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  const ends = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.all(ends.map(({ finished }) => finished.catch(() => {})));
  // A size measured in one frame is drawn in the next one.
  await frame();
  await frame();
}

/** In the page: by how many pixels it, or something on top of it, is too wide, and which element sticks out. */
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

/** What sticks out with text at double size and at normal size, or at these sizes. */
export function sideways(page, scales = [2, 1]) {
  return page.evaluate(`(async () => {
    const [rest, sticksOut] = [${rest}, ${sticksOut}];
    const found = [];
    for (const scale of ${JSON.stringify(scales)}) {
      document.documentElement.style.setProperty('--text-scale', scale);
      await rest();
      const out = sticksOut();
      if (out) found.push('text ' + scale * 100 + ' %: ' + out);
    }
    return found;
  })()`);
}

/** In the page: words that are broken across two lines. */
function brokenWords() {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { width } = text.parentElement.getBoundingClientRect();
    // What is one pixel wide is for screen readers.
    if (!text.parentElement.checkVisibility() || width <= 1) continue;
    // Addresses with their numbers may be broken.
    for (const { 0: word, index } of text.data.matchAll(/\p{L}[\p{L}’]+/gu)) {
      const range = document.createRange();
      // A soft hyphen may be shown at the end of the line above, as a part of what follows it.
      range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** With text at double size and at normal size: broken words, and a foot that takes more than a fifth of the height. */
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

/** In the page: keeps the layout and all functions but paints nothing, which saves a third of the time. */
export function unpaint() {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync('html, dialog { opacity: 0 !important }');
  document.adoptedStyleSheets.push(window.unpainted);
}

/** Turns painting off while a page is only measured. */
export async function unpainted(page, measure) {
  await page.evaluate(unpaint);
  await measure();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.unpainted);
  });
}

export async function settled(page) {
  await page.evaluate(rest);
  // Nobody in a walk waits for the show at the end of a game; it has a test of its own.
  const isShow = await page.evaluate(() => {
    const skip = document.querySelector('.finale .tools button:last-child');
    skip?.click();
    return !!skip;
  });
  if (isShow) await page.evaluate(rest);
}
