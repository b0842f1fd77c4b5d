// What a relay costs: memory with many tables, and what one game sends. GOATHERD_RELAY and GOATHERD_SERVE name the
// programs; everything stays on this machine.

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openWebSocket } from '../other-client/websocket.mjs';
import { playShortGame } from '../other-client/short-game.mjs';
import { startServer } from '../server.mjs';
import { get, meetAt, startRelay } from './relay.mjs';

const TABLES = 200;
const GUESTS = 5;
const BEAT = Buffer.from([5]);

const memory = ({ child }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]);
const metric = async (relay, name) => {
  const { text } = await get(`http://127.0.0.1:${relay.metrics}/metrics`);
  return Number(text.split('\n').find((line) => line.startsWith(`goatherd_relay_${name} `)).split(' ')[1]);
};

async function open(relay, path, more = {}) {
  let first;
  const spoke = new Promise((done) => { first = done; });
  const ws = await openWebSocket(`ws://127.0.0.1:${relay.port}${path}`, {
    onText: () => {}, onClose: () => {}, onBinary: (bytes) => { first(); more.onBinary?.(bytes, ws); },
  });
  return { ws, spoke };
}

const relay = await startRelay();
const before = memory(relay);
for (let number = 0; number < TABLES; number += 1) {
  const token = randomBytes(32);
  const room = createHash('sha256').update('goatherd room\n').update(token).digest().subarray(0, 16).toString('base64url');
  const host = await open(relay, `/rooms/${room}/host`, { onBinary: (bytes, ws) => { if (bytes.equals(BEAT)) ws?.binary(BEAT); } });
  host.ws.text(token.toString('base64url'));
  await host.spoke;
  for (let guest = 0; guest < GUESTS; guest += 1) await open(relay, `/rooms/${room}/guest`);
}
const full = memory(relay);
console.log(`empty: ${(before / 1024).toFixed(1)} MB`);
console.log(`${TABLES} tables with ${GUESTS} guests each: ${(full / 1024).toFixed(1)} MB, ${((full - before) / TABLES).toFixed(0)} KB a table`);
await relay.stop();

const again = await startRelay();
const server = await startServer();
await playShortGame(server.table, { meet: meetAt(`http://127.0.0.1:${again.port}`) });
const [toHost, toGuests] = [await metric(again, 'bytes_total{to="host"}'), await metric(again, 'bytes_total{to="guest"}')];
console.log(`a short game of three: ${(toHost / 1024).toFixed(0)} KB to the host, ${(toGuests / 1024).toFixed(0)} KB to the guests`);
await server.stop();
await again.stop();
process.exit(0);
