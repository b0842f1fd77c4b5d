// The layout of every screen of Soplón, as `looks.test.mjs` checks it for Scape Goat.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { settled, sideways, unpainted, violations } from '../e2e/eyes.mjs';
import { DESK, House } from '../e2e/harness.mjs';
import { walkSnitch } from '../e2e/snitch-walk.mjs';

const SIZES = [{ width: 320, height: 568 }, { width: 640, height: 360 }, DESK];

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

for (const players of [4, 10]) {
  test(`every screen is accessible and fits, with ${players} players, in both languages and themes`, async () => {
    const wrong = [];
    let seen = 0;
    await walkSnitch(house, players, async (name, kind, page, language) => {
      seen++;
      const where = `${kind} ${name} ${language}`;
      for (const theme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
        await settled(page);
        for (const each of await violations(page)) wrong.push(`${where} ${theme}: ${each}`);
      }
      const usual = page.viewportSize();
      await unpainted(page, async () => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const each of await sideways(page)) wrong.push(`${where} ${size.width}×${size.height} ${each}`);
        }
        await page.setViewportSize(usual);
      });
    }).catch((error) => wrong.push(`after ${seen} screens: ${error.stack}`));
    assert.equal(wrong.length, 0, `\n${[...new Set(wrong)].join('\n')}`);
    assert.ok(seen > 50, `${seen} screens were seen`);
  });
}
