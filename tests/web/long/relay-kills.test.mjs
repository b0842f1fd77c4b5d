// The relay, the table's page, its worker, its browser and the phones are killed at random moments of a game in which
// phones act without a pause. Whatever was acknowledged is there afterwards, and everybody is back without a tap.
// WEB_KILLS says how often.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { en } from '../../texts.mjs';
import { House, PHONE, until } from '../../e2e/harness.mjs';
import { COLOURS, Phone } from '../../e2e/screens.mjs';
import { ACTIONS } from '../../other-client/game.mjs';
import { comeBack, meetAt } from '../../place/relay.mjs';
import { Profile } from '../browser.mjs';
import { startRelayed } from '../relayed.mjs';
import { clientOf } from '../worker-traffic.mjs';

const KILLS = Number(process.env.WEB_KILLS ?? 10);

let house, profile;
before(async () => {
  house = await House.open(() => startRelayed());
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
  phone: ({ phones }) => phones[0].cut(),
};

/** Every turn has three steps, whose order nothing can change. */
const STEPS = ['start', 'action', 'swap'];
const PLACES = ['trade', 'spy', 'stash'];
const stepsTaken = ({ view: { board, step } }) => board.turn * STEPS.length + STEPS.indexOf(step.name);

/** The next step of whoever's turn it is, until it's acknowledged. One of them has a real page. */
async function act({ phones, guest }, view) {
  const { board: { active }, step: { name, moves, due, targets } } = view.view;
  if (!phones[active]) {
    if (name === 'start') await guest.move(PLACES.find((place) => moves.includes(place)));
    else await guest.act(due ?? name, targets);
    await phones[0].sees((now) => stepsTaken(now) > stepsTaken(view));
  } else if (name === 'start') {
    await phones[active].play({ type: 'move', to: PLACES.find((place) => moves.includes(place)) });
  } else await phones[active].play(due ? ACTIONS[due](targets) : { type: 'swap' });
}

test(`after ${KILLS} kills nothing acknowledged is lost, and everybody is back`, async () => {
  const all = { watched: await profile.page(), phones: [] };
  const { phones } = all;
  const table = await clientOf(all.watched.page);
  await table.sitDown(COLOURS.slice(0, 3).map((colour) => ({ id: '', colour, name: '' })));
  await table.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2] });
  await meetAt(new URL(house.server.table).origin)(table);
  all.links = (await table.ask('links')).links.map(({ url }) => url);
  for (const seat of [0, 2]) phones[seat] = await comeBack(all.links[seat]);
  all.guest = await Phone.open(house, all.links[1], 1, { viewport: PHONE });
  await all.guest.sit();
  await table.play({ type: 'begin' });
  await table.play({ type: 'roll' });
  for (const seat of [0, 2]) await phones[seat].whisper({ type: 'peek' });
  await all.guest.peek();
  await phones[0].sees(({ view }) => view.step.name === 'start');

  let acknowledged = stepsTaken(phones[0].view), steps = 0;
  const names = Object.keys(WAYS);
  for (let kill = 0; kill < KILLS; kill++) {
    let isOver = false;
    const before = steps;
    const acting = (async () => {
      while (!isOver) {
        await act(all, await phones[0].sees((view) => stepsTaken(view) === acknowledged));
        acknowledged++;
        steps++;
      }
    })().catch(() => {});
    // Counted in steps first, so that a slow machine gets as far as a fast one.
    await until('some steps', () => steps > before + 3);
    await new Promise((done) => setTimeout(done, Math.random() * 600));
    const way = names[kill % names.length];
    await WAYS[way](all);
    isOver = true;
    for (const seat of [0, 2]) phones[seat].close();
    await acting;
    for (const seat of [0, 2]) phones[seat] = await comeBack(all.links[seat], phones[seat].device);
    const there = stepsTaken(await phones[0].sees(() => true));
    assert.ok(there - acknowledged in [0, 1], `${there} steps of ${acknowledged}, after killing the ${way}`);
    acknowledged = there;
    await phones[0].sees(({ seats }) => seats[1].connected);
    await all.guest.page.getByText(en.phone('connected')).waitFor();
    assert.equal(phones[0].view.lost, null);
  }
  console.log(`${KILLS} kills, ${steps} steps acknowledged, none lost`);
});
