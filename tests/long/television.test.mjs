// The big screen beside whole games: both languages, both themes and both sizes, with few and most players.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { unreadable } from '../e2e/far.mjs';
import { violations } from '../e2e/eyes.mjs';
import { House } from '../e2e/harness.mjs';
import { walkRowing } from '../e2e/rowing-walk.mjs';
import { walkSnitch } from '../e2e/snitch-walk.mjs';
import { walk } from '../e2e/walk.mjs';
import { Client } from '../other-client/client.mjs';
import { en, es, starts } from '../texts.mjs';

const SIZES = [{ width: 1920, height: 1080 }, { width: 3840, height: 2160 }];
const THEMES = ['dark', 'light'];

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** Screens for everybody at whichever table was used last. */
class Televisions {
  #table = null;
  #screens = [];
  #seen = new Set();
  wrong = [];

  async open() {
    this.client = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await this.client.join();
  }

  async #follow() {
    // A table that is closed sends everybody away.
    if (this.client.closed) await this.open();
    const { unfinished, finished } = await this.client.ask('tables');
    const [{ table } = {}] = [...unfinished, ...finished].sort((one, other) => other.lastAt - one.lastAt);
    if (!table || table === this.#table) return;
    for (const { close } of this.#screens) await close();
    this.#table = table;
    await this.client.ask('openTable', { table });
    const { hash } = new URL((await this.client.ask('onlookersLink')).url);
    this.#screens = [];
    for (const viewport of SIZES) {
      for (const [locale, words] of [['en-GB', en], ['es-ES', es]]) {
        const screen = await house.page({ viewport, locale, painted: true });
        await screen.page.goto(new URL(`/watch${hash}`, house.server.table).href);
        await screen.page.getByRole('button', { name: starts(words.watch('forEverybody')) }).click();
        this.#screens.push({ ...screen, name: `${locale}, ${viewport.height}` });
      }
    }
  }

  /** For each step of a walk, whichever page it's for. */
  see = async (step) => {
    if (this.#seen.has(step)) return;
    this.#seen.add(step);
    await this.#follow();
    for (const { page, name } of this.#screens) {
      await page.locator('main').waitFor();
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
        const found = [...await unreadable(page), ...await violations(page)];
        if (await page.getByRole('button').count()) found.push('something can be tapped');
        for (const what of found) this.wrong.push(`${step}, ${name}, ${colorScheme}: ${what}`);
      }
    }
  };

  check(steps) {
    this.client.close();
    for (const { faults } of this.#screens) assert.deepEqual(faults, []);
    assert.equal(this.wrong.length, 0, `\n${this.wrong.join('\n')}`);
    assert.ok(this.#seen.size > steps, `${this.#seen.size} steps`);
  }
}

for (const [name, steps, go] of [
  ['scapegoat', 20, (see) => walk(house, see, ['en'])],
  ['rowing with three', 10, (see) => walkRowing(house, 3, see)],
  ['rowing with six', 10, (see) => walkRowing(house, 6, see)],
  ['snitch with three', 10, (see) => walkSnitch(house, 3, see)],
  ['snitch with ten', 10, (see) => walkSnitch(house, 10, see)],
]) {
  test(`everything on a television can be read from three metres: ${name}`, async () => {
    const televisions = new Televisions();
    await televisions.open();
    await go(televisions.see);
    televisions.check(steps);
  });
}
