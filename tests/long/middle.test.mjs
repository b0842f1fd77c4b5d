// A phone in the middle of the table, upright and sideways: on every screen of every game's table nothing is covered,
// and the goats are on the screen together with the next step.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { covered, offScreen } from '../e2e/covered.mjs';
import { settled, unpainted } from '../e2e/eyes.mjs';
import { House, until } from '../e2e/harness.mjs';
import { walkRowing } from '../e2e/rowing-walk.mjs';
import { walkSnitch } from '../e2e/snitch-walk.mjs';
import { walk } from '../e2e/walk.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

const UPRIGHT = [[360, 740], [390, 844], [430, 932]];
const SIZES = [...UPRIGHT, ...UPRIGHT.map(([width, height]) => [height, width])];

/** What is wrong and stays so: the table is drawn anew once its room has been measured. */
async function lasting(page) {
  let found;
  const isWell = async () => {
    await settled(page);
    found = [...await covered(page), ...await offScreen(page)];
    return !found.length;
  };
  await until('nothing is wrong', isWell, 1000).catch(() => {});
  return found;
}

/** What is wrong with the table's screens of a walk. */
async function wrongWith(walk) {
  const wrong = [];
  let seen = 0;
  await walk(async (name, kind, page, language) => {
    if (kind !== 'table') return;
    seen++;
    const usual = page.viewportSize();
    await unpainted(page, async () => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const each of await lasting(page)) wrong.push(`${name} ${language} ${width}×${height}: ${each}`);
      }
      await page.setViewportSize(usual);
    });
  });
  assert.ok(seen > 20, `${seen} screens were seen`);
  return wrong;
}

const WALKS = {
  scapegoat: (see) => walk(house, see),
  rowing: (see) => walkRowing(house, 6, see),
  snitch: (see) => walkSnitch(house, 6, see),
};
for (const [game, walks] of Object.entries(WALKS)) {
  test(`nothing is covered or off the screen on a phone in the middle, ${game}`, async () => {
    const wrong = await wrongWith(walks);
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}
