// Joining without a camera, and choosing a goat of one's own: the address alone, three pictures, and somebody at the
// table who compares them.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Knock } from '../other-client/door.mjs';
import { capital, en, es, starts } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { House, PHONE, until } from './harness.mjs';
import { NAMES, Phone, Table, tapAtTheDoor } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** A phone that has only the address, as somebody types it. */
async function stranger(options = {}) {
  const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true, painted: true, ...options }));
  await phone.page.goto(new URL('/', house.server.table).href);
  return phone;
}

/** On a phone from now on: whether the face of the headings was there when the first one was drawn. */
const watchFace = () => {
  window.hasFace = null;
  new MutationObserver(() => {
    if (window.hasFace !== null || !document.querySelector('h1, h2')) return;
    window.hasFace = [...document.fonts].some(({ family, status }) => family === 'Caprasimo' && status === 'loaded');
  }).observe(document, { childList: true, subtree: true });
};

/** The names under the pictures. */
const pictures = (place) => place.locator('ol > li').allInnerTexts();

const atTheDoor = (table) => table.page.getByRole('dialog', { name: table.t('someoneKnocks') });

test('a phone without a camera is let in by its pictures, while others wait, and strangers are sent away', async () => {
  const table = await Table.open(house, { painted: true });
  // Nobody has opened a table yet.
  const phone = await stranger();
  await phone.tap(starts(en.phone('askForSeat')));
  await phone.sees(en.phone('error.noTableHere'));
  await table.lay(3);
  await table.openPhones();
  await table.sees(en.table('noCamera'));
  await table.sees(new URL(house.server.table).host);

  await phone.tap(en.phone('knockAgain'));
  await phone.heading(en.phone('compare')).waitFor();
  await atTheDoor(table).waitFor();
  const shown = await pictures(phone.page);
  assert.equal(shown.length, 3);
  assert.deepEqual(await pictures(atTheDoor(table)), shown, 'both screens show the same pictures');
  assert.deepEqual(await violations(phone.page), []);
  assert.deepEqual(await violations(table.page), []);

  // Another phone waits, in its own language, and gets its turn by itself.
  const second = await stranger({ locale: 'es-ES' });
  await second.tap(starts(es.phone('askForSeat')));
  await second.heading(es.phone('doorBusy')).waitFor();

  await tapAtTheDoor(atTheDoor(table), NAMES[1]);
  await phone.heading(NAMES[1]).waitFor();
  assert.equal(new URL(phone.page.url()).hash, '', 'the link is kept, and not in the address');
  phone.seat = 1;
  await phone.sit();
  await phone.page.reload();
  await phone.page.getByRole('list', { name: en.phone('everybody') }).waitFor();

  await second.heading(es.phone('compare')).waitFor();
  await atTheDoor(table).waitFor();
  assert.deepEqual(
    (await pictures(second.page)).map(inEnglish), await pictures(atTheDoor(table)),
  );
  await table.click(en.table('sendAway'));
  await second.sees(es.phone('error.tableDeclined'));
  await atTheDoor(table).waitFor({ state: 'detached' });

  // Whoever leaves is no longer at the door.
  await second.tap(es.phone('knockAgain'));
  await second.heading(es.phone('compare')).waitFor();
  await atTheDoor(table).waitFor();
  await second.tap(es.phone('neverMind'));
  await second.heading(es.phone('phoneTitle')).waitFor();
  await atTheDoor(table).waitFor({ state: 'detached' });

  // All seats have their phones.
  for (const seat of [0, 2]) await Phone.open(house, await table.link(seat), seat);
  await until('everybody is there', () => table.view.seats.every(({ by }) => by === 'phone'));
  await second.tap(starts(es.phone('askForSeat')));
  await second.sees(es.phone('error.everySeatTaken'));
  for (const screen of [table, phone, second]) screen.checkQuiet();
});

/** The English name of a picture. */
function inEnglish(word) {
  const [key] = Object.entries(es.all.phone)
    .find(([key, text]) => key.startsWith('picture.') && capital(text) === word);
  return capital(en.all.phone[key]);
}

test('the first heading on a phone has its face, and without the face a phone still gets there', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.openPhones();
  for (const [seat, isHere] of [true, false].entries()) {
    const url = await table.link(seat);
    const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true }));
    await phone.page.addInitScript(watchFace);
    if (!isHere) {
      phone.watched.forgive = /woff2|net::ERR_FAILED/;
      await phone.page.route('**/*.woff2', (route) => route.abort());
    }
    await phone.page.goto(url);
    await phone.heading(NAMES[seat]).waitFor();
    assert.equal(await phone.page.evaluate(() => window.hasFace), isHere);
    phone.checkQuiet();
    await phone.close();
  }
  table.checkQuiet();
});

test('a phone whose styles get lost on the way fetches them again before it shows what needs them', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.openPhones();
  const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true }));
  phone.watched.forgive = /css|net::ERR_FAILED/;
  await phone.page.goto(await table.link(0));
  await phone.heading(NAMES[0]).waitFor();
  const lost = new Set();
  await phone.page.route('**/*.css', (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await phone.tap(en.phone('settings'));
  await phone.page.getByRole('dialog').waitFor();
  assert.ok(lost.size > 0, 'some style sheets get lost');
  assert.ok(await phone.page.evaluate(() => [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)));
  phone.checkQuiet();
  table.checkQuiet();
});

test('a phone that scanned its code never loads what only the door needs', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  const asked = [];
  const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true }));
  phone.page.on('request', (request) => asked.push(request.url()));
  phone.seat = 0;
  await phone.page.goto(await table.link(0));
  await phone.sit();
  await table.click(en.table('back'));
  await table.roll();
  await phone.peek();
  await phone.page.waitForLoadState('networkidle');
  await until('the rest of the evening is fetched', () => asked.some((url) => /screens-/.test(url)));
  assert.deepEqual(asked.filter((url) => /door/i.test(url)), []);
});

test('whoever has a phone chooses name and colour there, and the next table is offered the same', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  const link = await table.link(0);
  const other = await Phone.open(house, await table.link(2), 2);
  await other.sit();
  const phone = await Phone.open(house, link, 0, { painted: true });
  await phone.sit();
  await phone.tap(en.phone('settings'));
  await phone.tap(en.phone('ownGoat'));
  const sheet = phone.page.getByRole('dialog', { name: en.phone('ownGoat') });
  await sheet.waitFor();
  await sheet.getByLabel(en.phone('myName')).fill('Zoë');
  await phone.choose(sheet.getByRole('radio', { name: starts(en.phone('yellow')) }));
  await sheet.getByText(en.phone('swapColours', { colour: en.phone('yellow'), name: NAMES[2] })).waitFor();
  assert.deepEqual(await violations(phone.page), []);
  await phone.tap(en.phone('swapWith', { name: NAMES[2] }));
  await sheet.waitFor({ state: 'detached' });
  await until('the table knows', () => table.view.players[0].name === 'Zoë');
  assert.deepEqual(table.view.players.map(({ colour }) => colour), ['yellow', 'blue', 'red']);
  await table.page.getByRole('list').getByRole('button', { name: starts('Zoë') }).first().waitFor();
  await until('the other phone follows', () => other.view.players[2].colour === 'red');

  // The next table offers the goat of the last time, and forces nobody.
  await phone.tap(en.phone('settings'));
  await phone.tap(en.phone('leaveSeat'));
  await phone.tap(en.phone('leaveSeat'));
  await phone.heading(en.phone('goodbye')).waitFor();
  await phone.page.goto(await table.link(1));
  phone.seat = 1;
  await phone.sit();
  await phone.tap(en.phone('settings'));
  await phone.tap(en.phone('ownGoat'));
  await phone.tap(en.phone('sitAs', { name: 'Zoë', colour: en.phone('yellow') }), { exact: false });
  // The first seat still has the name, so this one gets a number.
  await until('it sits as Zoë', () => table.view.players[1].colour === 'yellow');
  assert.equal(table.view.players[1].name, 'Zoë 2');
  for (const screen of [table, phone, other]) screen.checkQuiet();
});

// The last one, because the door remembers a crowd for a while.
test('of several phones at the door people tap the one in front of them, and in a crowd they are offered codes', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  const others = [];
  const knock = async () => {
    const other = await Knock.at(`127.0.0.1:${house.server.port}`, `127.0.0.${2 + others.length}`);
    others.push(other);
    await other.compare();
  };
  try {
    for (let number = 0; number < 3; number++) await knock();
    const several = table.page.getByRole('dialog', { name: en.table('severalKnock') });
    const phone = await stranger();
    await phone.tap(starts(en.phone('askForSeat')));
    await phone.heading(en.phone('compare')).waitFor();
    const shown = await pictures(phone.page);
    const own = several.getByRole('button', { name: shown.join(' ') });
    await own.waitFor();
    assert.equal(await several.locator('ol').count(), 4);
    assert.deepEqual(await violations(table.page), []);

    // A crowd: more than any group of friends.
    for (let number = 0; number < 6; number++) await knock();
    await several.getByText(en.table('doorCrowdHint')).waitFor();
    assert.deepEqual(await violations(table.page), []);
    await own.click();
    await atTheDoor(table).getByText(en.table('samePictures')).waitFor();
    await table.click(en.table('otherPictures'));
    await own.click();
    const name = table.view.players[1].name || NAMES[1];
    await tapAtTheDoor(atTheDoor(table), name);
    await phone.heading(name).waitFor();

    await table.click(en.table('showCodes'));
    await several.waitFor({ state: 'detached' });
    await table.sees(en.table('noCamera'));
    await table.heading(en.table('doorCrowd')).waitFor();
    await table.click(en.table('lookAtDoor'));
    await several.waitFor();
    await table.click(en.table('sendAllAway'));
    await until('they have been sent away', () => !table.view.door);
    await several.waitFor({ state: 'detached' });
    for (const screen of [table, phone]) screen.checkQuiet();
  } finally {
    for (const other of others) other.close();
  }
});
