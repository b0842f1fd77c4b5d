// What a phone really loads until the main thing works: the compressed bytes of all pages, scripts, styles and fonts.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en, snitch } from '../texts.mjs';
import { House, PHONE } from './harness.mjs';
import { begin, ringOf, setUp as setUpRowing } from './rowing.mjs';
import { Phone, Table } from './screens.mjs';
import { setUp as setUpSnitch } from './snitch.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const RING = 'main.ringed > button';

/** A phone that counts what it loads, as sent over the network: compressed, and with headers. */
async function countingPhone(locale) {
  const watched = await house.page({ viewport: PHONE, hasTouch: true, isMobile: true, locale });
  const phone = Object.assign(new Phone(watched), { seat: 0 });
  await phone.page.addInitScript((selector) => {
    window.ringAt = Infinity;
    new MutationObserver(() => {
      if (document.querySelector(selector)) window.ringAt = Math.min(window.ringAt, performance.now());
    }).observe(document, { childList: true, subtree: true });
  }, RING);
  const cdp = await phone.devtools();
  const loaded = new Map();
  const answers = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response }) => answers.set(requestId, {
    path: new URL(response.url).pathname, headers: response.encodedDataLength,
  }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => loaded.set(requestId, encodedDataLength));
  const check = async (context, most) => {
    // As soon as there's a ring, a phone fetches the rest, and the test is too late to stop counting.
    const asked = await phone.page.evaluate(() => performance.getEntriesByType('resource')
      .map(({ name, startTime }) => [new URL(name).pathname, startTime > window.ringAt]));
    const later = new Set(asked.filter(([, isLater]) => isLater).map(([path]) => path));
    const counted = [...loaded].filter(([id]) => !later.has(answers.get(id).path));
    const bytes = counted.map(([id, length]) => [answers.get(id).path, length - answers.get(id).headers]);
    const all = counted.reduce((sum, [, length]) => sum + length, 0);
    const total = bytes.reduce((sum, [, length]) => sum + length, 0);
    context.diagnostic(`${total} bytes in ${bytes.length} answers, ${all} with their headers`);
    assert.ok(bytes.length >= 3, 'the answers are counted');
    assert.ok(total > 20_000, 'the bytes are counted');
    assert.ok(total <= most, `${total} bytes: ${bytes.map((each) => each.join(' ')).join(', ')}`);
  };
  return { phone, check };
}

for (const locale of ['en-GB', 'es-ES']) {
  test(`a phone loads at most 56,000 bytes until the peek works (${locale})`, async (context) => {
    const table = await Table.open(house);
    await table.lay(3);
    await table.openPhones();
    const url = await table.link(0);
    await table.click(en.table('back'));

    const { phone, check } = await countingPhone(locale);
    await phone.page.goto(url);
    await phone.page.getByRole('main').getByRole('button').first().tap();
    await phone.page.getByRole('list').waitFor();
    await table.roll();
    // Whatever comes after the look is not needed for it.
    await phone.press(phone.page.locator('.stand').getByRole('button'));
    await phone.poster.waitFor();
    await check(context, 56_000);
    await phone.lift();
    phone.checkQuiet();
    table.checkQuiet();
  });

  test(`a phone loads at most 56,000 bytes until the ring works (${locale})`, async (context) => {
    const table = await Table.open(house);
    await setUpRowing(table, 2, 'phones');
    await table.openPhones();
    const url = await table.link(0);
    await table.click(en.table('back'));

    const { phone, check } = await countingPhone(locale);
    await phone.page.goto(url);
    await phone.page.getByRole('main').getByRole('button').first().tap();
    await phone.heading(/./).waitFor();
    await begin(table);
    await ringOf(phone).waitFor();
    await check(context, 56_000);
    await ringOf(phone).tap();
    await table.reach('question');
    phone.checkQuiet();
    table.checkQuiet();
  });

  test(`a phone loads at most 56,000 bytes until it can say that its player is ready to look (${locale})`, async (context) => {
    const table = await Table.open(house);
    await setUpSnitch(table, 2);
    await table.openPhones();
    const url = await table.link(0);
    await table.click(en.table('back'));

    const { phone, check } = await countingPhone(locale);
    await phone.page.goto(url);
    await phone.page.getByRole('main').getByRole('button').first().tap();
    await phone.page.getByRole('list').waitFor();
    await table.click(snitch.en.table('toTheLook'));
    const ready = snitch[locale.slice(0, 2)].phone('ready');
    await phone.button(ready, { exact: true }).waitFor();
    await check(context, 56_000);
    await phone.tap(ready);
    await table.sees(snitch.en.table('ready'));
    phone.checkQuiet();
    table.checkQuiet();
  });
}
