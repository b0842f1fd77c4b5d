// Somebody takes a copy of the game in progress: everybody is told, on every screen, for as long as the game lasts.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { ANY, en, es, rowing, snitch, starts, within } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { unreadable } from './far.mjs';
import { DESK, House, PHONE, runFor } from './harness.mjs';
import { COLOURS, RESUME } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const GAMES = {
  scapegoat: { words: { en, es }, steps: [{ type: 'arrange', plan: {} }, { type: 'begin' }, { type: 'roll' }] },
  rowing: { words: rowing, steps: [{ type: 'arrange', plan: {}, starter: 0 }, { type: 'begin' }] },
  snitch: { words: snitch, steps: [{ type: 'arrange', plan: { look: null }, starter: 0 }, { type: 'begin' }] },
};

for (const [game, { words, steps }] of Object.entries(GAMES)) {
  test(`a copy of ${game} is announced on every screen, and the line with its time stays`, async () => {
    // A table device without a screen, anywhere in the house.
    const host = await house.client();
    await host.sitDown(COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' })), game);
    for (const step of steps) await host.play(step);
    const { links: [{ url }] } = await host.ask('links');
    const { url: watch } = await host.ask('onlookersLink');

    const table = await house.page({ painted: true, viewport: DESK });
    await table.page.goto(house.server.table);
    await table.page.getByRole('button', { name: RESUME }).first().click();
    const phone = await house.page({
      painted: true, viewport: PHONE, hasTouch: true, isMobile: true, locale: 'es-ES',
    });
    await phone.page.goto(url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    await phone.page.getByRole('button', { name: words.es.phone('thatIsMe'), exact: true }).tap();
    const television = await house.page({ painted: true, viewport: { width: 1920, height: 1080 } });
    await television.page.clock.install();
    await television.page.goto(new URL(`/watch${new URL(watch).hash}`, house.server.table).href);
    await television.page.getByRole('button', { name: starts(en.watch('forEverybody')) }).click();
    const screens = [{ page: table.page, t: words.en.table }, { page: phone.page, t: words.es.phone }];
    const far = { page: television.page, t: en.watch };
    const above = far.page.getByRole('alert').filter({ hasText: en.watch('copiedTitle') });
    const sheet = ({ page, t }) => page.getByRole('dialog', { name: t('copiedTitle') });
    const line = ({ page, t }) => page.getByText(within(t('wasCopied', { time: ANY, times: 1 })));
    const button = (screen, key) => sheet(screen).getByRole('button', { name: screen.t(key) });
    const gone = (locator) => locator.waitFor({ state: 'detached' });
    await far.page.getByRole('heading').first().waitFor();
    for (const screen of [...screens, far]) assert.equal(await line(screen).count(), 0);

    const { code } = await host.ask('export', { table: host.view.table });
    assert.ok(code);
    for (const screen of screens) {
      await sheet(screen).getByText(within(screen.t('copiedMeans', { time: ANY }))).waitFor();
      await sheet(screen).getByText(screen.t('copiedWaits')).waitFor();
      await line(screen).waitFor();
      assert.deepEqual(await violations(screen.page), []);
    }
    await above.getByText(within(en.watch('copiedMeans', { time: ANY }))).waitFor();
    await above.getByText(en.watch('copiedHolds')).waitFor();
    await line(far).waitFor();
    assert.deepEqual(await unreadable(far.page), []);
    const [middle, hand] = screens;
    await button(hand, 'copiedRead').tap();
    await gone(sheet(hand));
    await assert.rejects(host.play({ type: 'abandon' }), { code: 'standsStill' });

    await middle.page.reload();
    await middle.page.getByRole('button', { name: RESUME }).first().click();
    await button(middle, 'playOnHere').click();
    await gone(sheet(middle));
    await host.sees(({ copied }) => !copied.standsStill);
    for (const screen of screens) {
      await line(screen).waitFor();
      assert.deepEqual(await violations(screen.page), []);
    }

    // Nobody can tap it away at a television.
    await gone(above.getByText(en.watch('copiedHolds')));
    await above.waitFor();
    await runFor(television, 21_000);
    await gone(above);
    await line(far).waitFor();

    // Whoever makes a copy and plays on at once isn't quick enough.
    await host.ask('export', { table: host.view.table });
    await host.ask('playOn');
    await above.waitFor();
    await far.page.getByText(within(en.watch('wasCopied', { time: ANY, times: 2 }))).waitFor();
    for (const screen of screens) {
      await sheet(screen).waitFor();
      await gone(sheet(screen).getByText(screen.t('copiedWaits')));
      await button(screen, 'copiedRead').click();
      await gone(sheet(screen));
      await screen.page.getByText(within(screen.t('wasCopied', { time: ANY, times: 2 }))).waitFor();
    }
    await host.play({ type: 'abandon' });
    for (const { page, t } of [...screens, far]) await page.getByText(within(t('wasCopied', { time: ANY, times: 2 }))).waitFor();
    host.close();
    assert.deepEqual([table.faults, phone.faults, television.faults], [[], [], []]);
  });
}
