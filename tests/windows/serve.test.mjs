// The program for Windows, as far as Wine can show it: pages, the sockets of phones, a whole game, and a restart.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { framingCards } from '../other-client/game.mjs';
import { startIn } from '../server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'goatherd-windows-'));
let server;
after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const connected = async (link) => {
  const client = new Client(link);
  await client.join();
  return client;
};

test('it serves pages and phones, plays a game, and has it after a restart', async () => {
  server = await startIn(folder);
  for (const path of ['/', '/table']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<title>Goatherd<\/title>/);
  }

  const table = await connected(server.table);
  await table.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));
  await table.play({ type: 'arrange', plan: { guided: false }, placement: [0, 1, 2] });
  const { links } = await table.ask('links');
  const phones = await Promise.all(links.map(({ url }) => connected(url)));
  await table.play({ type: 'begin' });
  await table.play({ type: 'roll' });
  for (const phone of phones) await phone.whisper({ type: 'peek' });
  await phones[0].play({ type: 'frame' });
  await table.play({ type: 'ready' });
  await table.sees(({ view }) => view.step.name === 'frameEntry');
  for (const [seat, colours] of framingCards({ seats: [0, 1, 2] }, 2).entries()) await table.play({ type: 'card', colours }, seat);
  await table.play({ type: 'judge' });
  await table.play({ type: 'reveal' });
  for (const each of [table, ...phones]) await each.sees(({ view }) => view.step.name === 'over');
  const { outcome } = table.view.view.step;

  await server.stop();
  server = await startIn(folder);
  const again = await connected(server.table);
  const { games } = await again.ask('history');
  assert.deepEqual(games.map(({ winners }) => winners), [outcome.winners]);
  assert.deepEqual((await again.ask('tables')).setAside, []);
});
