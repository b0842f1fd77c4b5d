// The layout of every screen. The table's are in Spanish, whose words are longer, and in one theme or the other.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House } from './harness.mjs';
import { inspect } from './inspect.mjs';
import { walk } from './walk.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('every screen is accessible and fits', async () => {
  const { wrong, seen } = await inspect((see) => walk(house, see, ['es']));
  assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  assert.ok(seen > 80, `${seen} screens were seen`);
});
