// The relay gets a newer version while people play: the table's page is the one that its device has kept.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { en } from '../../texts.mjs';
import { cops } from '../../e2e/evening.mjs';
import { House, PHONE, until } from '../../e2e/harness.mjs';
import { RESUME, Table } from '../../e2e/screens.mjs';
import { allBack, allLoaded, GONE, startRelayed } from '../relayed.mjs';
import { keptFiles } from '../serve.mjs';

/** Gives every file a new name, as a newer build would, so that nothing of the old one can be fetched any more. */
function renew(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const hashed = files.map(({ name }) => name).filter((name) => /-[\w-]{8}\.\w+$/.test(name));
  assert.ok(hashed.length > 20, `only ${hashed.length} files have a new name`);
  const newer = (name) => name.replace(/(\.\w+)$/, 'n$1');
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    if (/\.(js|html|css)$/.test(name)) {
      const text = hashed.reduce((text, old) => text.replaceAll(old, newer(old)), readFileSync(path, 'utf8'));
      writeFileSync(path, text.replace(/VERSION = '\w+'/, "VERSION = 'newer'"));
    }
    if (hashed.includes(name)) renameSync(path, join(parentPath, newer(name)));
  }
}

test('an old table, old phones and new ones play on together, and the new version is offered after the game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-web-'));
  cpSync(process.env.GOATHERD_WEB, folder, { recursive: true });
  const house = await House.open(() => startRelayed(folder));
  try {
    const table = await Table.open(house, { viewport: PHONE });
    await keptFiles(table.page);
    const asked = [];
    await table.lay(3);
    await table.seatPhones();
    await table.roll();
    const secret = await table.look();
    await table.reach('start');
    await allLoaded(table);
    for (const screen of table.screens) screen.watched.forgive = GONE;
    table.phones[0].page.on('request', (request) => asked.push(request.url()));
    await house.server.kill(() => renew(folder));
    await allBack(table);

    await table.page.reload();
    await table.click(RESUME);
    await table.phones[0].page.reload();
    await allBack(table);
    assert.ok(asked.some((url) => /n\.js$/.test(url)), 'this phone has the newer page');
    await table.takeTurn('trade');
    assert.equal(await table.page.getByText(en.web('update')).count(), 0, 'not during a game');
    await cops(table, secret);
    table.checkAllQuiet();

    await table.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await table.page.getByText(en.web('update')).waitFor();
    await table.click(en.web('updateNow'));
    await table.button(RESUME).or(table.button(en.box)).first().waitFor();
    await until('only the new version is kept', () =>
      table.page.evaluate(async () => (await caches.keys()).join().endsWith('newer')));
    await allBack(table);
    table.checkAllQuiet();
  } finally {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
