// The layout of every screen, in both languages and themes: axe finds nothing, nothing sticks out sideways, no text
// covers a goat, an arrow or a card, and no word is broken even when the text is twice as large.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { covered } from './covered.mjs';
import { crowded, settled, sideways, unpainted, violations } from './eyes.mjs';
import { DESK, House, PHONE } from './harness.mjs';
import { walk } from './walk.mjs';

/** The smallest phone in both orientations, and a table screen. */
const SIZES = [{ width: 320, height: 568 }, { width: 640, height: 360 }, DESK];

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('every screen is accessible and fits, in both languages and themes', async () => {
  const wrong = [];
  let seen = 0;
  const themes = new Map();
  await walk(house, async (name, kind, page, language) => {
    seen++;
    const where = `${kind} ${name} ${language}`;
    // A theme changes only colours. Every screen starts in the theme in which the last one ended.
    const first = themes.get(page) ?? 'dark';
    const second = first === 'dark' ? 'light' : 'dark';
    for (const each of await violations(page)) wrong.push(`${where} ${first}: ${each}`);
    await page.emulateMedia({ colorScheme: second });
    await page.locator(`html[data-theme=${second}]`).waitFor({ state: 'attached' });
    themes.set(page, second);
    await settled(page);
    for (const each of await violations(page, ['color-contrast'])) wrong.push(`${where} ${second}: ${each}`);
    const usual = page.viewportSize();
    await unpainted(page, async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const each of await sideways(page)) wrong.push(`${where} ${size.width}×${size.height} ${each}`);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      for (const each of await crowded(page)) wrong.push(`${where} 360×740 ${each}`);
      // Sizes in between are in `overlap.test.mjs`.
      for (const size of kind === 'table' ? [DESK, PHONE] : [PHONE]) {
        await page.setViewportSize(size);
        await settled(page);
        for (const each of await covered(page)) wrong.push(`${where} ${size.width}×${size.height}: ${each}`);
      }
      await page.setViewportSize(usual);
    });
  }).catch((error) => wrong.push(`after ${seen} screens: ${error.stack}`));
  assert.equal(wrong.length, 0, `\n${[...new Set(wrong)].join('\n')}`);
  assert.ok(seen > 80, `${seen} screens were seen`);
});
