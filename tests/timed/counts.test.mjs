// What happens while a count is running: what is on the screens, who may stop it, who drops out and who joins.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { catching, House } from '../e2e/harness.mjs';
import { NAMES } from '../e2e/screens.mjs';
import { Stage } from '../e2e/stage.mjs';
import { en, starts } from '../texts.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** The buttons that a keyboard could reach. */
const reachable = (screen) => screen.page.locator('button:not([inert] *)')
  .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.innerText));

test('before zero, a locked card is known only to its own phone', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phones = [await stage.phone(0), await stage.phone(1)];
  /** What every screen was told, opened. */
  const heard = () => [table, ...phones].flatMap(({ watched }) => watched.texts);
  await stage.host.play({ type: 'frame' }, 0);
  // Grey is not a player, so it can only come from a card.
  await phones[0].lock(['grey']);
  const isTold = () => heard().some((text) => text.includes('"grey"'));
  await phones[0].tap(starts(en.phone('lockedCard')));
  assert.equal(await phones[0].page.getByRole('button', { pressed: true }).count(), 0, 'face down here too');
  await phones[0].tap(en.phone('cancel'));
  // The count covers whatever else is open on a device, and nothing under it can be reached.
  await table.click(en.table('menu'));
  await table.click(en.table('settings'));
  await phones[1].tap(en.phone('settings'));
  await catching([table, ...phones].map(({ page }) => page.getByRole('timer')), () => stage.host.play({ type: 'ready' }));
  await phones[1].page.getByRole('dialog').waitFor({ state: 'detached' });
  const stops = ['stop.notReady', 'stop.wrongCard', 'stop.disturbed'].map((key) => en.phone(key));
  for (const phone of phones) assert.deepEqual(await reachable(phone), stops);
  assert.ok(heard().length > 3 && !isTold(), 'before zero');
  for (const { page } of [table, phones[1]]) {
    assert.equal(await page.getByRole('button', { pressed: true }).count(), 0);
  }
  await stage.reach('frameEntry');
  await phones[0].heading(en.phone('cardTold')).waitFor();
  await table.page.getByRole('region', { name: en.table('cardOf', { name: NAMES[0] }) })
    .getByRole('button', { name: en.table('grey'), pressed: true }).waitFor();
  assert.ok(isTold(), 'after zero it is on the table');
  assert.ok((await reachable(phones[0])).includes(en.phone('settings')));
  await stage.close();
});

test('a counted trade: anybody can stop it, one phone drops out during the count, and one joins late', async () => {
  const stage = await Stage.open(house, 3, { guided: true });
  const table = await stage.table();
  const [zero, one] = [await stage.phone(0), await stage.phone(1, { wire: true })];
  const call = async () => {
    await zero.page.getByRole('checkbox', { name: starts(en.phone('countTrade')) }).check();
    await zero.tap(en.phone('with.trade', { name: NAMES[1] }));
    await one.heading(en.phone('asksTrade', { name: NAMES[0] })).waitFor();
  };
  /** One player picks on the phone; for the other, somebody taps at the table. */
  const pick = async () => {
    await one.tap(en.phone('picked'));
    await one.sees(en.phone('stillToPick', { name: NAMES[0] }));
    assert.deepEqual([stage.step.name, stage.host.view.countdown], ['tradePick', null]);
    const counts = [table, zero, one].map(({ page }) => page.getByRole('timer').getByText(en.table('tradeCount')).first());
    await catching(counts, () => table.click(en.table('pickedMark', { name: NAMES[0] })));
  };
  await stage.host.play({ type: 'move', to: 'trade' }, 0);
  await call();
  await pick();
  await one.tap(en.phone('stop.disturbed'));
  for (const screen of [table, zero, one]) await screen.sees(screen.stopped(screen.called(1), 'disturbed'));
  await stage.host.sees(({ view }) => view.step.ready?.length === 0);

  // The trade is called off and requested again.
  await zero.tap(starts(en.phone('undo')));
  await stage.reach('action');
  await call();
  await pick();
  one.watched.forgive = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;
  one.watched.wire.cut();
  const late = await stage.phone(2);
  await late.page.getByRole('timer').waitFor();
  await stage.reach('swap');
  one.watched.wire.mend();
  await one.heading(en.phone('turnOf', { name: NAMES[0] })).waitFor();
  const place = en.table('trade');
  await table.sees(en.table('do.swap', { place }));
  await zero.sees(en.phone('do.swap', { place }));
  await late.sees(en.phone('see.swap', { name: NAMES[0], place }));
  await zero.tap(en.phone('swapDone'));
  await one.heading(en.phone('yourTurn')).waitFor();
  await stage.close();
});
