// What sealing costs a slow phone: a page on a processor slowed down six times seals and opens the most frequent
// messages (a ping, a view) and the largest one (the PDF of everything), with the pages' own code.
//
// CHROMIUM names the browser, GOATHERD_SERVE the server that provides the lengths of the messages.

import { chromium } from 'playwright-core';
import { build } from '../../../ui/node_modules/vite/dist/node/index.js';
import { Client } from '../../other-client/client.mjs';
import { startServer } from '../../server.mjs';

const SLOWER = 6;
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange'];

/** One of the pages' own files, minified as for the pages. */
async function script(name) {
  const entry = new URL(`../../../ui/src/wire/${name}.ts`, import.meta.url).pathname;
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false, minify: 'terser', target: 'safari16.4',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  return output[0].code;
}

/** The length of a view with six players in the middle of a game, and of the PDF with all sheets. */
async function lengths() {
  const server = await startServer();
  try {
    const table = new Client(server.table);
    await table.join();
    const players = COLOURS.map((colour, seat) => ({ colour, name: `Goat number ${seat}` }));
    await table.sitDown(players);
    await table.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2, 3, 4, 5] });
    await table.play({ type: 'begin' });
    await table.play({ type: 'roll' });
    for (const seat of players.keys()) await table.play({ type: 'peek' }, seat);
    await table.play({ type: 'move', to: 'spy' }, 0);
    const order = {
      players: [3, 4, 5, 6], edition: 17, colours: COLOURS, mat: null, layout: 'duplex', paper: 'a4', language: 'en',
      sheets: ['mats', 'dice', 'tokens', 'places', 'reference'], dice: { white: 'ten', ten: 'oneToTen' },
    };
    const { pdf } = await table.ask('print', { game: 'scapegoat', order });
    const view = JSON.stringify(table.view).length;
    table.close();
    return { view, pdf: pdf.length };
  } finally {
    await server.stop();
  }
}

/** In the page: milliseconds for one message, as the median and the 99th percentile of many. */
async function measure({ seal, xchacha, length, times }) {
  const load = (code) => import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const [{ Seals }, { encrypt }] = [await load(seal), await load(xchacha)];
  const link = { key: new Uint8Array(32), token: new Uint8Array(16) };
  const text = 'x'.repeat(length);
  const seals = new Seals(link, 'AAAAAAAAAAAAAA');
  // The host's end seals what is opened here.
  const nonce = new Uint8Array(24);
  const share = atob(seals.proof(new Uint8Array(16)).nonce.replaceAll('-', '+').replaceAll('_', '/'));
  nonce.set(Uint8Array.from(share, (letter) => letter.charCodeAt(0)), 10);
  const [type, step] = length < 512 ? ['ping', 512] : ['play', 2048];
  const padded = new TextEncoder().encode(text.padEnd(Math.ceil(length / step) * step));
  const took = { seal: [], open: [] };
  const time = (what, act) => {
    const start = performance.now();
    const made = act();
    took[what].push(performance.now() - start);
    if (!made) throw new Error('the other end could not open a seal');
  };
  for (let k = 0; k < times; k++) {
    new DataView(nonce.buffer).setUint32(20, 2 * k + 1);
    const sealed = encrypt(link.key, nonce, padded);
    time('seal', () => seals.seal({ type, text }));
    time('open', () => seals.open(sealed));
    await new Promise((done) => setTimeout(done));
  }
  const at = (list, part) => list.sort((a, b) => a - b)[Math.floor((list.length - 1) * part)];
  return Object.values(took).flatMap((list) => [at(list, 0.5), at(list, 0.99)]);
}

const [seal, xchacha] = [await script('seal'), await script('xchacha')];
const { view, pdf } = await lengths();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  console.log(`processor ${SLOWER} times slower        seal: p50      p99   open: p50      p99`);
  for (const [what, length, times] of [['a ping', 60, 2000], ['a view', view, 1000], ['the PDF of everything', pdf, 20]]) {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const took = await page.evaluate(measure, { seal, xchacha, length, times });
    const name = `${what}, ${length} bytes`;
    console.log(`${name.padEnd(32)} ${took.map((millis) => `${millis.toFixed(2).padStart(6)} ms`).join(' ')}`);
    await page.close();
  }
} finally {
  await browser.close();
}
