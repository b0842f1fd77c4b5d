// Setting up a table, one step after the other.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { es } from '../texts.mjs';
import { settled } from './eyes.mjs';
import { DESK, House, PHONE } from './harness.mjs';
import { COLOURS } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const GAMES = {
  scapegoat: { plan: { guided: true }, placement: [0, 1, 2] },
  rowing: { plan: { missing: { lifesavers: 5, cards: 0 }, standIn: 'objects' }, starter: 0 },
  snitch: { plan: { kit: { lostWitnesses: 0, lost: [] }, follow: true, look: 60 }, starter: 0 },
};

for (const [game, arrangement] of Object.entries(GAMES)) {
  test(`neither the table nor the button moves from one step to the next (${game})`, async () => {
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await host.join();
    await host.sitDown([0, 1, 2].map((seat) => ({ colour: COLOURS[seat], name: '' })), game);
    await host.play({ type: 'arrange', ...arrangement });
    const { page } = await house.page({ viewport: PHONE, locale: 'es-ES' });
    await page.goto(house.server.table);
    await page.locator('.ways > button').first().click();
    const done = page.getByRole('button', { name: es.table('chore.tick'), exact: true });
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      const { checklist } = host.view.view;
      for (const { chore } of checklist) await host.play({ type: 'tick', chore, done: false });
      const places = { table: new Set(), button: new Set() };
      for (const [k, { chore }] of checklist.entries()) {
        await page.locator(`li:nth-child(${k + 1}) button[aria-current=step]`).waitFor();
        await settled(page);
        places.table.add(JSON.stringify(await page.locator('.stage').boundingBox()));
        // Counting the cards has a form instead.
        if (await done.count()) places.button.add((await done.boundingBox()).y);
        await host.play({ type: 'tick', chore, done: true });
      }
      await page.locator('li button[aria-current=step]').waitFor({ state: 'detached' });
      await settled(page);
      places.table.add(JSON.stringify(await page.locator('.stage').boundingBox()));
      assert.ok(checklist.length > 3);
      for (const [what, seen] of Object.entries(places)) assert.equal(seen.size, 1, `${what}: ${[...seen].join(' ')}`);
    }
    host.close();
  });
}
