// The screens of Row Your Goat in both languages and themes.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { inspect } from '../e2e/inspect.mjs';
import { walkRowing } from '../e2e/rowing-walk.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

for (const players of [3, 6]) {
  test(`every screen is accessible and fits, with ${players} players, in both languages and themes`, async () => {
    const { wrong, seen } = await inspect((see) => walkRowing(house, players, see), { thorough: true });
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
    assert.ok(seen > 50, `${seen} screens were seen`);
  });
}
