// The web edition in WebKit, as far as WebKitGTK goes. Safari has had what the page stores games in for years; WebKitGTK
// (2.50) has half of it, switched off, without synchronous access to a file. There the page starts its host, and has to
// say that nothing can be kept. Where it can, a table is laid and found again after a reload.

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

test('a table is laid in WebKit and is there after a reload, or the page says why not', async () => {
  await withWebKit({ server }, server.table, 0, async ({ page }) => {
    const seen = async (...names) => {
      const texts = await page.evaluate(() => document.body.innerText);
      return names.find((name) => texts.includes(name));
    };
    const sees = (...names) => until(names.join(' or '), () => seen(...names), 60_000);
    const came = await sees(en.table('tableTitle'), en.web('notHere'));
    if (came === en.web('notHere')) {
      assert.ok(await seen(en.web('notHereHint')));
      // Trying again is allowed, and comes to the same.
      await page.getByRole('button', { name: en.web('tryAgain'), exact: true }).click();
      await sees(en.web('notHere'));
      return;
    }
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
