// The relay, the table's page, its worker, its browser and the phones are killed at random moments while one phone acts
// without a pause. Whatever was acknowledged is there afterwards, and everybody is back without a tap. WEB_KILLS says
// how often.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { en } from '../../texts.mjs';
import { House, PHONE, until } from '../../e2e/harness.mjs';
import { COLOURS, Phone } from '../../e2e/screens.mjs';
import { comeBack, meetAt } from '../../place/relay.mjs';
import { Profile } from '../browser.mjs';
import { startRelayed } from '../relayed.mjs';
import { clientOf } from '../worker-traffic.mjs';

const KILLS = Number(process.env.WEB_KILLS ?? 10);

let house, profile;
before(async () => {
  house = await House.open(startRelayed);
  profile = new Profile(house.server);
  await profile.start();
});
after(async () => {
  await profile.close();
  await house.close();
});

/** What is killed, and how it comes back. */
const WAYS = {
  relay: () => house.server.kill(),
  async tab(all) {
    await all.watched.page.close({ runBeforeUnload: false });
    all.watched = await profile.page();
  },
  /** The browser wants its memory back. */
  async worker({ watched: { page } }) {
    await page.evaluate(() => {
      window.newestWorker.terminate();
      dispatchEvent(new Event('focus'));
    });
  },
  async browser(all) {
    await profile.kill();
    await profile.start();
    all.watched = await profile.page();
  },
  /** A phone's browser has closed the page, and somebody opens the link again. */
  async guest({ guest, links }) {
    const page = await guest.context.newPage();
    await guest.page.close({ runBeforeUnload: false });
    guest.page = page;
    await page.goto(links[1]);
  },
  phone: ({ phone }) => phone.cut(),
};

/** The number that the first person is called by. */
const numberOf = ({ players }) => Number(players[0].name.slice(1));

test(`after ${KILLS} kills nothing acknowledged is lost, and everybody is back`, async () => {
  const all = { watched: await profile.page() };
  const table = await clientOf(all.watched.page);
  await table.sitDown(COLOURS.slice(0, 3).map((colour) => ({ id: '', colour, name: '' })));
  await meetAt(new URL(house.server.table).origin)(table);
  all.links = (await table.ask('links')).links.map(({ url }) => url);
  all.phone = await comeBack(all.links[0]);
  all.guest = await Phone.open(house, all.links[1], 1, { viewport: PHONE });
  await all.guest.sit();

  let sent = 0, acknowledged = 0, steps = 0;
  const names = Object.keys(WAYS);
  for (let kill = 0; kill < KILLS; kill++) {
    let isOver = false;
    const before = steps;
    const acting = (async () => {
      while (!isOver) {
        await all.phone.myGoat(`n${++sent}`, COLOURS[0]);
        acknowledged = sent;
        steps++;
      }
    })().catch(() => {});
    // Counted in steps first, so that a slow machine gets as far as a fast one.
    await until('some steps', () => steps > before + 3);
    await new Promise((done) => setTimeout(done, Math.random() * 600));
    const way = names[kill % names.length];
    await WAYS[way](all);
    isOver = true;
    all.phone.close();
    await acting;
    all.phone = await comeBack(all.links[0], all.phone.device);
    const there = numberOf(await all.phone.sees(() => true));
    assert.ok(there >= acknowledged && there <= sent, `${there} of ${acknowledged} to ${sent}, after killing the ${way}`);
    sent = acknowledged = there;
    await all.phone.sees(({ seats }) => seats[1].connected);
    await all.guest.page.getByText(en.phone('connected')).waitFor();
    assert.equal(all.phone.view.lost, null);
  }
  console.log(`${KILLS} kills, ${steps} steps acknowledged, none lost`);
});
