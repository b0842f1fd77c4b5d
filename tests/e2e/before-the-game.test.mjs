// Round the game: the first start, who sits where, phones that do not come, a new game, what is kept of the old ones.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';
import { COLOURS, framingCards, Table } from './night.mjs';
import { Touch } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const local = (url) => url.replace('goatherd.test', '127.0.0.1');

/** The host without a screen: what is not looked at here is done with messages. */
async function join() {
  const host = new Client(local(house.server.table));
  await host.join();
  return host;
}

// The first one: nobody has chosen anything yet.
test('the first start speaks as the device does, and what is chosen then stays', async () => {
  const [spanish, german] = await Promise.all(['es-MX', 'de-DE'].map(async (locale) => {
    const { page, faults } = await house.page({ locale, viewport: PHONE });
    await page.goto(house.server.table);
    await page.getByRole('heading', { name: 'Goatherd' }).waitFor();
    return { page, faults };
  }));
  assert.equal(await spanish.page.evaluate(() => document.documentElement.lang), 'es');
  await spanish.page.getByRole('button', { name: /^Mesa nueva/ }).waitFor();
  // Nothing of theirs is spoken here.
  await german.page.getByRole('button', { name: /^New table/ }).waitFor();

  await spanish.page.getByRole('button', { name: 'Ajustes' }).click();
  await spanish.page.getByRole('radio', { name: 'English' }).check({ force: true });
  await spanish.page.getByRole('heading', { name: 'Settings' }).waitFor();
  await spanish.page.goto('about:blank');
  await spanish.page.goto(house.server.table);
  await spanish.page.getByRole('button', { name: /^New table/ }).waitFor();
  for (const { faults } of [spanish, german]) assert.deepEqual(faults, []);
});

/** Who sits where, in playing order, as the screen shows it. */
const seating = (table) => table.page.getByRole('button', { name: /^Change / })
  .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel.replace('Change ', '')));

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const disc = (table, name) => table.button(`Change ${name}`, { exact: true }).locator('.disc');

test('goats are dragged to another chair, by mouse and by finger, and the group is remembered', async () => {
  const table = await Table.open(house, { hasTouch: true });
  await Touch.of(table, 1);
  const { page } = table;
  await table.click(/^New table/);
  await table.choose(page.getByRole('radio', { name: '5', exact: true }));
  assert.deepEqual(await seating(table), ['Red', 'Blue', 'Yellow', 'Green', 'Purple']);

  const [from, to] = [await middle(disc(table, 'Blue')), await middle(disc(table, 'Green'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x + 9, to.y - 7, { steps: 4 });
  await page.mouse.up();
  await until('both have changed chairs', async () => (await seating(table)).join() === 'Red,Green,Yellow,Blue,Purple');
  assert.equal(await page.getByRole('dialog').count(), 0, 'a drag is no tap');

  // A finger; back to the own chair is nothing at all.
  const cdp = await table.devtools();
  const touch = (type, point) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const drag = async (name, ...path) => {
    const start = await middle(disc(table, name));
    await touch('touchStart', start);
    for (const point of path) await touch('touchMove', point ?? start);
    // The finger rests there before it leaves: it does not throw the goat, and the browser takes no tap for a catch.
    await page.evaluate(() => new Promise((done) => {
      let frames = 6;
      requestAnimationFrame(function next() { if (frames--) requestAnimationFrame(next); else done(); });
    }));
    await touch('touchEnd');
  };
  await drag('Red', { x: 500, y: 400 }, await middle(disc(table, 'Purple')));
  await until('by finger', async () => (await seating(table)).join() === 'Purple,Green,Yellow,Blue,Red');
  await drag('Red', { x: 500, y: 400 }, null);
  assert.deepEqual(await seating(table), ['Purple', 'Green', 'Yellow', 'Blue', 'Red']);

  // The next tap is a tap.
  await disc(table, 'Yellow').tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Zoë');
  await dialog.getByText('white', { exact: true }).click();
  await table.click('Done');
  const group = ['Purple', 'Green', 'Zoë', 'Blue', 'Red'];
  assert.deepEqual(await seating(table), group);
  await table.click('5 players, go');
  await table.click('Next');
  await table.heading('Lay the table').waitFor();
  assert.deepEqual(table.view.view.plan.players, ['purple', 'green', 'white', 'blue', 'red']
    .map((colour) => ({ colour, name: colour === 'white' ? 'Zoë' : '' })));
  table.checkQuiet();

  // Another evening, in another browser.
  const next = await Table.open(house);
  await next.click(/^New table/);
  assert.deepEqual(await seating(next), group);
  assert.ok(await next.page.getByRole('radio', { name: '5', exact: true }).isChecked());
  // As it was, for those who come after.
  const host = await join();
  await host.ask('saveSettings', { settings: null });
  host.close();
});

test('after twenty seconds without a phone the screen says what may be wrong, until one comes', async () => {
  /** A table that waits for phones; it is left when it has waited long enough. */
  const waitForPhones = async () => {
    const table = new Table(await house.page({ viewport: DESK }));
    const { page } = table;
    // With its clock ahead of every answer the page takes the host for gone, and calls it anew.
    table.watched.forgive = /WebSocket is closed before the connection/;
    await page.clock.install();
    await page.goto(house.server.table);
    await table.lay(3);
    await table.openPhones();
    const url = local(await table.link(0));
    const help = table.heading('No phone yet? It is one of these:');
    await page.clock.pauseAt(Date.now() + 3000);
    await page.clock.runFor(12_000);
    assert.equal(await help.count(), 0, 'there is time yet');
    await page.clock.runFor(8000);
    await help.waitFor();
    for (const word of ['Guest networks', 'VPN', 'firewall', 'hotspot']) await table.sees(word);
    await page.clock.resume();
    return { table, url, help };
  };
  const [one, two] = await Promise.all([waitForPhones(), waitForPhones()]);

  // One tap, and the device is handed round.
  await one.table.click('Pass this device round instead');
  await one.table.heading('Lay the table').waitFor();

  const phone = new Client(two.url);
  await phone.join();
  await two.help.waitFor({ state: 'detached' });
  await two.table.sees('phone connected');
  phone.close();
  for (const { table } of [one, two]) table.checkQuiet();
});

test('dice are rolled anew only with a new game, and a game is stopped only after a question', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.roll();
  await table.look();
  await table.reach('start');
  const { dice } = table.view.view;
  const { round } = table.view;
  const dialog = table.page.getByRole('dialog');
  const ask = async (name) => {
    await table.click('Menu');
    await table.click(name);
  };

  assert.equal(await table.button(/roll/i).count(), 0, 'nothing here rolls');
  const host = await join();
  await host.ask('openTable', { table: table.view.table });
  await assert.rejects(host.play({ type: 'roll' }));
  host.close();

  for (const [name, means] of [['New dice, new game', /this game ends without a winner/], ['End the game', /cannot be undone/]]) {
    await ask(name);
    await dialog.getByText(means).waitFor();
    await table.click('Keep playing');
    await table.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  assert.deepEqual([table.view.round, table.view.view.dice, table.step.name], [round, dice, 'start']);

  await ask('New dice, new game');
  await table.click('End it and begin anew');
  await table.heading('Lay the table').waitFor();
  assert.deepEqual([table.view.round, table.view.view.dice], [round + 1, null]);
  await table.roll();
  await table.look();
  await table.reach('start');

  await ask('End the game');
  await table.click('Stop the game');
  await table.heading('The game was stopped').waitFor();
  assert.equal(table.step.outcome.matsSaid, null, 'no secret is told');
  await table.click('Back to the start');
  table.checkQuiet();
});

/** A game of three to its end, without a screen: by the cops, or with this one framed. */
async function finish(names, framed) {
  const host = await join();
  const seats = [0, 1, 2];
  await host.ask('newTable', { game: 'scapegoat' });
  const players = seats.map((seat) => ({ colour: COLOURS[seat], name: names[seat] }));
  await host.play({ type: 'arrange', plan: { players, guided: false }, placement: seats });
  await host.play({ type: 'begin' });
  await host.play({ type: 'roll' });
  for (const seat of seats) await host.whisper({ type: 'peek' }, seat);
  await host.play({ type: framed === null ? 'callCops' : 'frame' }, 0);
  await host.play({ type: 'ready' });
  await host.sees(({ view }) => ['point', 'frameEntry'].includes(view.step.name));
  if (framed === null) await host.play({ type: 'reveal' });
  else {
    for (const seat of seats) await host.play({ type: 'card', colours: framingCards(3, framed)[seat] }, seat);
    await host.play({ type: 'judge' });
  }
  const { view } = await host.sees(({ view }) => view.step.name === 'over');
  host.close();
  return view.step.outcome;
}

test('the history counts who won as what, and is saved as JSON and as CSV', async () => {
  // A name that a spreadsheet would take for a formula, and one with a comma.
  const names = ['Ana', '=Ben', 'Zoë, the kid'];
  const outcomes = await Promise.all([null, 0, 1].map((framed) => finish(names, framed)));
  const won = (seat, asGoat) => outcomes
    .filter(({ winners, scapegoat }) => winners.includes(seat) && (scapegoat === seat) === asGoat).length;

  const table = await Table.open(house);
  await table.click('History');
  for (const [seat, name] of names.entries()) {
    const row = table.page.getByRole('row', { name });
    const [asGoat, asOther] = [won(seat, true), won(seat, false)];
    await row.getByRole('cell', { name: '3', exact: true }).waitFor();
    const chart = `Wins as scapegoat: ${asGoat}, Wins as conspirator: ${asOther}, Lost: ${3 - asGoat - asOther}`;
    await row.getByRole('img', { name: chart }).waitFor();
    await row.getByText(`${asGoat} · ${asOther} · ${3 - asGoat - asOther}`).waitFor();
  }

  const save = async (kind) => {
    const download = table.page.waitForEvent('download');
    await table.click(`Save as ${kind}`);
    return readFileSync(await (await download).path(), 'utf8');
  };
  const games = JSON.parse(await save('JSON')).filter(({ report }) => report.outcome.ending.how !== 'abandoned');
  const told = (list) => list.map(({ ending, scapegoat, matsSaid, winners }) =>
    [ending.how, ending.framed, scapegoat, matsSaid, winners].join(' ')).sort();
  assert.deepEqual(told(games.map(({ report }) => report.outcome)), told(outcomes));
  assert.ok(games.every(({ beganAt, endedAt }) => beganAt < endedAt && endedAt <= Date.now()));
  const rows = (await save('CSV')).split('\r\n');
  assert.equal(rows[0], 'table,round,began,ended,ending,seat,colour,name,scapegoat,won,mat said');
  const isFrom = ({ table: id, round, report }, row) => report.players.some((_, seat) =>
    row.startsWith(`${id},${round},`) && row.includes(`,${seat + 1},${COLOURS[seat]},${["Ana", "'=Ben", '"Zoë, the kid"'][seat]},${
      Number(report.outcome.scapegoat === seat)},${Number(report.outcome.winners.includes(seat))},${COLOURS[report.outcome.matsSaid[seat]]}`));
  for (const game of games) assert.equal(rows.filter((row) => isFrom(game, row)).length, 3);
  table.checkQuiet();
});
