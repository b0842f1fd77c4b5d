// A whole evening with one phone in WebKit, on which its player looks, moves, frames and points.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en } from '../texts.mjs';
import { again, cops, fail, hit } from './evening.mjs';
import { House } from './harness.mjs';
import { Table } from './screens.mjs';
import { withWebKit } from './webkit.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

test('two whole games work with a phone in WebKit', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.openPhones();
  const url = await table.link(0);
  await withWebKit(house, url, 0, async (phone) => {
    await phone.sit();
    table.phones[0] = phone;
    await table.click(en.table('back'));
    await table.seatPhones([1, 2]);
    await table.roll();
    const secret = await table.look();
    await table.reach('start');
    await fail(table);
    await hit(table, secret, secret.goat);
    const next = await again(table);
    while (table.board.active !== phone.seat) await table.takeTurn('trade');
    await cops(table, next);
    for (const screen of table.screens) await screen.checkQuiet();
    assert.match(await phone.page.evaluate(() => navigator.userAgent), /AppleWebKit(?!.*Chrome)/);
  });
});
