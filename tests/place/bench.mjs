// What it costs to come through a relay: bytes and round trips from the scan to the first look, beside the same on a LAN,
// and what a whole game sends. The relay is behind Caddy, as on docs/place.md.
//
//     node bench.mjs [--starts 5]
//
// GOATHERD_RELAY and GOATHERD_SERVE name the programs, GOATHERD_WEB_FOLDER what the relay serves, CHROMIUM the browser.

import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BROWSER, chromium, PHONE } from '../e2e/harness.mjs';
import { named } from '../e2e/sync/place.mjs';
import { HOST } from '../e2e/sync/screen.mjs';
import { Client } from '../other-client/client.mjs';
import { playShortGame } from '../other-client/short-game.mjs';
import { startServer } from '../server.mjs';
import { newFolder, startProxy } from './proxies.mjs';
import { get, meetAt, startRelay } from './relay.mjs';
import { Wire } from './wire.mjs';

/** Long, so that nothing else matters beside it. */
const ROUND_TRIP = 300;

const { values } = parseArgs({ options: { starts: { type: 'string', default: '5' } } });
const starts = Number(values.starts);

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A phone that was never here scans a seat's code and looks at its mat. Returns how long it waited for each screen. */
async function start(browser, link, wire) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: 'reduce', locale: 'en-GB', viewport: PHONE });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const waits = [];
  const waited = async (act, locator) => {
    const from = performance.now();
    await act();
    await locator.waitFor();
    waits.push(performance.now() - from);
  };
  const mine = page.getByRole('main').getByRole('button').first();
  const stand = page.locator('.stand').getByRole('button');
  await waited(() => page.goto(link, { waitUntil: 'commit' }), mine);
  await waited(() => mine.click(), stand);
  // Whatever else it fetches meanwhile isn't needed for the look.
  const bytes = { ...wire.bytes };
  await waited(async () => {
    await stand.hover();
    await page.mouse.down();
  }, page.locator('.poster'));
  await context.close();
  return { waits, bytes };
}

/** A table where everybody may look, and the link of its first seat. */
async function lay(host) {
  await host.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));
  await host.play({ type: 'arrange', plan: { guided: false }, placement: [0, 1, 2] });
  await host.play({ type: 'begin' });
  await host.play({ type: 'roll' });
  return (await host.ask('links')).links[0].url;
}

const WAYS = {
  async 'on a LAN'() {
    const server = await startServer('--lan', '--bind', '127.0.0.1', '--host-name', HOST);
    const wire = await Wire.to(server.port);
    return { server, wire, meet: async () => {}, through: named, stop: async () => {} };
  },
  async 'through a relay'() {
    const folder = newFolder();
    const server = await startServer();
    const relay = await startRelay({ words: ['--behind', '127.0.0.1', '--web', process.env.GOATHERD_WEB_FOLDER] });
    const proxy = await startProxy(folder, 'caddy', relay.port);
    const [wire, hostWire] = [await Wire.to(new URL(proxy.sealed).port), await Wire.to(new URL(proxy.open).port)];
    const place = `http://127.0.0.1:${hostWire.port}`;
    const stop = async () => {
      hostWire.close();
      await proxy.stop();
      await relay.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return {
      server, wire, hostWire, stop,
      meet: meetAt(place),
      through: (link) => link.replace(place, `https://localhost:${wire.port}`),
    };
  },
};

async function measure(name) {
  const { server, wire, hostWire, meet, through, stop } = await WAYS[name]();
  const browser = await chromium.launch({
    ...BROWSER,
    args: [
      ...BROWSER.args.filter((word) => !word.startsWith('--host-resolver-rules')),
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${wire.port}`, '--disable-quic',
    ],
  });
  const host = new Client(server.table);
  await host.join();
  await meet(host);
  const run = async () => {
    const waits = [], down = [], up = [];
    for (let number = 0; number < starts; number += 1) {
      const link = through(await lay(host));
      wire.bytes = { up: 0, down: 0 };
      const started = await start(browser, link, wire);
      waits.push(started.waits);
      down.push(started.bytes.down);
      up.push(started.bytes.up);
    }
    return { waits: [0, 1, 2].map((screen) => median(waits.map((each) => each[screen]))), down: median(down), up: median(up) };
  };
  const near = await run();
  const tripsOver = async (slow) => {
    slow.roundTrip = ROUND_TRIP;
    const { waits } = await run();
    slow.roundTrip = 0;
    return waits.map((wait, screen) => ((wait - near.waits[screen]) / ROUND_TRIP).toFixed(1)).join(', ');
  };
  console.log(`\n${name}: ${kilo(near.down)} down, ${kilo(near.up)} up`);
  console.log(`  until the seat, its game, the look: ${near.waits.map((wait) => wait.toFixed(0)).join(', ')} ms without a distance`);
  console.log(`  round trips of the phone: ${await tripsOver(wire)}`);
  if (hostWire) console.log(`  round trips of the host:  ${await tripsOver(hostWire)}`);
  host.close();
  await browser.close();
  wire.close();
  await server.stop();
  await stop();
}

const metric = async (relay, name) => {
  const { text } = await get(`http://127.0.0.1:${relay.metrics}/metrics`);
  return Number(text.split('\n').find((line) => line.startsWith(`goatherd_relay_${name} `)).split(' ')[1]);
};

async function wholeGame() {
  const relay = await startRelay();
  const server = await startServer();
  await playShortGame(server.table, { meet: meetAt(`http://127.0.0.1:${relay.port}`) });
  const [toHost, toGuests] = [await metric(relay, 'bytes_total{to="host"}'), await metric(relay, 'bytes_total{to="guest"}')];
  console.log(`\na short game of three: ${kilo(toHost)} to the host, ${kilo(toGuests)} to the guests`);
  await server.stop();
  await relay.stop();
}

console.log(`A phone's first start, from the scan to the first look, median of ${starts}`);
for (const name of Object.keys(WAYS)) await measure(name);
await wholeGame();
process.exit(0);
