// The phone in the middle is locked for a while: its whole browser stops, says nothing, and goes on where it was.

import { after, afterEach, before, test } from 'node:test';
import { en } from '../../texts.mjs';
import { House, until } from '../../e2e/harness.mjs';
import { RESUME, Table } from '../../e2e/screens.mjs';
import { Profile } from '../browser.mjs';
import { allBack, allLoaded, allRead, GONE, startRelayed } from '../relayed.mjs';
import { keptFiles } from '../serve.mjs';

let house, profile;
before(async () => {
  house = await House.open(() => startRelayed());
  profile = new Profile(house.server);
  await profile.start();
});
afterEach(async () => {
  // A second page would ask for the table of the first.
  await Promise.all(profile.context.pages().map((page) => page.close()));
  await house.tidy();
});
after(async () => {
  await profile.close();
  await house.close();
});

/** The table in a browser of its own, as on a phone of its own. */
async function tableOf(watched) {
  const table = new Table({ ...watched, context: profile.context });
  Object.assign(table, { watched, house, phones: [] });
  await table.button(en.box).waitFor();
  return table;
}

const all = (table, there) => until('phones', () => table.view?.seats.every(({ connected }) => connected === there));

test('the table device is locked: phones say so, and are back by themselves when it is', async () => {
  const watched = await profile.page();
  const table = await tableOf(watched);
  watched.forgive = GONE;
  await table.lay(6);
  await table.seatPhones();
  await table.roll();
  await table.look();
  await table.reach('start');
  await allLoaded(table);
  for (const phone of table.phones) phone.watched.forgive = GONE;

  for (let locked = 0; locked < 3; locked++) {
    profile.pause();
    const noticed = await allRead(table, en.phone('tableAway'));
    // Longer than anybody waits for it.
    await new Promise((done) => setTimeout(done, 8000));
    profile.goOn();
    const back = await allBack(table);
    await all(table, true);
    console.log(`locked: noticed after ${noticed.toFixed(1)} s, back after ${back.toFixed(1)} s`);
  }

  const before = performance.now();
  await table.page.reload();
  await table.page.getByRole('button', { name: RESUME }).waitFor();
  const loaded = (performance.now() - before) / 1000;
  const back = await allBack(table);
  console.log(`reloaded: ${loaded.toFixed(1)} s to the start page, phones back ${back.toFixed(1)} s later`);
  await table.click(RESUME);
  await table.takeTurn('trade');
  table.checkAllQuiet();
});

test('installed, killed, and started again while the relay is down: it says so, and all are back when the relay is', async () => {
  let watched = await profile.page();
  await keptFiles(watched.page);
  const table = await tableOf(watched);
  await table.lay(3);
  await table.seatPhones();
  await table.roll();
  await table.look();
  await table.reach('start');
  await allLoaded(table);
  for (const phone of table.phones) phone.watched.forgive = GONE;

  await house.server.kill(async () => {
    await profile.kill();
    await allRead(table, en.phone('phoneOffline'));
    await profile.start();
    watched = await profile.page();
    watched.forgive = GONE;
    Object.assign(table, { watched, page: watched.page, context: profile.context, cdp: undefined });
    // It still knows where it comes from.
    await table.page.getByRole('link', { name: en.table('haveCode') }).waitFor();
    await table.click(RESUME);
    await table.click(en.table('menu'));
    await table.page.getByRole('dialog').getByRole('button', { name: en.table('phones') }).click();
    const room = table.page.locator('[data-relay=noAnswer]');
    await room.getByText(en.table('relay.noAnswer', { place: house.server.table.slice(0, -1) })).waitFor();
    // Passing the device around is one tap away, and works.
    await table.click(en.table('passAndPlay'));
    await table.reach('start');
    await table.takeTurn('trade', table);
  });
  const back = await allBack(table);
  await all(table, true);
  console.log(`the relay is up: phones back after ${back.toFixed(1)} s`);
  await table.takeTurn('trade');
  table.checkAllQuiet();
});
