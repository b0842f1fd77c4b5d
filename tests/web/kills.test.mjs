// Tab, worker and browser are killed at random moments while somebody acts without a pause. Whatever the host has
// acknowledged is there afterwards. WEB_KILLS says how often.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../e2e/harness.mjs';
import { COLOURS } from '../e2e/screens.mjs';
import { Profile } from './browser.mjs';
import { startWeb } from './serve.mjs';
import { clientOf } from './worker-traffic.mjs';

const KILLS = Number(process.env.WEB_KILLS ?? 10);

let server, profile;
before(async () => {
  server = await startWeb();
  profile = new Profile(server);
  await profile.start();
});
after(async () => {
  await profile.close();
  await server.stop();
});

const WAYS = {
  async tab({ page }) {
    await page.close({ runBeforeUnload: false });
    return profile.page();
  },
  /** The browser wants its memory back. The page notices by itself; somebody who comes back hurries it. */
  async worker(watched) {
    const { page } = watched;
    await page.evaluate(() => {
      window.fragment = null;
      window.newestWorker.terminate();
      dispatchEvent(new Event('focus'));
    });
    await page.waitForFunction(() => window.fragment);
    return watched;
  },
  async browser() {
    await profile.kill();
    await profile.start();
    return profile.page();
  },
};

/** The number that the first person is called by. */
const numberOf = (players) => Number(players[0].name.slice(1));

test(`after ${KILLS} kills nothing acknowledged is lost`, async () => {
  let watched = await profile.page();
  let client = await clientOf(watched.page);
  const people = (number) => ({
    players: COLOURS.slice(0, 3).map((colour, seat) => ({ id: '', colour, name: seat ? '' : `n${number}` })),
    resting: [],
  });
  let sent = 0, acknowledged = 0, all = 0;
  await client.sitDown(people(0).players);
  const { table } = client.view;

  for (let kill = 0; kill < KILLS; kill++) {
    let isOver = false;
    const before = all;
    const acting = (async () => {
      while (!isOver) {
        await client.ask('people', { group: people(++sent) });
        acknowledged = sent;
        all++;
      }
    })().catch(() => {});
    // Counted in steps first, so that a slow machine gets as far as a fast one.
    await until('some steps', () => all > before + 3);
    await new Promise((done) => setTimeout(done, Math.random() * 600));
    const way = Object.keys(WAYS)[kill % 3];
    watched = await WAYS[way](watched);
    isOver = true;
    client = await clientOf(watched.page);
    await Promise.race([acting, new Promise((done) => setTimeout(done, 50))]);
    const { unfinished, setAside } = await client.ask('tables');
    assert.deepEqual(setAside, [], `after killing the ${way}`);
    const there = numberOf(unfinished.find((each) => each.table === table).players);
    assert.ok(there >= acknowledged && there <= sent, `${there} of ${acknowledged} to ${sent}, after killing the ${way}`);
    await client.ask('openTable', { table });
    await until('the table is back', () => client.view?.table === table);
    assert.equal(client.view.lost, null);
    sent = acknowledged = there;
  }
  console.log(`${KILLS} kills, ${all} steps acknowledged, none lost`);
});
