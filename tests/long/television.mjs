// The big screen, and a friend's phone, in every stage of whole games: both languages, both themes, all sizes, with few
// and with most players.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { covered } from '../e2e/covered.mjs';
import { settled, sideways, violations } from '../e2e/eyes.mjs';
import { unreadable } from '../e2e/far.mjs';
import { House, until } from '../e2e/harness.mjs';
import { Client } from '../other-client/client.mjs';
import { en, es, starts } from '../texts.mjs';
import { playAll } from './stages.mjs';

const TELEVISIONS = [{ width: 1920, height: 1080 }, { width: 3840, height: 2160 }];
const PHONES = [{ width: 360, height: 740 }, { width: 740, height: 360 }];
const LANGUAGES = [['en-GB', en], ['es-ES', es]];
const THEMES = ['dark', 'light'];

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** When a screen for everybody has fetched the codes of free seats. */
const WITH_CODES = ['free seats', 'tonight'];

/** What covers a screen for a moment. */
const BRIEF = '.told, .down, .shout';

/** Everybody who watches a table. */
class Onlookers {
  screens = [];
  wrong = [];
  seen = 0;

  constructor(host) {
    this.host = host;
  }

  async open() {
    const { url } = await this.host.ask('onlookersLink');
    const link = new URL(`/watch${new URL(url).hash}`, house.server.table).href;
    for (const [locale, words] of LANGUAGES) {
      for (const viewport of TELEVISIONS) await this.#open({ viewport, locale }, link, words.watch('forEverybody'), true);
      await this.#open({ viewport: PHONES[0], locale, isMobile: true, hasTouch: true }, link, words.watch('forMe'), false);
    }
  }

  async #open(options, link, choice, isFar) {
    const screen = await house.page({ ...options, painted: true });
    await screen.page.goto(link);
    await screen.page.getByRole('button', { name: starts(choice) }).click();
    this.screens.push({ ...screen, watched: screen, isFar, name: `${options.locale}, ${options.viewport.height}` });
  }

  /** What stays as long as nobody does anything. */
  see = async (stage) => {
    if (!this.screens.length) await this.open();
    this.seen++;
    const { version } = this.host.view;
    for (const { page, watched, isFar, name } of this.screens) {
      await until(`${stage}, ${name}: it has heard`, () => watched.view?.version >= version);
      await page.locator(BRIEF).first().waitFor({ state: 'detached' });
      if (isFar && WITH_CODES.includes(stage)) await page.locator('.code img').first().waitFor();
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
        const found = await (isFar ? this.#onTelevision(page) : this.#onPhone(page));
        for (const what of found) this.wrong.push(`${stage}, ${name}, ${colorScheme}: ${what}`);
      }
    }
  };

  async #onTelevision(page) {
    const found = [...await unreadable(page), ...await covered(page), ...await violations(page)];
    if (await page.getByRole('button').count()) found.push('something can be tapped');
    return found;
  }

  /** Upright and sideways, with text of both sizes. */
  async #onPhone(page) {
    const found = [];
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await settled(page);
      found.push(...await sideways(page), ...await covered(page));
    }
    await page.setViewportSize(PHONES[0]);
    return [...found, ...await violations(page)];
  }

  /** What goes on by itself: only whether it can be read, for as long as it takes to look once. */
  glimpse = async (stage) => {
    const { page, name } = this.screens[0];
    const shown = { count: '.told', shout: '.shout', look: '.time', show: '.finale' }[stage];
    await page.locator(shown).first().waitFor({ state: 'attached' });
    for (const what of await unreadable(page, false)) this.wrong.push(`${stage}, ${name}: ${what}`);
    if (stage === 'shout' || stage === 'show') await page.locator(shown).first().waitFor({ state: 'detached', timeout: 90_000 });
  };

  check() {
    for (const { faults } of this.screens) assert.deepEqual(faults, []);
    assert.equal(this.wrong.length, 0, `\n${this.wrong.join('\n')}`);
    assert.ok(this.seen > 15, `${this.seen} stages`);
  }
}

/** Whole games of one kind. A file for each, because together they take longer than a file may. */
export function television(game, numbers) {
  for (const players of numbers) {
    test(`everything can be read from three metres, and on a friend's phone: ${game} with ${players}`, async () => {
      const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
      await host.join();
      try {
        const onlookers = new Onlookers(host);
        await playAll(host, game, players, onlookers);
        onlookers.check();
      } finally {
        host.close();
      }
    });
  }
}
