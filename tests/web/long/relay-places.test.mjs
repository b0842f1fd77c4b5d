// The other places where a relay helps: a computer on a Wi-Fi that keeps devices apart, a copy of the web edition that
// comes from elsewhere, a battery that runs out; and what people read if it doesn't help.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { en, es, starts } from '../../texts.mjs';
import { violations } from '../../e2e/eyes.mjs';
import { cops, fail } from '../../e2e/evening.mjs';
import { House, PHONE, startServed, until } from '../../e2e/harness.mjs';
import { NAMES, Phone, RESUME, Table } from '../../e2e/screens.mjs';
import { allBack, GONE, startRelayed } from '../relayed.mjs';
import { startWeb } from '../serve.mjs';

let far;
before(async () => { far = await House.open(() => startRelayed()); });
afterEach(() => far.tidy());
after(() => far.close());

const placeOf = (house) => new URL(house.server.table).origin;

/** From the start page: the settings let phones join through this relay. */
async function useInSettings(table, place) {
  await table.click(en.table('settings'));
  await enter(table, place);
  await table.page.locator('[data-relay=open]').waitFor();
  await table.click(en.table('back'));
}

async function enter(table, place) {
  const other = table.button(en.table('relayOther'));
  const address = table.page.getByRole('textbox', { name: en.table('relayAddress') });
  await other.or(address).waitFor();
  if (await other.count()) await table.use(other);
  await address.fill(place);
  await table.click(starts(en.table('joinThroughRelay')));
}

test('a computer: phones on its network and through a relay sit at one table', async () => {
  const near = await House.open(startServed);
  try {
    const table = await Table.open(near);
    await table.lay(4);
    await table.seatPhones([0, 2]);
    await table.click(en.table('menu'));
    await table.button(en.table('settings'), { exact: true }).click();
    await enter(table, placeOf(far));
    await table.page.locator('[data-relay=open]').waitFor();
    await table.click(en.table('back'));
    await table.openPhones();
    for (const seat of [1, 3]) {
      const url = await table.link(seat);
      assert.equal(new URL(url).origin, placeOf(far));
      table.phones[seat] = await Phone.open(far, url, seat);
      await table.phones[seat].sit();
    }
    await table.click(en.table('back'));
    await table.roll();
    const secret = await table.look();
    await table.reach('start');
    await fail(table);
    for (const seat of [1, 3]) table.phones[seat].watched.forgive = GONE;
    await far.server.kill(() => until('those far away are gone', () => !table.view.seats[1].connected));
    assert.ok(table.view.seats[0].connected, 'the others notice nothing');
    await allBack(table);
    await cops(table, secret);
    table.checkAllQuiet();
  } finally {
    await near.close();
  }
});

/** A copy of the web edition whose policy allows the relay of this test, which has no certificate. */
function withoutTls() {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-web-'));
  cpSync(process.env.GOATHERD_WEB, folder, { recursive: true });
  for (const file of ['index.html', '_headers']) {
    const text = readFileSync(join(folder, file), 'utf8');
    assert.ok(text.includes("connect-src 'self' wss:"), file);
    writeFileSync(join(folder, file), text.replaceAll("connect-src 'self' wss:", "connect-src 'self' ws: wss:"));
  }
  return folder;
}

test('a copy of the web edition from elsewhere can be told a relay, and remembers it', async () => {
  const folder = withoutTls();
  const copy = await House.open(() => startWeb({ folder, cut: false }));
  try {
    const table = await Table.open(copy, { viewport: PHONE });
    await useInSettings(table, placeOf(far));
    await table.lay(3);
    await table.openPhones();
    const phone = await Phone.open(far, await table.link(0), 0);
    await phone.sit();
    await until('it is at the table', () => table.view.seats[0].connected);
    await table.page.reload();
    await phone.page.getByText(en.phone('connected')).waitFor();
    await table.click(en.table('settings'));
    await table.page.locator('[data-relay=open]').waitFor();
    await table.click(en.table('closeNetwork'));
    const address = table.page.getByRole('textbox', { name: en.table('relayAddress') });
    await table.button(en.table('relayOther')).or(address).waitFor();
    if (!await address.count()) await table.click(en.table('relayOther'));
    assert.equal(await address.inputValue(), placeOf(far));
    phone.checkQuiet();
  } finally {
    await copy.close();
    rmSync(folder, { recursive: true });
  }
});

test('the battery runs out: the game goes on at another phone, with new codes', async () => {
  const table = await Table.open(far, { viewport: PHONE });
  await table.lay(3);
  await table.seatPhones();
  await table.roll();
  const { says } = await table.look();
  await table.reach('start');
  await table.takeTurn('trade');
  const { turn } = table.board;

  await table.click(en.table('menu'));
  await table.button(en.table('settings'), { exact: true }).click();
  await table.click(en.table('exportAll'));
  const sheet = table.page.getByRole('dialog');
  await table.choose(sheet.getByRole('radio').last());
  const downloading = table.page.waitForEvent('download');
  await sheet.getByRole('button', { name: en.table('exportAll') }).click();
  const file = await (await downloading).path();
  await table.heading(en.table('codeTitle')).waitFor();
  const code = await table.page.locator('.code').innerText();
  await table.click(en.table('closeHere'));
  await table.sees(en.table('movedAway'));
  for (const phone of table.phones) await phone.sees(en.phone('error.tableClosed'));

  const other = await Table.open(far, { viewport: PHONE });
  await other.click(en.table('settings'));
  await other.page.locator('input[type=file]').setInputFiles(file);
  await other.page.getByLabel(en.table('codeOnOther')).fill(code);
  await other.page.keyboard.press('Enter');
  await other.sees(en.table('broughtTable'));
  await other.click(en.table('back'));
  await other.click(RESUME);
  await other.click(en.table('playOnHere'));
  other.players = 3;
  await other.reach('start');
  await other.click(en.table('menu'));
  await other.page.getByRole('dialog').getByRole('button', { name: en.table('phones') }).click();
  await other.letPhonesJoin();
  for (const phone of table.phones) {
    const url = await other.link(phone.seat);
    assert.notEqual(url, phone.url);
    await phone.page.goto(url);
    await phone.tap(en.phone('copiedRead'));
    await phone.sit();
    other.phones[phone.seat] = phone;
  }
  await other.click(en.table('back'));
  assert.equal(other.board.turn, turn);
  await other.takeTurn('spy');
  await cops(other, { says, goat: says.findIndex((said, seat) => says.every((to, by) => by === seat || to === seat)) });
  other.checkAllQuiet();
});

test('a connection that something cuts again and again: a sentence says so, and the game goes on', async () => {
  const table = await Table.open(far, { viewport: PHONE, wire: true, painted: true });
  table.watched.forgive = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;
  await table.lay(3);
  await table.seatPhones([0]);
  const [phone] = table.phones;
  await table.openPhones();
  for (let cuts = 0; cuts < 3; cuts++) {
    table.watched.wire.cut();
    await until('the phone is gone', () => !table.view.seats[0].connected);
    table.watched.wire.mend();
    await until('the phone is back', () => table.view.seats[0].connected);
  }
  await table.page.getByRole('alert').getByText(en.table('relayBreaksOff')).waitFor();
  await phone.page.getByText(en.phone('connected'), { exact: true }).first().waitFor();
  assert.deepEqual(await violations(table.page), []);
  await table.click(en.table('passAndPlay'));
  await table.heading(en.table('layTable')).waitFor();
});

/** What a Wi-Fi answers that wants people to log in first, whatever they ask for. */
async function startPortal() {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' });
    answer.end('<title>Log in</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { place: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

for (const [locale, texts] of [['en-GB', en], ['es-ES', es]]) {
  const { table: t, phone: p } = texts;
  const language = locale.slice(0, 2);

  test(`whatever is wrong with a relay, a sentence says what to do, and the device can be passed around (${language})`, async () => {
    const portal = await startPortal();
    const near = await House.open(startServed);
    try {
      // A computer knows what answers there; a page only knows that nobody does.
      for (const [house, status] of [[near, 'notARelay'], [far, 'noAnswer']]) {
        const table = new Table(await house.page({ locale, viewport: PHONE, painted: true }));
        table.watched.forgive = /WebSocket connection to .* failed/;
        await table.page.goto(house.server.table);
        await table.click(t('settings'));
        const address = table.page.getByRole('textbox', { name: t('relayAddress') });
        const other = table.button(t('relayOther'));
        await other.or(address).waitFor();
        if (await other.count()) await table.use(other);
        await address.fill('http://goats.example');
        await table.click(starts(t('joinThroughRelay')));
        await table.sees(t('error.placeInvalid'));
        await address.fill(portal.place);
        await table.click(starts(t('joinThroughRelay')));
        await table.page.locator(`[data-relay=${status}]`).getByText(t(`relay.${status}`, { place: portal.place })).waitFor();
        await table.button(t('passAndPlay')).waitFor();
        assert.deepEqual(await violations(table.page), []);
      }
    } finally {
      portal.stop();
      await near.close();
    }
  });

  test(`a wrong link, and one whose table is gone (${language})`, async () => {
    const table = await Table.open(far, { viewport: PHONE });
    await table.lay(3);
    await table.openPhones();
    const url = await table.link(0);
    const guest = async (link, text) => {
      const phone = await Phone.open(far, link, 0, { locale });
      await phone.sees(text);
      phone.checkQuiet();
      return phone;
    };
    await guest(url.slice(0, -9), p('badLinkHint'));
    // Its last letter is another one.
    const last = url.at(-2) === 'A' ? 'B' : 'A';
    await guest(`${url.slice(0, -2)}${last}${url.at(-1)}`, p('error.linkInvalid'));
    await table.click(en.table('seatActions', { name: NAMES[0] }));
    await table.click(starts(en.table('newLink')));
    await until('there is a new code', async () => await table.link(0) !== url);
    await guest(url, p('error.linkInvalid'));
    const late = await table.link(0);
    await table.close();
    const phone = await guest(late, p('onTheWayRelayHint'));
    await phone.heading(p('onTheWay')).waitFor();
  });
}
