// The program for Windows, as far as Wine can show it: pages, the sockets of phones, a whole game, and a restart.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { connected, playShortGame } from '../other-client/short-game.mjs';
import { startIn } from '../server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'goatherd-windows-'));
let server;
after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('it serves pages and phones, plays a game, and has it after a restart', async () => {
  server = await startIn(folder);
  for (const path of ['/', '/table']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<title>Goatherd<\/title>/);
  }

  const { winners } = await playShortGame(server.table);

  await server.stop();
  server = await startIn(folder);
  const again = await connected(server.table);
  const { games } = await again.ask('history');
  assert.deepEqual(games.map(({ winners }) => winners), [winners]);
  assert.deepEqual((await again.ask('tables')).setAside, []);
});
