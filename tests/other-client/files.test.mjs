// Files that cannot be used, and steps that a disk has lost: what the table
// device is told, and what it can do.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startIn } from '../server.mjs';
import { Client } from './client.mjs';
import { damage, endFirstTurn, firstTurn, GARBAGE, rememberSteps, secondTurn } from './damage.mjs';

const code = (expected) => (error) => error.code === expected;

/** A data folder whose server can be killed and started again. */
async function withFolder(body) {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));
  const clients = [];
  let server;
  const evening = {
    folder,
    get file() {
      return join(folder, readdirSync(folder).find((name) => name.endsWith('.table')));
    },
    async join(link = server.table) {
      const client = new Client(link);
      clients.push(client);
      await client.join();
      return client;
    },
    async start() {
      server = await startIn(folder);
      return evening.join();
    },
    kill: () => server.stop(),
  };
  try {
    await body(evening);
  } finally {
    for (const client of clients) client.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a damaged table is listed until it is dismissed, and only the table device may do that', () =>
  withFolder(async (evening) => {
    let device = await evening.start();
    await secondTurn(device);
    await evening.kill();
    damage(evening.file);

    device = await evening.start();
    const { unfinished, setAside: [aside, ...others] } = await device.ask('tables');
    assert.deepEqual([unfinished, others], [[], []]);
    assert.deepEqual(aside.because, { it: 'isDamaged' });
    assert.equal(aside.isArchive, false);
    assert.ok(Math.abs(aside.lastAt - Date.now()) < 60_000);
    assert.ok(aside.file.endsWith(aside.name));
    assert.equal(readFileSync(aside.file, 'utf8'), GARBAGE);
    const { name } = aside;
    await assert.rejects(device.ask('tryAgain', { name }), code('tableDamaged'));
    for (const wrong of ['', 'lock', 'archive.db', `../${name}`]) {
      await assert.rejects(device.ask('tryAgain', { name: wrong }), code('noSuchFile'));
      await assert.rejects(device.ask('dismiss', { name: wrong }), code('noSuchFile'));
    }

    // A phone of another table.
    await secondTurn(device);
    const { links: [{ url }] } = await device.ask('links');
    const phone = await evening.join(url);
    for (const what of ['tables', 'tryAgain', 'dismiss', 'goOn']) {
      await assert.rejects(phone.ask(what, { name }), code('tableDeviceOnly'));
    }

    // It is still there after another start, and gone when nobody wants to know any more.
    await evening.kill();
    device = await evening.start();
    const again = await device.ask('tables');
    assert.deepEqual(again.setAside, [aside]);
    assert.equal(again.unfinished.length, 1);
    await device.ask('dismiss', { name });
    assert.deepEqual((await device.ask('tables')).setAside, []);
    await evening.kill();
    device = await evening.start();
    assert.deepEqual((await device.ask('tables')).setAside, []);
    assert.ok(existsSync(aside.file), 'the file is kept');
  }));

test('steps that a disk has lost are told until the people go on without them', () =>
  withFolder(async (evening) => {
    let device = await evening.start();
    await firstTurn(device);
    const { table } = device.view;
    await evening.kill();
    const loseSteps = rememberSteps(evening.file);
    device = await evening.start();
    await device.ask('openTable', { table });
    await endFirstTurn(device);
    assert.equal(device.view.lost, null);
    await evening.kill();
    loseSteps();

    device = await evening.start();
    const { unfinished: [{ lost, view }], setAside } = await device.ask('tables');
    assert.deepEqual(setAside, []);
    assert.ok(lost.lines >= 1 && Math.abs(lost.backAt - Date.now()) < 60_000);
    assert.equal(view.board.turn, 1);
    await device.ask('openTable', { table });
    assert.deepEqual((await device.sees(() => true)).lost, lost);
    await device.whisper({ type: 'peek' }, 0);
    assert.deepEqual(device.view.lost, lost, 'by playing on nothing is forgotten');
    await device.ask('goOn');
    await device.sees((v) => v.lost === null);
    await evening.kill();
    device = await evening.start();
    assert.equal((await device.ask('tables')).unfinished[0].lost, null);
  }));
