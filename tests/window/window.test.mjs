// The real window of the app, under Xvfb and with its own session bus:
//
//   cargo build -p goatherd
//   xvfb-run --auto-servernum dbus-run-session -- node --test tests/window/
//
// GOATHERD_APP names another binary, TAURI_DRIVER another driver. Screenshots of the windows go to `shots/`.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { en } from '../texts.mjs';
import { APP, drive, freshFolder, SHOTS, start, until } from './driver.mjs';
import { BOX } from './evening.mjs';

test('the window shows the table screen', async () => {
  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    await window.text('button');
    assert.notEqual(await window.text('h1'), '');
    assert.equal(await window.title(), 'Goatherd');
    writeFileSync(join(SHOTS, 'table.png'), await window.picture());
  });
});

test('a table set up in the window is saved to disk', async () => {
  const folder = freshFolder();
  await drive({ GOATHERD_DATA: folder }, async (window) => {
    await window.press(BOX);
    await window.press(en.table('playersGo', { count: 4 }));
    await window.press(en.table('next'));
    await until('there is a journal', () => readdirSync(folder).some((name) => name.endsWith('.table')));
    writeFileSync(join(SHOTS, 'laid.png'), await window.picture());
  });
});

test('the page reaches the table by one command and one channel, and nothing else', async () => {
  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    await window.text('h1');
    const { opened, first } = await window.run(async () => {
      const { invoke, transformCallback } = window.__TAURI_INTERNALS__;
      let id;
      const heard = new Promise((hear) => {
        id = transformCallback((raw) => 'message' in raw && hear(raw.message));
      });
      const opened = await invoke('connect', { channel: `__CHANNEL__:${id}` });
      await invoke('send', { connection: opened.connection, text: '' });
      return { opened, first: JSON.parse(await heard) };
    });
    assert.equal(opened.fragment.length, 72);
    assert.equal(first.type, 'challenge');

    for (const command of ['plugin:window|close', 'plugin:event|listen', 'plugin:path|resolve_directory']) {
      const refused = await window.run(
        (command) => window.__TAURI_INTERNALS__.invoke(command, {}).catch((error) => `refused: ${error}`),
        command,
      );
      assert.match(String(refused), /refused:.*not allowed/, command);
    }
  });
});

test('the page cannot navigate the window elsewhere', async () => {
  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    await window.text('h1');
    const there = await window.run(async () => {
      location.href = 'http://127.0.0.1:9/';
      await new Promise((done) => setTimeout(done, 300));
      return location.protocol;
    });
    assert.equal(there, 'tauri:');
  });
});

test('Alt and the left arrow go one screen up', async () => {
  const [ALT, LEFT] = ['\uE00A', '\uE012'];
  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    await window.press(BOX);
    await window.sees(en.table('whoPlays'));
    // Entries are made a moment after a tap.
    await until('there is a way back', () => window.run(() => history.state?.depth === 1));
    await window.keys(ALT, LEFT);
    await window.sees(en.table('tableTitle'));
  });
});

/** Starts the app without a driver, and waits until it has locked its folder and opened its window. */
async function startApp(variables) {
  const app = start(APP, [], variables);
  await until('the app is up', () => existsSync(join(variables.GOATHERD_DATA, 'window')));
  return app;
}

/** Stops the app; returns how it ended. */
async function stop(app) {
  app.child.kill('SIGTERM');
  return app.ended;
}

test('a clean exit remembers the position of the window', async () => {
  const folder = freshFolder();
  const { code } = await stop(await startApp({ GOATHERD_DATA: folder }));
  assert.equal(code, 0);
  assert.ok(existsSync(join(folder, 'window.json')));
});

test('a second start makes way for the first', async () => {
  const folder = freshFolder();
  const first = await startApp({ GOATHERD_DATA: folder });
  const second = start(APP, [], { GOATHERD_DATA: folder });
  assert.deepEqual(await second.ended, { code: 0, signal: null }, second.said);
  assert.equal(first.child.exitCode, null);
  assert.equal((await stop(first)).code, 0);
});

test('a start that finds its folder in use says so in a window', async () => {
  const folder = freshFolder();
  const first = await startApp({ GOATHERD_DATA: folder });
  // Without a bus, the second app cannot ask the first one to come to the front.
  const alone = { GOATHERD_DATA: folder, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
  await drive(alone, async (window) => {
    assert.match(await window.text('#sentence'), /already running/);
    writeFileSync(join(SHOTS, 'sorry.png'), await window.picture());
  });
  assert.equal((await stop(first)).code, 0);
});

test('a folder that cannot be used is reported in the window and in the terminal', async () => {
  const app = start(APP, [], { GOATHERD_DATA: '/dev/null/goatherd' });
  await until('it says why', () => app.said.includes("The data folder /dev/null/goatherd can't be used"));
  assert.equal((await stop(app)).code, 1);
});

test('without a screen the app ends with one sentence', async () => {
  const app = start(APP, [], {
    GOATHERD_DATA: freshFolder(),
    DISPLAY: undefined,
    WAYLAND_DISPLAY: undefined,
  });
  assert.equal((await app.ended).code, 1);
  assert.match(app.said, /^There's no screen here[^\n]*\n$/);
});
