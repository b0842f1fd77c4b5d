// How a page is built: what axe finds wrong with it, and what sticks out sideways.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ').slice(0, 200)}`));
  }, rules);
}

/** How far the page, or what lies over it, is wider than its room, in pixels, and what sticks out. */
export function sideways(page) {
  return page.evaluate(() => {
    for (const room of [document.documentElement, ...document.querySelectorAll('dialog, .book')]) {
      const { scrollWidth, clientWidth } = room;
      if (scrollWidth <= clientWidth) continue;
      const { left } = room.getBoundingClientRect();
      const out = [...room.querySelectorAll('*')]
        .filter((each) => each.getBoundingClientRect().right > left + clientWidth + 1);
      return `${scrollWidth - clientWidth} px: ${out.slice(-1).map((each) => each.outerHTML.slice(0, 120))}`;
    }
    return null;
  });
}
