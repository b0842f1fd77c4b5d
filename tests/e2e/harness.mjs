// One browser and one server for a test file, and the pages of a table in them.
//
// The pages are opened under a name that is not localhost, as on a real phone: what exists only on localhost
// must not be used. GOATHERD_SERVE names the server, CHROMIUM the browser.

import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { parseLink, Seals } from '../other-client/client.mjs';
import { startServer } from '../server.mjs';
import { unpaint } from './eyes.mjs';
import { Wire } from './wire.mjs';

const HOST = 'goatherd.test';
const PATIENCE = 15_000;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** The pages know the server by another name than it has. */
async function startServed() {
  const { table, ...server } = await startServer('--lan', '--bind', '127.0.0.1', '--host-name', HOST);
  return { ...server, table: `http://${HOST}:${server.port}/table${new URL(table).hash}` };
}

/** Asks again and again until the answer is true; for what no page can be waited for. */
export async function until(what, ask, patience = PATIENCE) {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) assert.fail(`${what}: not within ${patience} ms`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** A browser and a server, for all tests of a file. */
export class House {
  #contexts = new Set();

  static async open(start = startServed) {
    const house = new House();
    house.server = await start();
    try {
      house.browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
          // Letters stand where they stand on a screen, and not on whole pixels.
          '--font-render-hinting=none',
          `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
        ],
      });
    } catch (error) {
      await house.server.stop();
      throw error;
    }
    return house;
  }

  async close() {
    await this.browser.close();
    await this.server.stop();
  }

  /**
   * A page that is watched: whatever it complains about, and whatever it asks of another host, is in `faults`.
   * With `wire` its network can be cut. It is painted only where somebody looks at colours or pixels.
   */
  async page({ wire = false, painted = false, ...options } = {}) {
    const cable = wire ? await Wire.open(this.server.port) : null;
    const context = await this.browser.newContext({
      locale: 'en-GB',
      colorScheme: 'dark',
      // Animations cost time; a game that shows them all asks for them.
      reducedMotion: 'reduce',
      ...(cable ? { proxy: { server: `http://127.0.0.1:${cable.port}` } } : {}),
      ...options,
    });
    const close = async () => {
      this.#contexts.delete(close);
      await context.close();
      await cable?.close();
    };
    this.#contexts.add(close);
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    if (!painted) await context.addInitScript(unpaint);
    return Object.assign(watch(page, this.server.port), { page, context, wire: cable, close });
  }

  /** The pages of a test are closed after it, also after a failed one. */
  async tidy() {
    await Promise.all([...this.#contexts].map((close) => close()));
  }
}

function watch(page, port) {
  const faults = [];
  const said = [];
  const watched = { faults, said, view: null, whispers: 0, frames: [], texts: [], forgive: null };
  const fault = (text) => {
    if (!watched.forgive?.test(text)) faults.push(text);
  };
  page.on('console', (message) => {
    said.push(message.text());
    if (['error', 'warning'].includes(message.type())) fault(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => fault(`thrown: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => fault(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) fault(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== `${HOST}:${port}`) {
      faults.push(`a request to elsewhere: ${request.url()}`);
    }
  });
  // What went over the wire, but for what goes all the time. How long a view is depends on what everybody sees; all
  // that is private must have one length, and of what it says nothing is kept here.
  const note = (way, type, text, { length }) => {
    if (type === 'ping' || type === 'pong') return;
    watched.frames.push(type === 'view' ? `${way} ${type}` : `${way} ${type} ${length}`);
    watched.texts.push(way === 'in' && type !== 'whisper' ? text : `${way} ${length}`);
  };
  // A page's links are in its addresses, and the key of a link opens what the page says and hears.
  const keys = new Map();
  const name = ({ table, seat }) => `${table} ${seat}`;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).hash.length !== 73) return;
    const { role, key } = parseLink(frame.url());
    keys.set(name(role), key);
  });
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).host !== `${HOST}:${port}`) faults.push(`a socket to elsewhere: ${socket.url()}`);
    let challenge, seals, isKnown = false;
    const open = (payload, unseal) => {
      const isOpen = typeof payload === 'string';
      const text = isOpen ? payload : unseal(payload).toString().trim();
      const message = JSON.parse(text);
      const mayBeOpen = ['challenge', 'hello'].includes(message.type) || (message.type === 'goodbye' && !isKnown);
      if (isOpen && !mayBeOpen) faults.push(`in the open: ${text}`);
      if (!isOpen) isKnown = true;
      return { message, text };
    };
    socket.on('framesent', ({ payload }) => {
      const { message, text } = open(payload, (bytes) => seals.openUp(bytes));
      note('out', message.type, text, payload);
      if (message.type !== 'hello') return;
      seals = new Seals(keys.get(name(message.role)), challenge, message.nonce);
      // The proof is the first of the messages that are sealed.
      seals.openUp(Buffer.from(message.proof, 'base64url'));
    });
    // What the host says about the game; what a screen shows of it is looked for on the screen.
    socket.on('framereceived', ({ payload }) => {
      const { message, text } = open(payload, (bytes) => seals.openDown(bytes));
      note('in', message.type, text, payload);
      if (message.type === 'challenge') ({ challenge } = message);
      if (message.type === 'view') watched.view = message;
      if (message.type === 'whisper') watched.whispers++;
    });
  });
  return watched;
}

export async function checkPlace(page) {
  assert.equal(await page.evaluate(() => isSecureContext), false, 'the page must not run as if on localhost');
  assert.equal(await page.evaluate(() => location.hostname), HOST);
}
