// Takes screenshots of every screen and state, in phone and table size, in both languages and themes, and puts them
// into `shots/` at the top of the repository: node shots.mjs

import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settled } from './eyes.mjs';
import { DESK, House, PHONE } from './harness.mjs';
import { walk } from './walk.mjs';

const folder = resolve(import.meta.dirname, '../../shots/screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** In the page: hides the focus ring, which a finger would not cause. */
function unmarked() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':focus-visible { outline: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

const house = await House.open();
let number = 0;
const order = new Map();
try {
  await walk(house, async (name, kind, page, language) => {
    const key = `${kind} ${name}`;
    if (!order.has(key)) order.set(key, String(++number).padStart(2, '0'));
    // The table screen may also be on a phone.
    const sizes = kind === 'table' ? { table: DESK, small: PHONE } : { phone: PHONE };
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        await page.evaluate(unmarked);
        const file = `${order.get(key)}-${kind}-${name}-${size}-${language}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file) });
      }
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(kind === 'table' ? DESK : PHONE);
  });
} finally {
  await house.close();
}
console.log(`${number} screens in ${folder}`);
