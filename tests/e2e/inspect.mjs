// What is wrong with the layout of every screen of a walk: what axe finds, what sticks out sideways, text that covers a
// goat, an arrow or a card, and words that are broken when the text is twice as large.

import { covered } from './covered.mjs';
import { crowded, settled, sideways, unpainted, violations } from './eyes.mjs';
import { DESK, PHONE } from './harness.mjs';

/** The smallest phone in both orientations, and a table screen. */
const SIZES = [{ width: 320, height: 568 }, { width: 640, height: 360 }, DESK];

const THEMES = ['dark', 'light'];

/**
 * Returns what is wrong, and how many screens were seen. `walk(see)` calls `see(name, kind, page, language)` for every
 * screen. With `thorough`, every screen is checked in both themes; otherwise they take turns, because a theme changes only
 * colours.
 */
export async function inspect(walk, { thorough = false } = {}) {
  const wrong = new Set();
  const known = new Set();
  let seen = 0;
  await walk(async (name, kind, page, language) => {
    // While one screen changes, the others often wait.
    const shown = `${kind} ${language} ${await page.evaluate(() => document.body.outerHTML)}`;
    if (known.has(shown)) return;
    known.add(shown);
    const turn = seen++ % THEMES.length;
    const where = `${kind} ${name} ${language}`;
    for (const theme of thorough ? THEMES : [THEMES[turn]]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
      await settled(page);
      for (const each of await violations(page)) wrong.add(`${where} ${theme}: ${each}`);
    }
    const usual = page.viewportSize();
    await unpainted(page, async () => {
      for (const [k, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        // Text that fits at double size nearly always fits at normal size, so only the smallest screen is checked for both.
        const scales = k === 0 || thorough ? [2, 1] : [2];
        for (const each of await sideways(page, scales)) wrong.add(`${where} ${size.width}×${size.height} ${each}`);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      for (const each of await crowded(page)) wrong.add(`${where} 360×740 ${each}`);
      // Sizes in between are in `overlap.mjs`.
      for (const size of kind === 'table' ? [DESK, PHONE] : [PHONE]) {
        await page.setViewportSize(size);
        await settled(page);
        for (const each of await covered(page)) wrong.add(`${where} ${size.width}×${size.height}: ${each}`);
      }
      await page.setViewportSize(usual);
    });
  }).catch((error) => wrong.add(`after ${seen} screens: ${error.stack}`));
  return { wrong: [...wrong], seen };
}
