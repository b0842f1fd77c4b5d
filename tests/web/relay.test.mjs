// Phones and no computer: the table is a page on one of them, and the others come through a relay.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en, within } from '../texts.mjs';
import { again, begin, cops, fail } from '../e2e/evening.mjs';
import { House, PHONE, until } from '../e2e/harness.mjs';
import { NAMES, Phone, RESUME, Table } from '../e2e/screens.mjs';
import { startRelayed } from './relayed.mjs';

/** What a browser says about a socket that nobody answers. */
const GONE = /WebSocket connection to .* failed/;

let house;
before(async () => { house = await House.open(startRelayed); });
afterEach(() => house.tidy());
after(() => house.close());

test('six phones without a computer play a whole game, and another one', async () => {
  const { table, secret } = await begin(house, 6, { viewport: PHONE });
  await fail(table);
  await cops(table, secret);
  await again(table);
  table.checkAllQuiet();
});

test('nothing leaves the page before somebody lets phones join', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await table.lay(3);
  await table.click(en.table('phones'));
  await table.button(within(en.table('joinThroughRelay'))).waitFor();
  const sockets = () => table.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  assert.deepEqual((await sockets()).filter((name) => /rooms|socket-worker/.test(name)), []);
  await table.letPhonesJoin();
  table.checkQuiet();
});

test('whoever can\'t scan types a short code, and three pictures lead to the seat', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await table.lay(3);
  await table.openPhones();
  await table.click(en.table('shortCode'));
  const code = (await table.page.locator('.code', { hasText: /^\w{6}$/ }).innerText()).trim();
  const phone = await Phone.open(house, `${house.server.table}j/`, 1);
  await phone.tap(within(en.phone('askForSeat')));
  const field = phone.page.getByRole('textbox');
  await field.fill('222222');
  phone.watched.forgive = /404/;
  await phone.tap(en.phone('roomGo'));
  await phone.sees(en.phone('roomUnknown'));
  // A Wi-Fi that wants people to log in first answers everything with a page.
  await phone.page.route('**/codes/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in' }));
  await phone.tap(en.phone('roomGo'));
  await phone.sees(en.phone('roomNoAnswer'));
  await phone.page.unroute('**/codes/*');
  await field.fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
  await phone.tap(en.phone('roomGo'));
  await phone.heading(en.phone('compare')).waitFor();
  // The sheet ignores taps that were meant for something else.
  await table.page.evaluate(() => new Promise((done) => setTimeout(done, 800)));
  const atTheDoor = table.page.getByRole('dialog', { name: en.table('someoneKnocks') });
  await atTheDoor.getByRole('button', { name: NAMES[1] }).click();
  await phone.sit();
  table.phones[1] = phone;
  table.checkAllQuiet();
});

test('after the table\'s page or the relay is gone for a moment, everybody is back without a tap', async () => {
  const { table } = await begin(house, 3, { viewport: PHONE });
  for (const screen of table.screens) screen.watched.forgive = GONE;
  const all = (there) => until('phones', () => table.view.seats.every(({ connected }) => connected === there));
  const away = within(en.phone('connecting'), en.phone('lost'));
  await Promise.all([
    ...table.phones.map((phone) => phone.page.getByText(away).first().waitFor()),
    table.page.reload(),
  ]);
  await table.click(RESUME);
  for (const phone of table.phones) await phone.page.getByText(en.phone('connected')).waitFor();
  await all(true);

  await house.server.kill(() => all(false));
  for (const phone of table.phones) await phone.page.getByText(en.phone('connected')).waitFor();
  await all(true);
  await table.takeTurn('trade');
  table.checkAllQuiet();
});
