// More evenings with the table page and a phone for everybody.

import { after, afterEach, before, test } from 'node:test';
import { again, begin, fail, hit } from '../e2e/evening.mjs';
import { House } from '../e2e/harness.mjs';
import { en } from '../texts.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

test('four players frame the scapegoat and play again', async () => {
  const { table, secret } = await begin(house, 4);
  await hit(table, secret, secret.goat);
  await again(table);
  table.checkAllQuiet();
});

/** The ruling that no evidence swap follows a failed attempt. */
async function noSwapAfterFail(table) {
  await table.click(en.table('settings'));
  const ruling = table.page.getByRole('group', { name: en.table('option.swapAfterFail') });
  await table.choose(ruling.getByRole('radio', { name: en.table('no') }));
  await table.click(en.table('back'));
}

test('five players fail without a swap, then frame the wrong one, and the scapegoat wins alone', async () => {
  const { table, secret } = await begin(house, 5, { first: noSwapAfterFail });
  await fail(table);
  await hit(table, secret, (secret.goat + 1) % 5);
  await again(table);
  table.checkAllQuiet();
});
