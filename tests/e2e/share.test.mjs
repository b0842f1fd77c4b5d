// What is left of a game: a picture to share, made on the device, and a record for another app, of which people are
// told what leaves the device before it can. And the screens that stay on until then.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { special, witness } from '../other-client/snitch.mjs';
import { Client } from '../other-client/client.mjs';
import { en, rowing, snitch, starts } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { DESK, House, until } from './harness.mjs';
import { COLOURS, NAMES, Phone, resume, scapegoatOf, Table } from './screens.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const LONG = ['Maximiliana Wolkenstein', 'Ñandú Ñoño Íñigo Ibáñez', '山田太郎 🐐'];
const link = (screen) => screen.page.locator('a[href*="bgstats"]');
const read = (address) => JSON.parse(new URL(address).searchParams.get('data'));

/** Width, height and how many pixels have each of these colours. */
function pixels(screen, colours) {
  return screen.page.locator('dialog img').evaluate((image, colours) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const counts = colours.map(() => 0);
    for (let at = 0; at < data.length; at += 4) {
      const hex = `#${[data[at], data[at + 1], data[at + 2]].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      const found = colours.indexOf(hex);
      if (found >= 0) counts[found]++;
    }
    return { width, height, counts };
  }, colours);
}

const ART = JSON.parse(readFileSync(new URL('../../ui/src/art/colours.json', import.meta.url)));

/** Opens the sheet and waits for the picture, in which everybody's colour must be. */
async function openSheet(screen, t, colours) {
  await screen.use(screen.button(t('share'), { exact: true }));
  await screen.page.locator('dialog img').waitFor();
  const { width, height, counts } = await pixels(screen, colours.map((colour) => ART[colour]));
  assert.deepEqual([width, height], [1080, 1350]);
  for (const [k, count] of counts.entries()) assert.ok(count > 300, `${colours[k]}: ${count} pixels`);
}

async function saved(screen, t) {
  const [file] = await Promise.all([screen.page.waitForEvent('download'), screen.use(screen.button(t('savePicture')))]);
  const bytes = readFileSync(await file.path());
  assert.match(file.suggestedFilename(), /^goatherd-\d{4}-\d\d-\d\d-1\.png$/);
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1080, 1350]);
  await screen.sees(t('downloaded', { file: file.suggestedFilename() }));
}

/** A game of another kind, played to its end by messages; returns the links of its seats. */
async function ended(game, players, commands) {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(COLOURS.slice(0, players).map((colour, k) => ({ colour, name: LONG[k] ?? '' })), game);
  const { links } = await host.ask('links');
  await commands(host);
  await host.sees(({ view }) => view.step.name === 'over');
  const { view } = host;
  host.close();
  return { view, links: links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test')) };
}

test('a phone and the table make a picture of the end, and say what BG Stats would get before it can', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const phone = await stage.phone(0, { painted: true });
  const table = await stage.table();
  const goat = scapegoatOf(stage.says);

  // While the game is under way, both pages play the silent film, because on plain http there is no lock.
  const film = ({ page }) => page.locator('video');
  await phone.page.getByRole('heading').first().tap();
  await table.page.getByRole('heading').first().click();
  for (const screen of [phone, table]) {
    await film(screen).waitFor({ state: 'attached' });
    await until('it plays', () => film(screen).evaluate((video) => !video.paused && video.currentTime > 0));
    assert.equal(await screen.page.evaluate(() => 'wakeLock' in navigator), false);
  }
  await phone.tap(en.phone('settings'));
  await phone.sees(en.phone('awake'));
  await phone.page.keyboard.press('Escape');

  await stage.count({ type: 'callCops' });
  await stage.host.play({ type: 'reveal' });
  await stage.reach('over');
  for (const screen of [phone, table]) await film(screen).waitFor({ state: 'detached' });

  await openSheet(phone, en.phone, COLOURS.slice(0, 3));
  const alt = await phone.page.locator('dialog img').getAttribute('alt');
  for (const part of [en.phone('gameTitle'), en.phone('wasScapegoat', { name: NAMES[goat] }), ...NAMES.slice(0, 3)]) {
    assert.ok(alt.includes(part), `${part} in ${alt}`);
  }
  assert.deepEqual(await violations(phone.page), []);
  await saved(phone, en.phone);
  await phone.sees(en.phone('holdToSave'));

  // Consent first: the link isn't even there before somebody has read what's in it.
  assert.equal(await link(phone).count(), 0);
  await phone.use(phone.button(starts(en.phone('bgStats'))));
  await phone.sees(en.phone('bgStatsLeaves'));
  for (const name of NAMES.slice(0, 3)) await phone.page.getByRole('dialog').getByText(name, { exact: true }).waitFor();
  assert.deepEqual(await violations(phone.page), []);
  const { href, target, rel } = await link(phone).evaluate(({ href, target, rel }) => ({ href, target, rel }));
  assert.deepEqual([target, rel], ['_blank', 'noopener noreferrer']);
  const { players, endedAt, view, round, table: id } = stage.host.view;
  const wanted = {
    sourceName: 'Goatherd',
    sourcePlayId: `${id}-${round}`,
    playDate: new Date(endedAt).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: en.table('title'), noPoints: true },
    players: players.map((person, seat) => ({
      name: NAMES[seat],
      sourcePlayerId: person.id.slice(0, 8),
      winner: view.step.outcome.winners.includes(seat),
      startPlayer: view.placement[0] === seat,
      role: en.phone(seat === goat ? 'role.scapegoat' : 'role.conspirator'),
    })),
  };
  assert.deepEqual(read(href), wanted);

  // The table shows the same as a code, drawn by the host. That such codes can be read is tested where they're drawn.
  await openSheet(table, en.table, [COLOURS[goat]]);
  await saved(table, en.table);
  await table.use(table.button(starts(en.table('bgStats'))));
  assert.equal(await link(table).count(), 0);
  await table.use(table.button(en.table('bgStatsCode'), { exact: true }));
  const code = table.page.getByAltText(en.table('bgStatsCodeAlt'));
  await code.waitFor();
  assert.deepEqual(read(await link(table).getAttribute('href')), wanted);
  const { svg } = await stage.host.ask('code', { text: href });
  assert.equal(await code.getAttribute('src'), `data:image/svg+xml,${encodeURIComponent(svg)}`);
  await stage.close();
});

test('the other games share what they have: the winner, and everybody’s total', async () => {
  const rowed = await ended('rowing', 3, async (host) => {
    await host.play({ type: 'arrange', plan: {}, starter: 1 });
    await host.play({ type: 'begin' });
    await host.play({ type: 'out', out: true }, 2);
    await host.play({ type: 'setFound', slowest: 1 });
    await host.play({ type: 'finish' });
  });
  const counted = await ended('snitch', 3, async (host) => {
    await host.play({ type: 'arrange', plan: { follow: false, look: null }, starter: 1 });
    await host.play({ type: 'begin' });
    await host.play({ type: 'seen' });
    await host.play({ type: 'endRound' });
    await host.play({ type: 'ready' });
    await host.sees(({ view }) => view.step.name === 'entry');
    for (const [seat, cards] of [[witness(2), witness(9)], [witness(0), special('boss')], [witness(8)]].entries()) {
      await host.play({ type: 'enter', cards }, seat);
    }
    await host.play({ type: 'confirm' });
  });
  for (const [{ view, links }, { phone: t }] of [[rowed, rowing.en], [counted, snitch.en]]) {
    const phone = await Phone.open(house, links[1], 1, { painted: true });
    await phone.tap(t('thatIsMe'));
    await openSheet(phone, t, COLOURS.slice(0, 3));
    await phone.use(phone.button(starts(t('bgStats'))));
    const { game, players } = read(await link(phone).getAttribute('href'));
    assert.equal(game.name, t('gameTitle'));
    assert.deepEqual(players.map(({ name }) => name), LONG);
    assert.deepEqual(players.map(({ startPlayer }) => startPlayer), [false, true, false]);
    const { outcome } = view.view.step;
    assert.deepEqual(players.map(({ score }) => score), outcome.tally?.totals ?? [undefined, undefined, undefined]);
    const winners = outcome.winners ?? [outcome.tally.winner];
    assert.deepEqual(players.flatMap(({ winner }, seat) => (winner ? [seat] : [])), winners);
    assert.deepEqual(await violations(phone.page), []);
    phone.checkQuiet();
    await phone.close();
  }
});

test('a secure page hands the picture to the share sheet, and holds a lock while a game is under way', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const context = await house.browser.newContext({ viewport: DESK, locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    window.locks = [];
    navigator.wakeLock.request = async (kind) => {
      const lock = { kind, released: false, release: async () => { lock.released = true; } };
      window.locks.push(lock);
      return lock;
    };
    navigator.canShare = ({ files }) => files.every((file) => file.type === 'image/png');
    navigator.share = async ({ files }) => { window.shared = files.map(({ name, size }) => [name, size]); };
  });
  const page = await context.newPage();
  await page.goto(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await page.getByRole('button', { name: resume() }).first().click();
  const locks = () => page.evaluate(() => window.locks.map(({ kind, released }) => `${kind} ${released ? 'released' : 'held'}`));
  await until('a lock is held', async () => (await locks()).join() === 'screen held');
  // A page that was hidden has lost its lock and asks for another one.
  const show = (state) => page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
  await show('hidden');
  assert.deepEqual(await locks(), ['screen released']);
  await show('visible');
  await until('another lock is held', async () => (await locks()).join() === 'screen released,screen held');
  assert.equal(await page.locator('video').count(), 0);

  await stage.count({ type: 'callCops' });
  await stage.host.play({ type: 'reveal' });
  await until('it is let go', async () => (await locks()).join() === 'screen released,screen released');
  await page.getByRole('button', { name: en.table('share'), exact: true }).click();
  await page.getByRole('button', { name: en.table('sharePicture'), exact: true }).click();
  const [[name, size]] = await until('it is shared', () => page.evaluate(() => window.shared));
  assert.match(name, /\.png$/);
  assert.ok(size > 20_000, `${size} bytes`);
  await context.close();
  await stage.close();
});

test('the table is asked once an evening whether phones may make sound, and each phone hears the answer', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.openPhones();
  const url = await table.link(0);
  assert.equal(await table.page.getByText(en.table('phonesSoundAsk')).count(), 0, 'there is no phone yet');
  const phone = await Phone.open(house, url, 0);
  await phone.sit();
  await table.sees(en.table('phonesSoundAsk'));
  assert.equal(phone.watched.view.phonesSound, null);
  await table.click(en.table('phonesSoundYes'));
  await until('the phone hears it', () => phone.watched.view.phonesSound === true);
  await table.choose(table.page.getByRole('radio', { name: en.table('phonesSoundNo') }));
  await until('the phone hears it', () => phone.watched.view.phonesSound === false);
  table.checkQuiet();
  phone.checkQuiet();

  // The next table of the same evening has the same answer, and nobody is asked.
  const host = await house.client();
  await until('the answer is kept', async () => {
    const { device } = (await host.ask('settings')).settings ?? {};
    return device?.phonesAskedAt && device.phonesSound === false;
  });
  host.close();
  const next = await Table.open(house);
  await next.lay(3);
  await until('the new table knows it', () => next.watched.view?.phonesSound === false);
  assert.notEqual(next.watched.view.table, table.watched.view.table);
});
