// Hold pads with real touch points, on the table device and on phones: early, late, never lifted, lost, stopped.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { catching, House, PHONE, until } from '../e2e/harness.mjs';
import { NAMES } from '../e2e/screens.mjs';
import { assertTiming, expected, ownPad, padOf, Stage } from '../e2e/stage.mjs';
import { en, starts } from '../texts.mjs';
import { anyNumber, assertApart, judgeFingers, number } from './fingers.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** A page that joined later shows the same number as one that was there all the time. */
async function showSameNumber(...screens) {
  await until('the same number is on both screens', async () => {
    const read = (screen) => anyNumber(screen).textContent({ timeout: 100 }).catch(() => null);
    const [one, other] = await Promise.all(screens.map(read));
    return one !== null && one === other;
  });
}

for (const hands of [[2], [4, null, 1], [6, 0, 1, 2]]) {
  test(`${hands[0]} fingers on the table device are judged right`, () => judgeFingers(house, hands));
}

for (const players of [4, 5, 6]) {
  test(`on a phone, the count of ${players} has room between the pads`, async () => {
    const stage = await Stage.open(house, players, { pads: true });
    const table = await stage.table(players);
    await table.page.setViewportSize(PHONE);
    await stage.host.play({ type: 'frame' }, 0);
    for (let seat = 0; seat < players; seat++) {
      await padOf(table, seat).waitFor();
      await table.touch.down(padOf(table, seat));
    }
    await anyNumber(table).waitFor();
    await assertApart(table);
    // Otherwise it would go on during the next test, and its table would be the newest one.
    await stage.host.play({ type: 'abortCount', reason: 'disturbed' });
    await stage.close();
  });
}

test('a screen that cannot read enough fingers says so', async () => {
  const stage = await Stage.open(house, 4, { pads: true });
  const table = await stage.table(2);
  await stage.host.play({ type: 'frame' }, 0);
  await table.sees(en.table('tooFewFingers', { here: 2, all: 4, phones: true }));
  await table.click(en.table('withoutPads'));
  await table.button(starts(en.table('everybodyReady'))).waitFor();
  await stage.close();
});

test('phones hold, one drops out during the count, one joins late, and anybody can stop it', async () => {
  const stage = await Stage.open(house, 3, { pads: true });
  const table = await stage.table();
  const [zero, one, two] = [await stage.phone(0), await stage.phone(1, { wire: true }), await stage.phone(2)];
  await stage.host.play({ type: 'frame' }, 0);
  const hold = async () => {
    for (const phone of [zero, one, two]) {
      await ownPad(phone).waitFor();
      await phone.touch.down(ownPad(phone));
      await ownPad(phone).getByText(en.phone('held')).waitFor();
      await until(`the finger of ${NAMES[phone.seat]} is on its pad`, () => stage.host.view.pads.down.includes(phone.seat));
    }
    await table.page.getByRole('timer').waitFor();
  };
  const release = async () => { for (const phone of [zero, one, two]) await phone.touch.up(ownPad(phone)); };

  // The count is stopped with a reason that everybody sees; then all must hold again.
  await hold();
  await one.page.getByRole('button', { name: en.phone('stop.wrongCard') }).click();
  for (const screen of [zero, one, two, table]) await screen.sees(screen.stopped(screen.called(1), 'wrongCard'));
  await stage.host.sees(({ pads }) => pads.down.length === 0);
  await release();

  // One phone drops out, and another page is reloaded: the count goes on, and the new page shows where it is.
  await hold();
  one.watched.forgive = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;
  await catching([ownPad(zero).getByText(en.phone('keepHolding')), number(zero, en.table('zero.frame'))], async () => {
    one.watched.wire.cut();
    await two.page.reload();
    await showSameNumber(zero, two);
  });
  await ownPad(zero).getByText(en.phone('liftNow')).waitFor();
  await zero.touch.up(ownPad(zero));
  await ownPad(zero).getByText(en.phone('lifted')).waitFor();
  await stage.reach('frameEntry');
  const timings = await stage.timings();
  assertTiming(timings[0], await expected(zero, ownPad(zero)), NAMES[0]);
  assert.deepEqual(timings.slice(1), [{ was: 'cannotJudge' }, { was: 'cannotJudge' }]);
  one.watched.wire.mend();
  await until('the lost phone is back', () => stage.host.view.seats[1].connected);
  await one.heading(en.phone('whatWasOnCard')).waitFor();
  await stage.close();
});
