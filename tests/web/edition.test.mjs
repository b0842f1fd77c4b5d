// What makes a page an app: it can be installed, starts without a network, keeps what it has, and says what is wrong.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { secondTurn } from '../other-client/damage.mjs';
import { en, es, within } from '../texts.mjs';
import { House, PHONE, until } from '../e2e/harness.mjs';
import { violations } from '../e2e/eyes.mjs';
import { RESUME, Table } from '../e2e/screens.mjs';
import { files, putFile, replace, withoutLog } from './pool.mjs';
import { keptFiles, startWeb } from './serve.mjs';
import { clientOf } from './worker-traffic.mjs';

const FOLDER = 'goatherd+goats+';
const FIXTURES = join(import.meta.dirname, '../../crates/table/tests/fixtures/v1/stopped');

let house;
before(async () => { house = await House.open(() => startWeb({ cut: false })); });
afterEach(() => house.tidy());
after(() => house.close());

/** A page of the same origin on which no host runs. */
async function besides(context) {
  const page = await context.newPage();
  await page.goto(new URL('icons/goatherd.svg', house.server.table).href);
  return page;
}

async function accessible(page) {
  assert.deepEqual(await violations(page), []);
}

test('it can be installed: manifest, icons, service worker, and a start without a network', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  const { page, context } = table;
  const cdp = await table.devtools();
  const { errors, data, url } = await cdp.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  const home = new URL(house.server.table);
  for (const name of ['start_url', 'scope', 'id']) assert.equal(new URL(manifest[name], url).href, home.href, name);
  assert.equal(manifest.display, 'standalone');
  for (const { src, sizes, type } of manifest.icons) {
    const [answer, bytes] = await page.evaluate(async (src) => {
      const answer = await fetch(src);
      return [answer.headers.get('content-type'), [...new Uint8Array(await answer.arrayBuffer()).slice(0, 24)]];
    }, new URL(src, url).href);
    assert.equal(answer, type);
    if (type === 'image/png') {
      const width = Buffer.from(bytes).readUInt32BE(16);
      assert.equal(`${width}x${width}`, sizes);
    }
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  const serious = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(serious, []);

  await keptFiles(page);
  await context.setOffline(true);
  const second = await context.newPage();
  await page.close();
  await second.goto(`${house.server.table}?from=home`);
  await second.getByRole('button', { name: en.box }).waitFor();
  table.checkQuiet();
});

test('the policy lets in nothing from elsewhere, and the page breaks none of it', async () => {
  const table = await Table.open(house);
  const policy = await table.page.locator('meta[http-equiv]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-eval(?<!wasm-unsafe-eval)|unsafe-inline|https?:|\*/);
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'/);
  table.checkQuiet();
});

test('a second tab says that the first is open, and takes over without losing anything', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  const second = await table.context.newPage();
  await second.goto(house.server.table);
  await second.getByRole('heading', { name: en.web('elsewhere') }).waitFor();
  await accessible(second);
  await second.getByRole('button', { name: en.web('useHere') }).click();
  await table.heading(en.web('handedOver')).waitFor();
  await accessible(table.page);
  await second.getByRole('button', { name: RESUME }).click();
  await second.getByRole('heading', { name: en.table('layTable') }).waitFor();
  // And back again.
  await table.click(en.web('useHere'));
  await second.getByRole('heading', { name: en.web('handedOver') }).waitFor();
  await table.button(RESUME).waitFor();
  table.checkQuiet();
});

test('where nothing can be stored, a sentence says so, in either language', async () => {
  for (const [locale, words] of [['en-GB', en], ['es-ES', es]]) {
    const { page, close } = await house.page({ locale, painted: true, viewport: PHONE });
    // A worker can't be changed from here, but its storage can be taken away from the whole context.
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const code = await answer.text();
      const body = /worker/.test(route.request().url())
        ? `navigator.storage.getDirectory = async () => { throw new DOMException('no', 'SecurityError'); };\n${code}`
        : code;
      await route.fulfill({ response: answer, body });
    });
    await page.goto(house.server.table);
    await page.getByRole('heading', { name: words.web('notHere') }).waitFor();
    await accessible(page);
    await close();
  }
});

test('when there is no room left, a sentence says so, nothing is lost, and it goes on as soon as there is some', async () => {
  const table = await Table.open(house, { painted: true, viewport: PHONE });
  await table.lay(3);
  const cdp = await table.devtools();
  const { origin } = new URL(house.server.table);
  const room = (size) => cdp.send('Storage.overrideQuotaForOrigin', { origin, ...size });
  await room({ quotaSize: 1 });
  await table.click(en.table('rollTheDice'));
  await table.page.getByText(en.table('error.notSaved', { obstacle: 'diskFull' })).waitFor();
  await accessible(table.page);
  // What there is can still be read.
  await table.page.reload();
  await table.click(RESUME);
  await table.heading(en.table('layTable')).waitFor();
  await room({});
  await table.roll();
  table.checkQuiet();
});

test('if the browser clears what was stored, a page says so, and the next game can begin', async () => {
  const table = await Table.open(house, { painted: true, viewport: PHONE });
  await table.lay(3);
  // A folder that can't be looked at is no folder that is gone.
  await table.page.workers()[0].evaluate(() => {
    const { prototype } = FileSystemDirectoryHandle;
    self.look = prototype.getDirectoryHandle;
    self.looks = 0;
    prototype.getDirectoryHandle = async () => {
      self.looks += 1;
      throw new DOMException('', 'UnknownError');
    };
  });
  await table.roll();
  const looks = await table.page.workers()[0].evaluate(() => {
    FileSystemDirectoryHandle.prototype.getDirectoryHandle = self.look;
    return self.looks;
  });
  assert.ok(looks > 0);
  const cdp = await table.devtools();
  const { origin } = new URL(house.server.table);
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'file_systems' });
  await table.heading(en.web('cleared')).waitFor();
  await accessible(table.page);
  await table.click(en.web('startAgain'));
  await table.lay(3);
  await table.roll();
  table.checkQuiet();
});

test('a worker that falls over is started again, and a table that does it twice is set aside', async () => {
  const table = await Table.open(house);
  table.watched.forgive = /stumble|panic|Uncaught/;
  await table.lay(3);
  const fall = async () => {
    await table.page.evaluate(() => { window.fragment = null; });
    // As a panic reaches it: an error that nobody catches.
    await table.page.workers()[0].evaluate(() => { setTimeout(() => { throw new Error('panic'); }); });
    await table.page.waitForFunction(() => window.fragment);
  };
  await fall();
  await table.heading(en.table('layTable')).waitFor();
  await until('the table is connected again', async () => (await table.page.getByRole('alert').count()) === 0);
  await table.roll();
  await fall();
  await until('it still is the same game', () => table.step?.name === 'look');
  table.checkQuiet();
});

test('a journal of an earlier version opens, and a damaged one is set aside and stays', async () => {
  const { page, context, ...watched } = await house.page();
  const quiet = await besides(context);
  for (const name of readdirSync(FIXTURES).filter((name) => name !== 'lock')) {
    await putFile(quiet, FOLDER, name, withoutLog(readFileSync(join(FIXTURES, name))));
  }
  await page.goto(house.server.table);
  let client = await clientOf(page);
  const { unfinished } = await client.ask('tables');
  assert.deepEqual(unfinished.map(({ table }) => table), ['e340eae889']);
  assert.equal((await client.ask('history')).games.length, 3);
  await client.ask('openTable', { table: 'e340eae889' });
  await page.goto('about:blank');

  const all = await files(quiet, FOLDER);
  const { slot, bytes } = all.find(({ name }) => name === 'e340eae889.table');
  // The first page of the database says what kind of page it is.
  bytes[100] ^= 1;
  await replace(quiet, FOLDER, slot, bytes);
  await page.goto(house.server.table);
  await page.getByText(within(en.table('fileDamaged', { time: '' }))).first().waitFor();
  client = await clientOf(page);
  assert.deepEqual((await client.ask('tables')).unfinished, []);
  await page.goto('about:blank');
  const names = (await files(quiet, FOLDER)).map(({ name }) => name);
  assert.ok(names.includes('e340eae889.table.unreadable-1'), names.join(' '));
  assert.deepEqual(watched.faults, []);
});

test('steps that a browser has not kept are told, until people go on without them', async () => {
  const { page, context, ...watched } = await house.page();
  const quiet = await besides(context);
  await page.goto(house.server.table);
  let client = await clientOf(page);
  await secondTurn(client);
  const { table } = client.view;
  await page.goto('about:blank');
  const journal = async () => (await files(quiet, FOLDER)).find(({ name }) => name === `${table}.table`);
  const { bytes } = await journal();
  await page.goto(house.server.table);
  client = await clientOf(page);
  assert.equal((await client.ask('tables')).unfinished[0].lost, null, 'nothing is lost yet');
  await client.ask('openTable', { table });
  await client.whisper({ type: 'peek' }, 0);
  await client.play({ type: 'move', to: 'stash' }, 1);
  await page.goto('about:blank');

  const { slot } = await journal();
  await replace(quiet, FOLDER, slot, bytes);
  await page.goto(house.server.table);
  await page.getByText(within(en.table('stepsMissing'))).first().waitFor();
  client = await clientOf(page);
  const { unfinished: [{ lost }] } = await client.ask('tables');
  assert.equal(lost.lines, 2);
  await client.ask('openTable', { table });
  await client.sees((view) => view.lost?.lines === 2);
  await client.ask('goOn');
  await client.sees((view) => view.lost === null);
  assert.deepEqual(watched.faults, []);
});

test('a new version is offered, never forced, and not during a game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-web-'));
  cpSync(process.env.GOATHERD_WEB, folder, { recursive: true });
  const other = await House.open(() => startWeb({ folder, cut: false }));
  try {
    const table = await Table.open(other, { painted: true });
    await keptFiles(table.page);
    await table.lay(3);
    await table.roll();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'newer'"));
    await table.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await until('the new version waits', () =>
      table.page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()).waiting));
    assert.equal(await table.page.getByText(en.web('update')).count(), 0, 'not during a game');
    await table.page.reload();
    await table.page.getByText(en.web('update')).waitFor();
    await accessible(table.page);
    const reloaded = table.page.waitForEvent('load');
    await table.click(en.web('updateNow'));
    await reloaded;
    await table.button(RESUME).waitFor();
    await until('only the new version is kept', () =>
      table.page.evaluate(async () => (await caches.keys()).join().endsWith('newer')));
    assert.equal(await table.page.getByText(en.web('update')).count(), 0);
    table.checkQuiet();
  } finally {
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('phones need a host, so none are offered; everything moves to another device as one file', async () => {
  const table = await Table.open(house, { painted: true, viewport: PHONE });
  await table.lay(3);
  assert.equal(await table.page.getByRole('button', { name: en.table('phones') }).count(), 0);
  await table.click(en.table('menu'));
  await table.page.getByRole('dialog').waitFor();
  assert.equal(await table.page.getByRole('button', { name: en.table('phones') }).count(), 0);
  await table.page.keyboard.press('Escape');
  await table.roll();
  await table.page.reload();

  await table.click(en.table('settings'));
  await table.click(en.table('exportAll'));
  // The settings have radio buttons, too.
  await table.choose(table.page.getByRole('dialog').getByRole('radio').last());
  const downloading = table.page.waitForEvent('download');
  await table.page.getByRole('dialog').getByRole('button', { name: en.table('exportAll') }).click();
  const file = await (await downloading).path();
  await table.heading(en.table('codeTitle')).waitFor();
  const code = await table.page.locator('.code').innerText();
  await accessible(table.page);
  await table.click(en.table('closeHere'));
  await table.sees(en.table('movedAway'));

  const another = await Table.open(house, { painted: true, viewport: PHONE });
  await another.click(en.table('settings'));
  await another.page.locator('input[type=file]').setInputFiles(file);
  await another.heading(en.table('codeWanted')).waitFor();
  await accessible(another.page);
  await another.page.getByLabel(en.table('codeOnOther')).fill('aaaa');
  await another.page.keyboard.press('Enter');
  await another.sees(en.table('error.codeWrong'));
  await another.page.getByLabel(en.table('codeOnOther')).fill(code.toUpperCase());
  await another.page.keyboard.press('Enter');
  await another.sees(en.table('broughtTable'));
  await another.click(en.table('back'));
  await another.click(RESUME);
  await another.heading(en.table('copiedTitle')).waitFor();
  await accessible(another.page);
  await another.click(en.table('playOnHere'));
  another.players = 3;
  await another.looking.waitFor();
  assert.ok((await another.peek(1)) < 3, 'the mats have moved, too');
  table.checkQuiet();
  another.checkQuiet();
});
