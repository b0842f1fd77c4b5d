// One browser and one server for each test file, with the pages of a table.
//
// The pages are opened under a name other than localhost, as on a real phone, so that they cannot use features that
// browsers offer only on localhost. GOATHERD_SERVE names the server, CHROMIUM the browser.

import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { Client, parseLink, Seals } from '../other-client/client.mjs';
import { startServer } from '../server.mjs';
import { LOCALE } from '../texts.mjs';
import { startRelayed } from '../web/relayed.mjs';
import { startWeb } from '../web/serve.mjs';
import { clientOf, hearWorker } from '../web/worker-traffic.mjs';
import { unpaint } from './eyes.mjs';
import { FlakyProxy } from './flaky-proxy.mjs';

export { chromium };

const HOST = 'goatherd.test';
const PATIENCE = 15_000;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** One device in the middle speaks Spanish where the server keeps the table, and English as a page of its own. */
export const LANGUAGE = process.env.GOATHERD_WEB ? 'en' : 'es';

/** The pages know the server by this name. */
export async function startServed(start = startServer) {
  const { table, ...server } = await start('--lan', '--bind', '127.0.0.1', '--host-name', HOST);
  const place = `${HOST}:${server.port}`;
  return { ...server, place, table: `http://${place}/table${new URL(table).hash}` };
}

/**
 * With GOATHERD_WEB, the folder of the web edition, the tables are there instead of on a server. Phones then come
 * through a relay if GOATHERD_PHONES says so.
 */
function startAsTold() {
  if (!process.env.GOATHERD_WEB) return startServed();
  return process.env.GOATHERD_PHONES === 'relay' ? startRelayed() : startWeb();
}

/** Polls until the answer is true, where there is nothing on a page to wait for. */
export async function until(what, ask, patience = PATIENCE) {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) assert.fail(`${what}: not within ${patience} ms`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Does something that screens show only for a moment. They watch for it from the start, so that none looks too late. */
export function catching(locators, act) {
  return Promise.all([act(), ...locators.map((locator) => locator.waitFor())]);
}

/**
 * From now on the test says how late it is on a page. A clock can only be stopped at a time to come, and on a busy
 * machine that may be over before the page hears of it.
 */
export async function stopClock(clock, ahead = 1000) {
  await clock.install();
  for (;;) {
    try {
      return await clock.pauseAt(Date.now() + ahead);
    } catch (error) {
      if (!/to the past/.test(error.message)) throw error;
    }
  }
}

/**
 * Lets the clock of a page run that the test has stopped. In between, the page hears from its host, however busy the
 * machine is, because it would take a longer silence for a lost connection.
 */
export async function runFor(watched, millis) {
  for (let left = millis; left > 0; left -= 500) {
    await watched.page.clock.runFor(Math.min(left, 500));
    await until('the page hears from its host', () => !watched.isAsking);
  }
}

/** How the browser is started. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Letters are placed as on a real screen, not on whole pixels.
    '--font-render-hinting=none',
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
  ],
};

/** A browser and a server for all tests of a file. */
export class House {
  #contexts = new Set();

  static async open(start = startAsTold) {
    const house = new House();
    house.server = await start();
    try {
      house.browser = await chromium.launch(BROWSER);
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
   * A watched page: its errors, and its requests to other hosts, are recorded in `faults`. With `wire` its network can
   * be cut. It is painted only for tests that look at colours or pixels.
   */
  async page({ wire = false, painted = false, ...options } = {}) {
    const cable = wire ? await FlakyProxy.open(this.server.port) : null;
    const context = await this.browser.newContext({
      locale: LOCALE,
      colorScheme: 'dark',
      // Animations cost time; tests that need them turn them on.
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
    const watched = Object.assign(watch(page, this.server.place), { page, context, wire: cable, close });
    if (this.server.isWeb) await hearWorker(watched);
    return watched;
  }

  /** A table device without a screen, for what need not be tapped. Without a server, it is beside the screens of `page`. */
  async client(page) {
    if (this.server.isWeb) return clientOf(page);
    const client = new Client(this.server.table.replace(HOST, '127.0.0.1'));
    await client.join();
    return client;
  }

  /** Closes the pages of a test, even if it failed. */
  async tidy() {
    await Promise.all([...this.#contexts].map((close) => close()));
  }
}

/** What may be said before there is a key. */
const OPEN = ['challenge', 'hello', 'knock', 'commitment', 'key', 'reveal'];

/** Records what goes wrong on a page, what it says, and what it sends and receives. */
export function watch(page, place) {
  const faults = [];
  const said = [];
  const watched = {
    page, faults, said, view: null, whispers: 0, frames: [], texts: [], forgive: null, isAsking: false,
  };
  const fault = (text) => {
    if (!watched.forgive?.test(text)) faults.push(text);
  };
  page.on('console', (message) => {
    said.push(message.text());
    if (['error', 'warning'].includes(message.type())) fault(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => fault(`thrown: ${error.stack ?? error}`));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // A page that is left or reloaded stops loading whatever it would have needed later.
    if (errorText !== 'net::ERR_ABORTED') fault(`failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) fault(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== place) {
      faults.push(`a request to another host: ${request.url()}`);
    }
  });
  // Records the traffic, except for the constant pings. The length of a view depends on what everybody sees, so it is
  // left out. Private messages must all have the same length, and their contents are not recorded.
  const note = (way, message, text, { length }) => {
    const { type } = message;
    if (type === 'ping' || type === 'pong') {
      watched.isAsking = type === 'ping';
      return;
    }
    watched.frames.push(type === 'view' ? `${way} ${type}` : `${way} ${type} ${length}`);
    watched.texts.push(way === 'in' && type !== 'whisper' ? text : `${way} ${length}`);
    // This is what the host says about the game; what screens show is checked on the screens.
    if (way === 'in' && type === 'view') watched.view = message;
    if (way === 'in' && type === 'whisper') watched.whispers++;
  };
  watched.note = note;
  // The addresses of a page contain its links, whose keys open what the page sends and receives.
  const keys = new Map();
  const name = ({ table, seat }) => `${table} ${seat}`;
  page.on('framenavigated', (frame) => {
    // Through a relay there is the name of a room before it.
    if (![73, 96].includes(new URL(frame.url()).hash.length)) return;
    const { role, key } = parseLink(frame.url());
    keys.set(name(role), key);
  });
  page.on('websocket', (socket) => {
    watched.isAsking = false;
    if (new URL(socket.url()).host !== place) faults.push(`a socket to another host: ${socket.url()}`);
    // It carries the lines of all guests, whose own pages are watched.
    if (socket.url().endsWith('/host')) return;
    let challenge, seals, isKnown = false, isAtTheDoor = false;
    const open = (payload, unseal) => {
      const isOpen = typeof payload === 'string';
      const text = isOpen ? payload : unseal(payload).toString().trim();
      const message = JSON.parse(text);
      const mayBeOpen = OPEN.includes(message.type) || (message.type === 'goodbye' && !isKnown);
      if (isOpen && !mayBeOpen) faults.push(`not sealed: ${text}`);
      if (!isOpen) isKnown = true;
      return { message, text };
    };
    socket.on('framesent', ({ payload }) => {
      const { message, text } = open(payload, (bytes) => seals.openUp(bytes));
      if (message.type === 'knock') isAtTheDoor = true;
      note('out', message, text, payload);
      if (message.type !== 'hello') return;
      seals = new Seals(keys.get(name(message.role)), challenge, message.nonce);
      // The proof is the first sealed message.
      seals.openUp(Buffer.from(message.proof, 'base64url'));
    });
    socket.on('framereceived', ({ payload }) => {
      // Only the page itself knows the key that it has agreed on at the door.
      if (isAtTheDoor && typeof payload !== 'string') return note('in', { type: 'sealed' }, '', payload);
      const { message, text } = open(payload, (bytes) => seals.openDown(bytes));
      note('in', message, text, payload);
      if (message.type === 'challenge') ({ challenge } = message);
    });
  });
  return watched;
}

export async function checkPlace(page) {
  const hostname = await page.evaluate(() => location.hostname);
  // The web edition needs what only secure pages have.
  if (process.env.GOATHERD_WEB && hostname !== HOST) return assert.equal(hostname, '127.0.0.1');
  assert.equal(await page.evaluate(() => isSecureContext), false, 'the page must not run as if on localhost');
  assert.equal(hostname, HOST);
}
