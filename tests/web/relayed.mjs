// The web edition at a relay, which phones come through. GOATHERD_RELAY names the program, GOATHERD_WEB the pages' folder.

import { en } from '../texts.mjs';
import { freePort, startRelay } from '../place/relay.mjs';

/** What a browser says about a socket or a page that nobody answers. */
export const GONE = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/;

/** A place to play; `relay` is the one that runs there now. */
export async function startRelayed(folder = process.env.GOATHERD_WEB) {
  const port = await freePort();
  const begin = () => startRelay({ port, words: ['--web', folder] });
  const server = {
    relay: await begin(),
    port,
    place: `127.0.0.1:${port}`,
    table: `http://127.0.0.1:${port}/`,
    isWeb: true,
    isRelayed: true,
    stop: () => server.relay.stop(),
    /** The relay is gone at once, and another one takes its place after `meanwhile`. */
    async kill(meanwhile = () => {}) {
      await server.relay.stop('SIGKILL');
      try {
        await meanwhile();
      } finally {
        server.relay = await begin();
      }
    },
  };
  return server;
}

/** Phones have everything that comes after the first look, so nothing is missing while the relay is away. */
export async function allLoaded({ phones }) {
  for (const { page } of phones) {
    await page.locator('body > [role=status]').waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      const fetched = () => performance.getEntriesByType('resource').length;
      for (let before = -1; before !== fetched();) {
        before = fetched();
        await new Promise((done) => setTimeout(done, 500));
      }
    });
  }
}

/** Everybody at the table reads that they are connected, without a tap. Resolves with how long that took, in seconds. */
export async function allBack({ phones }) {
  const began = performance.now();
  await Promise.all(phones.map(({ page }) => page.getByText(en.phone('connected'), { exact: true }).first().waitFor()));
  return (performance.now() - began) / 1000;
}

/** Everybody reads this. Resolves with how long that took, in seconds. */
export async function allRead({ phones }, text) {
  const began = performance.now();
  await Promise.all(phones.map(({ page }) => page.getByText(text).first().waitFor()));
  return (performance.now() - began) / 1000;
}
