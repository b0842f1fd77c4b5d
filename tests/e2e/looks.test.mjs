// How every screen is built, in both languages and themes: axe finds nothing, and nothing sticks out sideways.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sideways, violations } from './eyes.mjs';
import { DESK, House } from './harness.mjs';
import { settled, walk } from './walk.mjs';

/** The smallest phone, upright and lying, and a table screen; with the text as it is and twice as large. */
const SIZES = [
  [{ width: 320, height: 568 }, 1], [{ width: 320, height: 568 }, 2],
  [{ width: 640, height: 360 }, 1], [{ width: 640, height: 360 }, 2], [DESK, 2],
];

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('every screen is accessible and fits, in both languages and themes', async () => {
  const wrong = [];
  let seen = 0;
  await walk(house, async (name, kind, page, language) => {
    seen++;
    const where = `${kind} ${name} ${language}`;
    // A theme changes colours and nothing else.
    for (const [colorScheme, rules] of [['light', ['color-contrast']], ['dark', null]]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
      await settled(page);
      for (const each of await violations(page, rules)) wrong.push(`${where} ${colorScheme}: ${each}`);
    }
    const usual = page.viewportSize();
    for (const [size, scale] of SIZES) {
      await page.evaluate((scale) => document.documentElement.style.setProperty('--text-scale', scale), scale);
      await page.setViewportSize(size);
      await settled(page);
      const out = await sideways(page);
      if (out) wrong.push(`${where} ${size.width}×${size.height} text ${scale * 100} %: ${out}`);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', 1));
    await page.setViewportSize(usual);
  }).catch((error) => wrong.push(`after ${seen} screens: ${error.stack}`));
  assert.equal(wrong.length, 0, `\n${[...new Set(wrong)].join('\n')}`);
  assert.ok(seen > 80, `${seen} screens were seen`);
});
