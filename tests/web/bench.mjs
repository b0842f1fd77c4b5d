// Measures the web edition: what a visitor fetches, how long a start takes compared with the same pages from the
// server, how long a step takes to be on the disk, and how much memory a table needs. Ends with 1 if a limit is broken.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { House, startServed } from '../e2e/harness.mjs';
import { COLOURS, Table } from '../e2e/screens.mjs';
import { en } from '../texts.mjs';
import { keptFiles, startWeb } from './serve.mjs';
import { clientOf } from './worker-traffic.mjs';

const FOLDER = process.env.GOATHERD_WEB_FOLDER;
const LIMITS = { 'first screen': 150_000, 'running table': 900_000 };
const STARTS = 8;
const STEPS = 600;

let isBroken = false;
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const figures = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  return `p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`;
};
const median = (times) => at([...times].sort((a, b) => a - b), 0.5);

const sizes = new Map();
function compressed(url) {
  const name = new URL(url).pathname.replace('/goats/', '') || 'index.html';
  if (!sizes.has(name)) sizes.set(name, brotliCompressSync(readFileSync(join(FOLDER, name))).length);
  return sizes.get(name);
}

function record(page) {
  const urls = new Set();
  page.context().on('request', (request) => urls.add(request.url()));
  return () => [...urls].filter((url) => url.startsWith('http')).reduce((sum, url) => sum + compressed(url), 0);
}

async function bytes(house) {
  // Without its host the page gets as far as its first screen.
  const first = await house.page();
  await first.page.route(/worker|\.wasm/, (route) => route.abort());
  first.forgive = /./;
  const firstBytes = record(first.page);
  await first.page.goto(house.server.table);
  await first.page.getByRole('heading').first().waitFor();
  tell('first screen', firstBytes());
  await first.close();

  const table = new Table(await house.page());
  await table.page.addInitScript(() => { navigator.serviceWorker.register = () => new Promise(() => {}); });
  const all = record(table.page);
  await table.page.goto(house.server.table);
  await table.button(en.box).waitFor();
  await table.lay(4);
  await table.roll();
  tell('running table', all());
  await table.close();
  const printer = readdirSync(join(FOLDER, 'assets')).filter((name) => /web_print/.test(name));
  const size = printer.reduce((sum, name) => sum + compressed(`http://x/goats/assets/${name}`), 0);
  console.log(`printing, on demand        ${kilo(size)} (brotli), not counted`);
}

function tell(what, size) {
  const isOver = size > LIMITS[what];
  isBroken ||= isOver;
  console.log(`${what.padEnd(26)} ${kilo(size)} (brotli), at most ${kilo(LIMITS[what])}${isOver ? ': TOO MUCH' : ''}`);
}

async function readyAfter(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length);
  return page.evaluate(() => performance.getEntriesByName('ready')[0].startTime);
}

async function starts(house) {
  const cold = [], again = [];
  for (let k = 0; k < STARTS; k++) {
    const { page, context, close } = await house.page();
    cold.push(await readyAfter(page, house.server.table));
    if (house.server.isWeb) {
      await keptFiles(page);
      await context.setOffline(true);
    }
    await page.goto('about:blank');
    again.push(await readyAfter(page, house.server.table));
    await close();
  }
  return { cold: median(cold), again: median(again) };
}

async function steps(house) {
  const { page, close } = await house.page();
  await page.goto(house.server.table);
  const client = await clientOf(page);
  const players = COLOURS.slice(0, 4).map((colour) => ({ id: '', colour, name: '' }));
  await client.sitDown(players);
  // In the page itself, as its own screens do it.
  const times = await page.evaluate(async ({ line, players, steps }) => {
    const worker = window.newestWorker;
    const times = [];
    for (let id = 100_000; id < 100_000 + steps; id++) {
      players[0].name = `n${id}`;
      const ask = { what: 'people', group: { players, resting: [] } };
      const start = performance.now();
      const done = new Promise((resolve) => {
        const hear = ({ data }) => {
          if (data.line !== line || data.text !== `{"type":"done","id":${id}}`) return;
          worker.removeEventListener('message', hear);
          resolve();
        };
        worker.addEventListener('message', hear);
      });
      worker.postMessage({ to: 'say', line, text: JSON.stringify({ type: 'ask', id, ask }) });
      await done;
      times.push(performance.now() - start);
    }
    return times;
  }, { line: client.link.line(), players, steps: STEPS });
  const cdp = await page.context().newCDPSession(page);
  const { metrics } = await cdp.send('Performance.enable').then(() => cdp.send('Performance.getMetrics'));
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
  const memory = await page.workers()[0].evaluate(() => self.hostMemory?.() ?? 0);
  await close();
  return { times, heap, memory };
}

const web = await House.open(() => startWeb({ folder: FOLDER, cut: false }));
try {
  await bytes(web);
  const here = await starts(web);
  const served = await House.open(() => startServed());
  const there = await starts(served);
  await served.close();
  const share = (own, other) => `${own.toFixed(0)} ms, from the server ${other.toFixed(0)} ms (${(own / other).toFixed(1)} times)`;
  console.log(`cold start                 ${share(here.cold, there.cold)}`);
  console.log(`again, without a network   ${share(here.again, there.again)}`);
  const { times, heap, memory } = await steps(web);
  console.log(`from a tap to the disk     ${figures(times)}, ${STEPS} steps`);
  console.log(`memory                     page ${kilo(heap)}, host ${kilo(memory)}`);
} finally {
  await web.close();
}
process.exitCode = isBroken ? 1 : 0;
