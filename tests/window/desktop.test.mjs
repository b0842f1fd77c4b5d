// The window on a desktop with a window manager: its position, its close button, and starting the app twice.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { en } from '../texts.mjs';
import { APP, drive, freshFolder, start, until } from './driver.mjs';
import { CHOOSE, Evening, moveTo, RESUME } from './evening.mjs';

const x = (...words) => execFileSync('xdotool', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

let manager;
before(async () => {
  manager = start('openbox', ['--sm-disable']);
  manager.ended.then(() => {}, () => {});
  // It answers as soon as it manages windows.
  await until('there is a window manager', () => x('get_num_desktops') !== '0');
});
after(() => manager.child.kill());

/** The app's window, started without a driver, as on a player's computer. */
const appWindow = (name = '^Goatherd$') =>
  until('there is a window', () => x('search', '--onlyvisible', '--name', name).split('\n').filter(Boolean).at(-1));

const place = (id) => x('getwindowgeometry', id).match(/Position: (\S+)[^]*Geometry: (\S+)/).slice(1).join(' ');

/** Asks the window to close, like Alt+F4 or the cross in its corner. */
function close(id) {
  x('windowactivate', '--sync', id);
  x('key', '--clearmodifiers', 'alt+F4');
}

test('the window comes back with the same position and size', async () => {
  const folder = { GOATHERD_DATA: freshFolder() };
  let app = start(APP, [], folder);
  let id = await appWindow();
  const first = place(id);
  x('windowsize', '--sync', id, '900', '650');
  x('windowmove', '--sync', id, '90', '70');
  const last = place(id);
  assert.notEqual(last, first);
  assert.match(last, / 900x650$/);
  close(id);
  assert.deepEqual(await app.ended, { code: 0, signal: null }, app.said);

  app = start(APP, [], folder);
  id = await appWindow();
  await until('it is back in its place', () => place(id) === last);
  close(id);
  assert.deepEqual(await app.ended, { code: 0, signal: null }, app.said);
});

test('a second start brings the first window to the front', async () => {
  const folder = { GOATHERD_DATA: freshFolder() };
  const app = start(APP, [], folder);
  const id = await appWindow();
  // Another window comes to the front: the message of an app that finds its folder in use.
  const other = start(APP, [], { ...folder, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' });
  const otherId = await until('another window', () =>
    x('search', '--onlyvisible', '--name', '^Goatherd$').split('\n').find((each) => each && each !== id));
  x('windowactivate', '--sync', otherId);
  assert.equal(x('getactivewindow'), otherId);

  const second = start(APP, [], folder);
  assert.deepEqual(await second.ended, { code: 0, signal: null }, second.said);
  await until('the first one is looked at', () => x('getactivewindow') === id);
  close(otherId);
  await other.ended;
  close(id);
  assert.equal((await app.ended).code, 0);
});

for (const [how, leave] of [
  ['SIGTERM', (window) => process.kill(window.app, 'SIGTERM')],
  ['its close button', async () => close(await appWindow())],
]) {
  test(`closed by ${how} in the middle of a game, nothing is lost`, async () => {
    const folder = { GOATHERD_DATA: freshFolder() };
    const turn = await drive(folder, async (window) => {
      const evening = new Evening(window);
      await evening.lay();
      await evening.roll();
      const { turn } = await evening.look();
      await window.press(moveTo('trade'));
      await window.press(CHOOSE);
      // What the screen shows is on the disk. A tap alone may still be on its way.
      await window.sees(en.table('swapped'));
      const { app } = window;
      await leave(window);
      await until('it has ended', () => isOver(app));
      return turn;
    });
    const left = readdirSync(folder.GOATHERD_DATA);
    assert.ok(left.some((name) => name.endsWith('.table')), `${left}`);
    assert.deepEqual(left.filter((name) => name.includes('.table-')), [], 'the journals are closed');
    await drive(folder, async (window) => {
      await window.press(RESUME);
      await window.sees(turn);
      await window.press(en.table('swapped'));
      await new Evening(window).seeTurn(turn);
    });
  });
}

function isOver(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
