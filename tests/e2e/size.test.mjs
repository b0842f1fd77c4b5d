// What a phone really loads until the peek works: the compressed bytes of all pages, scripts, styles and fonts.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en } from '../texts.mjs';
import { House, PHONE } from './harness.mjs';
import { Phone, Table } from './screens.mjs';

const MOST = 40_000;

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

for (const locale of ['en-GB', 'es-ES']) {
  test(`a phone loads at most ${MOST} bytes until the peek works (${locale})`, async (context) => {
    const table = await Table.open(house);
    await table.lay(3);
    await table.openPhones();
    const url = await table.link(0);
    await table.click(en.table('back'));

    const watched = await house.page({ viewport: PHONE, hasTouch: true, isMobile: true, locale });
    const phone = Object.assign(new Phone(watched), { seat: 0 });
    const cdp = await phone.devtools();
    const loaded = new Map();
    const answers = new Map();
    await cdp.send('Network.enable');
    cdp.on('Network.responseReceived', ({ requestId, response }) => answers.set(requestId, {
      path: new URL(response.url).pathname, headers: response.encodedDataLength,
    }));
    // As sent over the network: compressed, and with headers.
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => loaded.set(requestId, encodedDataLength));

    await phone.page.goto(url);
    await phone.page.getByRole('main').getByRole('button').first().tap();
    await phone.page.getByRole('list').waitFor();
    await table.roll();
    // Whatever comes after the look is not needed for it.
    await phone.press(phone.page.locator('.stand').getByRole('button'));
    await phone.poster.waitFor();
    const bytes = [...loaded].map(([id, length]) => [answers.get(id).path, length - answers.get(id).headers]);
    const all = [...loaded.values()].reduce((sum, length) => sum + length, 0);
    const total = bytes.reduce((sum, [, length]) => sum + length, 0);
    await phone.lift();
    context.diagnostic(`${total} bytes in ${bytes.length} answers, ${all} with their headers`);
    assert.ok(bytes.length >= 3, 'the answers are counted');
    assert.ok(total > 20_000, 'the bytes are counted');
    assert.ok(total <= MOST, `${total} bytes: ${bytes.map((each) => each.join(' ')).join(', ')}`);
    phone.checkQuiet();
    table.checkQuiet();
  });
}
