// A host that was started again has closed its network: the table asks whether the phones that were here may come back.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startIn } from '../server.mjs';
import { en, starts } from '../texts.mjs';
import { House, startServed, until } from './harness.mjs';
import { NAMES, RESUME, Table } from './screens.mjs';
import { CUT } from './sleeping.mjs';

const folder = mkdtempSync(join(tmpdir(), 'goatherd-'));

let house;
before(async () => { house = await House.open(() => startServed((...options) => startIn(folder, ...options))); });
after(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The table screen on the device itself: while the network is closed, it has no other name. */
async function resume() {
  const table = new Table(await house.page());
  table.phones = [];
  await table.page.goto(house.server.table);
  await table.click(RESUME);
  return table;
}

test('after a restart the table asks whether its phones may come back, and they find their seats', async () => {
  const before = await Table.open(house);
  await before.lay(3);
  await before.seatPhones([1]);
  await before.openPhones();
  await before.click(en.table('screenShow'));
  const link = await before.page.locator('.code[data-link]').getAttribute('data-link');
  await before.click(en.table('back'));
  const television = await house.page({ viewport: { width: 1920, height: 1080 } });
  await television.page.goto(new URL(`/watch${new URL(link).hash}`, house.server.table).href);
  await television.page.getByRole('button', { name: starts(en.watch('forEverybody')) }).click();
  await before.roll(en.table('rollTheDice'));
  const looking = television.page.getByRole('heading', { name: en.watch('lookAtMats') });
  await looking.waitFor();
  const [, phone] = before.phones;
  await before.close();
  phone.watched.forgive = CUT;
  await house.server.stop();
  const { port } = house.server;
  const again = await startIn(folder, '--port', `${port}`, '--bind', '127.0.0.1', '--host-name', 'goatherd.test');
  assert.equal(again.port, port, 'the phones look for it where it was');
  house.server = { ...again, place: `127.0.0.1:${port}` };

  // Not now: then its goat says what is the matter.
  const first = await resume();
  const question = (table) => table.page.getByRole('dialog', { name: en.table('phonesBack') });
  await question(first).getByText(en.table('phonesBackMeans', { names: NAMES[1] })).waitFor();
  await first.click(en.table('phonesNotBack'));
  await question(first).waitFor({ state: 'detached' });
  await first.click(starts(en.table('awayHelp', { name: NAMES[1] })));
  await first.sees(en.table('awayShutOut'));
  await first.close();

  const table = await resume();
  await question(table).waitFor();
  await table.click(en.table('letPhonesBack'));
  await question(table).waitFor({ state: 'detached' });
  await until('the phone is back', () => table.view.seats[1].connected);
  // Nobody has to touch the television.
  await until('the television is back', () => table.view.onlookers.screens === 1);
  await television.page.getByText(en.watch('watchAwayHint')).waitFor({ state: 'detached' });
  await looking.waitFor();
  await phone.pad.waitFor();
  table.checkQuiet();
});
