// A copy of the game in progress: who is told, what stands still, and what
// becomes of files that are sent in pieces.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer } from '../server.mjs';
import { Client } from './client.mjs';

const code = (expected) => (error) => error.code === expected;

async function withServers(count, body) {
  const servers = [];
  const clients = [];
  try {
    for (let k = 0; k < count; k++) servers.push(await startServer());
    await body(...servers.map((server) => async (link = server.table) => {
      const client = new Client(link);
      clients.push(client);
      await client.join();
      return client;
    }));
  } finally {
    for (const client of clients) client.close();
    for (const server of servers) await server.stop();
  }
}

const PEOPLE = ['red', 'blue', 'yellow'].map((colour) => ({ colour }));

/** In pieces, without the last one. */
async function send(device, text) {
  for (let at = 0; at < text.length; at += 3000) {
    await device.ask('import', { piece: text.slice(at, at + 3000), last: false, code: null });
  }
}
const takeIn = (device, told = null) => device.ask('import', { piece: '', last: true, code: told });

test('a copy is told to everybody and stands still here and there; the next file begins anew', () =>
  withServers(2, async (here, there) => {
    const table = await here();
    await table.sitDown(PEOPLE);
    for (const step of [{ type: 'arrange', plan: {} }, { type: 'begin' }, { type: 'roll' }]) await table.play(step);
    const { links } = await table.ask('links');
    const phone = await here(links[0].url);
    await phone.sees(({ copied }) => copied === null);

    // Somebody with the link of the table device who isn't at this table.
    const elsewhere = await here();
    const plain = await elsewhere.ask('export');
    assert.equal(plain.code, null);
    const copy = await elsewhere.ask('export', { table: table.view.table });
    for (const device of [table, phone]) {
      const { copied } = await device.sees((view) => view.copied);
      assert.deepEqual([copied.times, copied.standsStill], [1, true]);
      assert.ok(Math.abs(copied.last - Date.now()) < 60_000);
    }
    await assert.rejects(phone.play({ type: 'peek' }), code('standsStill'));
    await assert.rejects(table.play({ type: 'abandon' }), code('standsStill'));

    const other = await there();
    await send(other, copy.file);
    await assert.rejects(takeIn(other), code('codeNeeded'));
    // Nobody has the code: another file, half sent, abandoned, and sent again.
    await send(other, plain.file);
    await other.ask('import', { piece: '', last: false, code: null });
    await assert.rejects(takeIn(other), code('notOurFile'));
    await send(other, plain.file);
    assert.equal((await takeIn(other)).table, null);
    await send(other, copy.file);
    await assert.rejects(takeIn(other, 'aaaa aaaa aaaa aaaa aaaa'), code('codeWrong'));
    const { table: moved } = await takeIn(other, copy.code);
    assert.equal(moved, table.view.table);

    await other.ask('openTable', { table: moved });
    assert.deepEqual((await other.sees((view) => view.copied)).copied, table.view.copied);
    for (const device of [table, other]) {
      await assert.rejects(device.play({ type: 'peek' }, 1), code('standsStill'));
      await device.ask('playOn');
      await device.sees(({ copied }) => !copied.standsStill);
      assert.equal((await device.play({ type: 'peek' }, 1)).type, 'matSays');
    }
    await phone.sees(({ copied }) => !copied.standsStill);
    assert.equal((await phone.play({ type: 'peek' })).type, 'matSays');
  }));

test('what was sent comes back to the last bit', () => withServers(1, async (here) => {
  const device = await here();
  for (let k = 0; k < 40; k++) {
    const sent = Math.random() * 1e7;
    device.send({ type: 'ping', sent });
    const pong = await device.next('pong');
    assert.equal(pong.sent, sent);
  }
}));
