// What a disk has done to an evening, as the start screen tells it, and what can be done about it there.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { damage, endFirstTurn, firstTurn, rememberSteps, secondTurn } from '../other-client/damage.mjs';
import { startIn } from '../server.mjs';
import { ANY, en, es, within } from '../texts.mjs';
import { House, PHONE, startServed } from './harness.mjs';

const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));
const tables = () => readdirSync(folder).filter((name) => name.endsWith('.table')).map((name) => join(folder, name));

let house;
before(async () => {
  let server = await startIn(folder);
  let device = new Client(server.table);
  await device.join();
  await secondTurn(device);
  const [broken] = tables();
  await firstTurn(device);
  const { table } = device.view;
  await server.stop();
  const loseSteps = rememberSteps(tables().find((file) => file !== broken));
  server = await startIn(folder);
  device = new Client(server.table);
  await device.join();
  await device.ask('openTable', { table });
  await endFirstTurn(device);
  await server.stop();
  damage(broken);
  loseSteps();
  house = await House.open(() => startServed((...options) => startIn(folder, ...options)));
});
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a damaged table is listed with its place, steps that are gone are told, and both can be left behind', async () => {
  const { page, faults } = await house.page({ viewport: PHONE });
  await page.goto(house.server.table);
  const told = page.getByText(within(en.table('fileDamaged', { time: ANY })));
  await told.waitFor();
  const place = join(folder, readdirSync(folder).find((name) => name.includes('unreadable')));
  await page.getByText(en.table('fileKept', { file: place })).waitFor();
  await page.getByRole('button', { name: en.table('tryAgain') }).click();
  await page.getByRole('alert').getByText(within(place)).waitFor();
  await told.waitFor();

  // The other one can be played on.
  await page.getByRole('button', { name: within(en.table('stepsMissing')) }).click();
  const sheet = page.getByRole('dialog', { name: en.table('stepsMissing') });
  await sheet.getByText(within(en.table('stepsMissingMeans', { time: ANY, turn: 1 }))).waitFor();
  await sheet.getByRole('button', { name: en.table('goOn') }).click();
  await sheet.waitFor({ state: 'detached' });

  await page.reload();
  await told.waitFor();
  await page.getByRole('button', { name: en.table('dismiss') }).click();
  await told.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: en.box }).waitFor();
  assert.equal(await told.count(), 0);
  assert.equal(await page.getByText(within(en.table('stepsMissing'))).count(), 0);
  assert.ok(existsSync(place), 'the file is kept');
  assert.deepEqual(faults, []);
});

test('an empty archive comes back from its copy, and the start screen says so until somebody has read it', async () => {
  const emptied = mkdtempSync(join(tmpdir(), 'goatherd-'));
  const server = await startIn(emptied);
  const device = new Client(server.table);
  await device.join();
  await device.ask('saveSettings', { settings: { device: { language: 'es' } } });
  await server.stop();
  // Every start makes a copy.
  await startIn(emptied).then((again) => again.stop());
  writeFileSync(join(emptied, 'archive.db'), '');
  const other = await House.open(() => startServed((...options) => startIn(emptied, ...options)));
  try {
    const { page, faults } = await other.page({ viewport: PHONE });
    await page.goto(other.server.table);
    assert.equal(new URL(other.server.table).hash, new URL(server.table).hash, 'the link is the same');
    const lost = { rebuilt: true, games: 0, settings: false, link: false, relay: false };
    const told = page.getByText(es.table('archiveIncomplete', lost));
    await told.waitFor();
    await page.getByRole('button', { name: es.table('dismiss') }).click();
    await told.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: es.box }).waitFor();
    assert.equal(await told.count(), 0);
    assert.deepEqual(faults, []);
  } finally {
    await other.close();
    rmSync(emptied, { recursive: true, force: true });
  }
});
