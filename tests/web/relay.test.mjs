// Phones and no computer: the table is a page on one of them, and the others come through a relay.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { en, starts, within } from '../texts.mjs';
import { again, begin, cops, fail } from '../e2e/evening.mjs';
import { House, PHONE, until } from '../e2e/harness.mjs';
import { NAMES, Phone, RESUME, Table, tapAtTheDoor } from '../e2e/screens.mjs';
import { openWebSocket } from '../other-client/websocket.mjs';
import { GONE, startRelayed } from './relayed.mjs';

let house;
before(async () => { house = await House.open(() => startRelayed()); });
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
  // The settings offer it as well, with another address.
  await table.click(en.table('settings'));
  await table.click(en.table('relayOther'));
  const address = table.page.getByRole('textbox', { name: en.table('relayAddress') });
  assert.equal(await address.inputValue(), new URL(house.server.table).origin);
  await table.click(en.table('relayUsual'));
  await address.waitFor({ state: 'detached' });
  await table.click(en.table('back'));
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
  // The bare address is the app, and it says where to type one.
  const way = await table.page.getByRole('link', { name: en.table('haveCode') }).getAttribute('href');
  await table.lay(3);
  await table.openPhones();
  await table.click(en.table('shortCode'));
  const code = (await table.page.locator('.code', { hasText: /^\w{6}$/ }).innerText()).trim();
  const phone = await Phone.open(house, new URL(way, house.server.table).href, 1);
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
  await tapAtTheDoor(table.page.getByRole('dialog', { name: en.table('someoneKnocks') }), NAMES[1]);
  await phone.sit();
  table.phones[1] = phone;
  table.checkAllQuiet();
});

test('a television comes in with the short code, and is back by itself when the relay was gone', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  const way = await table.page.getByRole('link', { name: en.table('haveCode') }).getAttribute('href');
  await table.lay(3);
  await table.openPhones();
  await table.click(en.table('shortCode'));
  const code = (await table.page.locator('.code', { hasText: /^\w{6}$/ }).innerText()).trim();
  const screen = await house.page({ viewport: { width: 1920, height: 1080 } });
  table.watched.forgive = GONE;
  // Whatever it still fetches then comes later.
  screen.forgive = GONE;
  const { page } = screen;
  await page.goto(new URL(way, house.server.table).href);
  await page.getByRole('button', { name: en.phone('bigScreen') }).click();
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: en.phone('roomGo') }).click();
  await page.getByRole('heading', { name: en.phone('compare') }).waitFor();
  await tapAtTheDoor(table.page.getByRole('dialog', { name: en.table('screenKnocks') }), en.table('letIn'));
  await page.getByRole('button', { name: starts(en.watch('forEverybody')) }).click();
  const follows = page.getByRole('heading', { name: en.watch('settingUpGame', { game: en.table('title') }) });
  await follows.waitFor();
  assert.equal(new URL(page.url()).pathname, '/j/watch');
  const watching = (screens) => until(`${screens} on the wall`, () => table.view.onlookers.screens === screens);
  await watching(1);
  await house.server.kill(() => watching(0));
  await watching(1);
  await follows.waitFor();
  assert.deepEqual(screen.faults, []);
  table.checkQuiet();
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

test('guests whose page is newer than the table\'s read what to do, as do those whose page is older or whose table is full', async () => {
  const token = randomBytes(32);
  const room = createHash('sha256').update('goatherd room\n').update(token).digest().subarray(0, 16).toString('base64url');
  const [OPENED, TEXT, BEAT] = [1, 2, 5];
  let protocol = 2;
  let isFull = false;
  const host = await openWebSocket(`ws://${house.server.place}/rooms/${room}/host`, {
    onText() {},
    onBinary(bytes) {
      if (bytes[0] === BEAT) host.binary(bytes);
      if (bytes[0] !== OPENED) return;
      const say = (message) =>
        host.binary(Buffer.concat([Buffer.of(TEXT), bytes.subarray(1, 5), Buffer.from(JSON.stringify(message))]));
      say({ type: 'challenge', protocol, challenge: randomBytes(10).toString('base64url'), app: '0' });
      if (isFull) say({ type: 'goodbye', error: { code: 'tooManyDevices' } });
    },
    onClose() {},
  });
  host.text(token.toString('base64url'));
  const seat = Buffer.concat([randomBytes(5), Buffer.of(0), randomBytes(48)]).toString('base64url');
  const phone = await Phone.open(house, `${house.server.table}j/#${room}.${seat}`, 0);
  await phone.sees(en.phone('error.protocolVersion', { ours: 2, yours: 3 }));
  protocol = 9;
  await phone.tap(en.phone('reload'));
  await phone.sees(en.phone('error.protocolVersion', { ours: 9, yours: 3 }));
  [protocol, isFull] = [3, true];
  await phone.tap(en.phone('reload'));
  await phone.sees(en.phone('error.tooManyDevices'));
  phone.checkQuiet();
  host.close();
});
