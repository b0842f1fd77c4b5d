// Around the game: the first start, seating, phones that don't join, a new game, and the history.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { ANY, capital, en, es, snitch, starts, whole, within } from '../texts.mjs';
import { settled, violations } from './eyes.mjs';
import { DESK, House, PHONE, runFor, stopClock, until } from './harness.mjs';
import { COLOURS, framingCards, listed, NAMES, Phone, Table } from './screens.mjs';
import { Touch } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const local = (url) => url.replace('goatherd.test', '127.0.0.1');

// This test must be the first one, while nobody has chosen anything yet.
test('the first start uses the device’s language, and a choice made then is kept [web, long]', async () => {
  const [spanish, german] = await Promise.all(['es-MX', 'de-DE'].map(async (locale) => {
    const { page, faults } = await house.page({ locale, viewport: PHONE });
    await page.goto(house.server.table);
    await page.getByRole('heading', { name: en.table('appName') }).waitFor();
    return { page, faults };
  }));
  assert.equal(await spanish.page.evaluate(() => document.documentElement.lang), 'es');
  await spanish.page.getByRole('button', { name: es.box }).waitFor();
  // The app does not speak German.
  await german.page.getByRole('button', { name: en.box }).waitFor();

  await spanish.page.getByRole('button', { name: es.table('settings') }).click();
  await spanish.page.getByRole('radio', { name: 'English' }).check({ force: true });
  await spanish.page.getByRole('heading', { name: en.table('settings') }).waitFor();
  const host = await house.client(spanish.page);
  await until('the choice is kept', async () => (await host.ask('settings')).settings?.device.language === 'en');
  host.close();
  await spanish.page.goto('about:blank');
  await spanish.page.goto(house.server.table);
  await spanish.page.getByRole('button', { name: en.box }).waitFor();
  for (const { faults } of [spanish, german]) assert.deepEqual(faults, []);
});

/** Who sits where, in playing order, as the screen shows it. */
async function seating(table) {
  const change = starts(en.table('changeGoat', { name: ANY }));
  const labels = await table.page.getByRole('button', { name: change })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const [before, after] = en.table('changeGoat', { name: ANY }).split(ANY);
  return labels.map((label) => label.slice(before.length, label.length - after.length));
}

/** Waits for this seating: behind a dialog that is just closing, nobody can be found yet. */
async function sit(table, ...names) {
  let seen;
  await until('the seating', async () => (seen = await seating(table)).join() === names.join())
    .catch(() => assert.deepEqual(seen, names));
}

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const disc = (table, name) => table.button(en.table('changeGoat', { name }), { exact: true }).locator('.disc');

test('goats can be dragged to another chair by mouse and by finger, and the group is remembered [web, long]', async (t) => {
  // Back to the default, for the tests that follow. The pages are closed first: they save what they have just changed.
  t.after(async () => {
    if (house.server.isWeb) return;
    await house.tidy();
    const host = await house.client();
    await host.ask('saveSettings', { settings: null });
    host.close();
  });
  const table = await Table.open(house, { hasTouch: true });
  await Touch.of(table, 1);
  const { page } = table;
  await table.click(en.box);
  await table.choose(page.getByRole('radio', { name: '5', exact: true }));
  const [red, blue, yellow, green, purple] = NAMES;
  await sit(table, red, blue, yellow, green, purple);

  const [from, to] = [await middle(disc(table, blue)), await middle(disc(table, green))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 4 });
  await page.mouse.move(to.x + 9, to.y - 7, { steps: 4 });
  await page.mouse.up();
  await sit(table, red, green, yellow, blue, purple);
  assert.equal(await page.getByRole('dialog').count(), 0, 'a drag is not a tap');

  // With a finger. Dragging a goat back to its own chair does nothing.
  const cdp = await table.devtools();
  const touch = (type, point) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  const drag = async (name, ...path) => {
    const start = await middle(disc(table, name));
    await touch('touchStart', start);
    for (const point of path) await touch('touchMove', point ?? start);
    // The finger rests before it is lifted, so that the browser takes it neither for a fling nor for a tap.
    await page.evaluate(() => new Promise((done) => {
      let frames = 6;
      requestAnimationFrame(function next() { if (frames--) requestAnimationFrame(next); else done(); });
    }));
    await touch('touchEnd');
  };
  await drag(red, { x: 500, y: 400 }, await middle(disc(table, purple)));
  await sit(table, purple, green, yellow, blue, red);
  await drag(red, { x: 500, y: 400 }, null);
  await sit(table, purple, green, yellow, blue, red);

  // The next tap counts as a tap again.
  await disc(table, yellow).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Zoë');
  await dialog.getByText(en.table('white'), { exact: true }).click();
  await table.click(en.table('done'));
  const group = [purple, green, 'Zoë', blue, red];
  await sit(table, ...group);
  await table.click(en.table('playersGo', { count: 5 }));
  await table.click(en.table('next'));
  await table.heading(en.table('layTable')).waitFor();
  assert.deepEqual(table.view.players.map(({ colour, name }) => ({ colour, name })), ['purple', 'green', 'white', 'blue', 'red']
    .map((colour) => ({ colour, name: colour === 'white' ? 'Zoë' : '' })));
  table.checkQuiet();

  // Another evening, in another browser; a page without a server knows only its own.
  const next = house.server.isWeb ? table : await Table.open(house);
  await next.page.goto('about:blank');
  await next.page.goto(house.server.table);
  await next.click(en.box);
  await sit(next, ...group);
  assert.ok(await next.page.getByRole('radio', { name: '5', exact: true }).isChecked());
});

test('names go from Enter to Enter, two of the same are told apart at once, and phones ask for theirs', async (t) => {
  t.after(async () => {
    await house.tidy();
    const host = await house.client();
    await host.ask('saveSettings', { settings: null });
    host.close();
  });
  const table = await Table.open(house);
  const { keyboard } = table.page;
  await table.click(en.box);
  await table.choose(table.page.getByRole('radio', { name: '3', exact: true }));
  await disc(table, NAMES[0]).click();
  const sheet = (name) => table.page.getByRole('dialog', { name, exact: true });
  await sheet(NAMES[0]).waitFor();
  await keyboard.type('Ana');
  await keyboard.press('Enter');
  await sheet(NAMES[1]).waitFor();
  await keyboard.type('ana');
  await table.sees(en.table('sameName', { name: 'ana', marked: 'ana 2' }));
  await keyboard.press('Enter');
  await sheet(NAMES[2]).waitFor();
  await keyboard.press('Enter');
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  await sit(table, 'Ana', 'ana 2', NAMES[2]);
  await table.click(en.table('playersGo', { count: 3 }));
  await table.click(en.table('allLost'));
  await table.heading(en.table('layTable')).waitFor();

  // Whoever has no name is asked on the first screen of their phone.
  await table.openPhones();
  const phone = await Phone.open(house, await table.link(2), 2);
  await phone.heading(NAMES[2]).waitFor();
  const field = phone.page.getByLabel(en.phone('whatName'));
  await field.fill('Ana');
  await phone.sees(en.phone('sameName', { name: 'Ana', marked: 'Ana 3' }));
  await field.press('Enter');
  await phone.heading(en.phone('settingUp')).waitFor();
  await until('everybody has a name', () => table.view.players.map(({ name }) => name).join() === 'Ana,ana 2,Ana 3');

  await phone.tap(en.phone('settings'));
  for (let tap = 0; tap < 2; tap++) await phone.tap(en.phone('leaveSeat'));
  await phone.heading(en.phone('goodbye')).waitFor();
  for (const screen of [table, phone]) screen.checkQuiet();
});

test('after twenty seconds without a phone the screen says what may be wrong, until one comes', async () => {
  /** A table that waits for phones; it goes on when it has waited long enough. */
  const waitForPhones = async () => {
    const table = new Table(await house.page({ viewport: DESK }));
    const { page } = table;
    // With its clock ahead of every answer, the page believes that the host is gone, and reconnects.
    table.watched.forgive = /WebSocket is closed before the connection/;
    await page.clock.install();
    await page.goto(house.server.table);
    await table.lay(3);
    await table.openPhones();
    const url = local(await table.link(0));
    const help = table.heading(en.table('nobodyYet'));
    await stopClock(page.clock, 3000);
    await runFor(table.watched, 12_000);
    assert.equal(await help.count(), 0, 'it is too early for that');
    await runFor(table.watched, 8000);
    await help.waitFor();
    // A relay is offered, and nothing leaves this device before somebody wants that.
    await table.heading(en.table('relayTitle')).waitFor();
    for (const key of ['diagGuest', 'diagVpn', 'diagFirewall', 'diagHotspot']) await table.sees(en.table(key));
    await page.clock.resume();
    return { table, url, help };
  };
  const [one, two] = await Promise.all([waitForPhones(), waitForPhones()]);

  // With one tap, the device is passed around instead.
  await one.table.click(en.table('passAndPlay'));
  await one.table.heading(en.table('layTable')).waitFor();

  const phone = new Client(two.url);
  await phone.join();
  await two.help.waitFor({ state: 'detached' });
  await two.table.sees(en.table('seatPhone'));
  phone.close();
  for (const { table } of [one, two]) table.checkQuiet();
});

test('dice are rolled again only in a new game, and stopping a game asks first', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.roll();
  await table.look();
  await table.reach('start');
  const { dice } = table.view.view;
  const { round } = table.view;
  const dialog = table.page.getByRole('dialog');
  const ask = async (name) => {
    await table.click(en.table('menu'));
    await table.click(name);
  };

  const rolls = within(en.table('rollTheDice'), en.table('rollDice'), en.table('enterDice'));
  assert.equal(await table.button(rolls).count(), 0, 'there is no button for rolling');
  const host = await house.client();
  await host.ask('openTable', { table: table.view.table });
  await assert.rejects(host.play({ type: 'roll' }));
  host.close();

  for (const [name, means] of [['newRoll', 'newRollMeans'], ['endGame', 'endGameMeans']]) {
    await ask(en.table(name));
    await dialog.getByText(en.table(means)).waitFor();
    await table.click(en.table('keepPlaying'));
    await table.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  assert.deepEqual([table.view.round, table.view.view.dice, table.step.name], [round, dice, 'start']);

  await ask(en.table('newRoll'));
  await table.click(en.table('newRollYes'));
  await table.heading(en.table('sameAgain')).waitFor();
  assert.deepEqual([table.view.round, table.view.view.dice], [round + 1, null]);
  await table.roll();
  await table.look();
  await table.reach('start');

  await ask(en.table('endGame'));
  await table.click(en.table('endGameYes'));
  await table.heading(en.table('gameStopped')).waitFor();
  assert.equal(table.step.outcome.matsSaid, null, 'no secret is revealed');
  await table.click(en.table('anotherGame'));
  table.checkQuiet();
});

/** A game of three to its end, without a screen: with the cops, or with this player framed. */
async function finish(host, names, framed) {
  const seats = [0, 1, 2];
  await host.sitDown(seats.map((seat) => ({ colour: COLOURS[seat], name: names[seat] })));
  await host.play({ type: 'arrange', plan: { guided: false }, placement: seats });
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
    await host.play({ type: 'reveal' });
  }
  const { view } = await host.sees(({ view }) => view.step.name === 'over');
  host.close();
  return view.step.outcome;
}

test('the history counts wins on each side, and can be saved as JSON and as CSV [web, long]', async () => {
  // A name that a spreadsheet would take for a formula, and a name with a comma.
  const names = ['Ana', '=Ben', 'Zoë, the kid'];
  const table = await Table.open(house);
  const outcomes = await Promise.all([null, 0, 1].map(async (framed) => finish(await house.client(table.page), names, framed)));
  const won = (seat, asGoat) => outcomes
    .filter(({ winners, scapegoat }) => winners.includes(seat) && (scapegoat === seat) === asGoat).length;

  await table.click(en.table('history'));
  /** What a screen reader finds in a plot: the cells of every row, by the name of the row. */
  const plot = async (key) => {
    const rows = table.page.getByRole('table', { name: en.table(key), exact: true }).locator('tbody tr');
    await rows.first().waitFor();
    const texts = await rows.evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    return Object.fromEntries(texts.map(([name, ...cells]) => [name, cells.map(Number)]));
  };
  const byPlayer = await plot('byPlayer');
  for (const [seat, name] of names.entries()) {
    const [asGoat, asOther] = [won(seat, true), won(seat, false)];
    assert.deepEqual(byPlayer[name], [3, asGoat, asOther, 3 - asGoat - asOther]);
  }
  assert.deepEqual(await plot('whoFrames'), { Ana: [1, 1], '=Ben': [0, 0] });
  assert.deepEqual(Object.values(await plot('perEvening')), [[3]]);
  assert.equal(Object.values(await plot('lengths')).flat().reduce((sum, count) => sum + count), 3);

  const save = async (kind) => {
    const download = table.page.waitForEvent('download');
    await table.click(en.table(`export${kind}`));
    return readFileSync(await (await download).path(), 'utf8');
  };
  const games = JSON.parse(await save('Json')).filter(({ details }) => details.ending.how !== 'abandoned');
  const told = (list) => list.map(({ ending, scapegoat, matsSaid, winners }) =>
    [ending.how, ending.framed, scapegoat, matsSaid, winners].join(' ')).sort();
  assert.deepEqual(told(games.map(({ details }) => details)), told(outcomes));
  assert.ok(games.every(({ beganAt, endedAt }) => beganAt < endedAt && endedAt <= Date.now()));
  const rows = (await save('Csv')).split('\r\n');
  assert.equal(rows[0], 'game,table,round,began,ended,seat,colour,name,won,ending,scapegoat,mat said');
  const isFrom = ({ game, table: id, round, players, winners, details }, row) => players.some((_, seat) =>
    row.startsWith(`${game},${id},${round},`) && row.endsWith(`,${seat + 1},${COLOURS[seat]},${["Ana", "'=Ben", '"Zoë, the kid"'][seat]},${
      Number(winners.includes(seat))},${details.ending.how},${Number(details.scapegoat === seat)},${COLOURS[details.matsSaid[seat]]}`));
  for (const game of games) assert.equal(rows.filter((row) => isFrom(game, row)).length, 3);
  table.checkQuiet();
});

test('a finished game can be opened, a name in it forgotten, and the game deleted', async () => {
  const table = await Table.open(house, { painted: true });
  const host = await house.client(table.page);
  await finish(host, ['Ada', 'Bo', 'Cleo'], null);
  await table.click(en.table('history'));
  const games = table.page.getByRole('listitem').getByRole('button', { name: within('Ada', 'Bo', 'Cleo', en.table('somebody')) });
  await games.first().click();
  const sheet = table.page.getByRole('dialog', { name: en.table('title') });
  await sheet.getByText(en.table('past.cops', { by: 'Ada' })).waitFor();
  assert.deepEqual(await violations(table.page), []);

  // What an open table still needs stays, and the screen says why.
  await table.click(`${en.table('forget')} Cleo`);
  await table.click(en.table('forgetPerson', { name: 'Cleo' }));
  await table.sees(en.table('error.personAtTable'));
  await table.click(en.table('keepIt'));
  const again = await house.client(table.page);
  const { finished } = await again.ask('tables');
  for (const each of finished) await again.ask('closeTable', { table: each.table });

  await table.click(`${en.table('forget')} Cleo`);
  await table.click(en.table('forgetPerson', { name: 'Cleo' }));
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.ok(!JSON.stringify(await again.ask('history')).includes('Cleo'));
  await games.first().click();
  await sheet.getByText(capital(en.table('somebody')), { exact: true }).waitFor();
  const { length } = (await again.ask('history')).games;
  await table.click(en.table('deleteGame'));
  await table.heading(en.table('deleteGameAsk')).waitFor();
  await table.click(en.table('deleteGame'));
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.equal((await again.ask('history')).games.length, length - 1);
  again.close();
  table.checkQuiet();
});

test('a table whose game is over is found again as finished, and the same people play again', async () => {
  const table = await Table.open(house);
  const names = ['Ida', 'Uwe', 'Pia'];
  const { scapegoat } = await finish(await house.client(table.page), names, null);
  await table.page.reload();
  await table.click(starts(en.table('playAgainTable', { game: en.table('title'), time: ANY })));
  await table.skipTo(table.heading(en.table('wasScapegoat', { name: names[scapegoat] })));
  const { round, players } = table.view;
  await table.click(starts(en.table('again')));
  await table.heading(en.table('sameAgain')).waitFor();
  assert.deepEqual([table.view.round, table.view.players], [round + 1, players]);
  table.checkQuiet();
});

test('the link to the saved games counts what is in their list', async () => {
  const table = await Table.open(house);
  const host = await house.client(table.page);
  for (const game of ['snitch', 'scapegoat']) {
    await host.sitDown(['Ivo', 'Mia', 'Lou'].map((name, seat) => ({ colour: COLOURS[seat], name })), game);
  }
  // Nobody has sat down at this one.
  await host.ask('newTable', { game: 'rowing' });
  host.close();
  await table.page.reload();

  const link = table.button(starts(en.table('savedTables')));
  const list = table.page.getByRole('dialog', { name: en.table('savedTables') });
  const away = list.getByRole('button', { name: whole(en.table('putAway'), en.table('putFinishedAway')) });
  const counted = async () => Number(/\d+/.exec(await link.innerText()));
  const before = await counted();
  await link.click();
  assert.equal(await away.count(), before);
  const saved = { time: ANY, players: 3, turn: null };
  const soplon = table.button(starts(en.table('resumeTable', { game: snitch.en.table('title'), ...saved })));
  assert.match(await soplon.innerText(), within(listed(['Ivo', 'Mia', 'Lou'])));
  await away.first().click();
  await table.page.getByRole('dialog', { name: en.table('putAwayQuestion') })
    .getByRole('button', { name: en.table('putAway') }).click();
  await until('one is gone', async () => await away.count() === before - 1);
  await table.page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  assert.equal(await counted(), before - 1);
  table.checkQuiet();
});

test('with large text, upright and sideways, no goat sits on the numbers of players, and Start is there', async () => {
  const table = await Table.open(house);
  await table.click(snitch.en.box);
  await table.choose(table.page.getByRole('radio', { name: '10', exact: true }));
  for (const [width, height] of [[740, 360], [360, 740]]) for (const scale of [1, 1.5, 2]) {
    await table.page.setViewportSize({ width, height });
    await table.page.evaluate((scale) => document.documentElement.style.setProperty('--text-scale', scale), scale);
    await settled(table.page);
    const covered = await table.page.locator('.middle label').evaluateAll((labels) => labels.filter((label) => {
      label.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = label.getBoundingClientRect();
      const isFree = (part) => label.contains(document.elementFromPoint(x + width / 2, y + height * part));
      return ![0.1, 0.5, 0.9].every(isFree);
    }).map((label) => label.innerText));
    assert.deepEqual(covered, [], `${width}×${height}, text ${scale * 100} %`);
    await table.page.evaluate(() => scrollTo(0, 0));
    const start = await table.button(en.table('playersGo', { count: 10 })).boundingBox();
    assert.ok(start.y + start.height <= height, `it ends at ${start.y + start.height}`);
  }
  table.checkQuiet();
});
