// The web edition in WebKit, as far as WebKitGTK goes: it starts, lays a table, and finds it again after a reload. Where
// this build of WebKit has no private file system, the page has to say so.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../../e2e/harness.mjs';
import { RESUME } from '../../e2e/screens.mjs';
import { withWebKit } from '../../e2e/webkit.mjs';
import { en } from '../../texts.mjs';
import { startWeb } from '../serve.mjs';

let server;
before(async () => { server = await startWeb(); });
after(() => server.stop());

test('a table is laid in WebKit and is there after a reload, or the page says why not', async (context) => {
  await withWebKit({ server }, server.table, 0, async ({ page }) => {
    const seen = async (...names) => {
      const texts = await page.evaluate(() => document.body.innerText);
      return names.find((name) => texts.includes(name));
    };
    const sees = (...names) => until(names.join(' or '), () => seen(...names), 60_000);
    const came = await sees(en.table('tableTitle'), en.web('notHere'));
    if (came === en.web('notHere')) return context.skip('this WebKit has no private file system');
    await page.getByRole('button', { name: en.box }).click();
    await page.getByRole('button', { name: en.table('playersGo', { count: 4 }) }).click();
    await page.getByRole('button', { name: en.table('allLost'), exact: true }).click();
    await sees(en.table('layTable'));
    await page.reload();
    await page.getByRole('button', { name: RESUME }).click();
    await sees(en.table('layTable'));
    assert.match(await page.evaluate(() => navigator.userAgent), /AppleWebKit(?!.*Chrome)/);
  });
});
