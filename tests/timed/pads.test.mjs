// Hold pads with real touch points, on the table device and on phones: early, late, never lifted, lost, stopped.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { catching, House, PHONE, until } from '../e2e/harness.mjs';
import { NAMES } from '../e2e/screens.mjs';
import { assertTiming, expected, ownPad, padName, padOf, Stage } from '../e2e/stage.mjs';
import { ANY, en, starts } from '../texts.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const number = (screen, text) => screen.page.getByRole('timer').getByText(text, { exact: true });
/** Any number: on a busy machine, a page that is only asked now and then may be past the first one. */
const anyNumber = (screen) => number(screen, /^[123]$/);
/** At least a second is left. */
const earlyNumber = (screen) => number(screen, /^[23]$/);

/** A page that joined later shows the same number as one that was there all the time. */
async function showSameNumber(...screens) {
  await until('the same number is on both screens', async () => {
    const read = (screen) => anyNumber(screen).textContent({ timeout: 100 }).catch(() => null);
    const [one, other] = await Promise.all(screens.map(read));
    return one !== null && one === other;
  });
}

/** Waits until this long after zero, by the page's own clock. */
const pastZero = (screen, millis) => screen.page.waitForFunction((millis) => {
  const zero = performance.getEntriesByName('zero').at(-1);
  return zero && performance.now() > zero.detail.believed + millis;
}, millis);

/** In a count with pads, the text, the buttons and the round pads don't overlap. */
async function assertApart({ page }) {
  const overlaps = await page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const box = (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return { name: node.textContent, ...(node.matches('button') ? node : range).getBoundingClientRect().toJSON() };
    };
    const boxes = all('main.count .screen :is(.heading, .hint, .stop > *)').map(box);
    const gap = (low, high, otherLow, otherHigh) => Math.max(0, otherLow - high, low - otherHigh);
    const apart = (one, other) => Math.hypot(
      gap(one.left, one.right, other.left, other.right), gap(one.top, one.bottom, other.top, other.bottom));
    const pads = all('.edge button').map((node) => {
      const { x, y, width } = node.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + width / 2];
      return { name: node.ariaLabel, left, right: left, top, bottom: top, radius: width / 2 };
    });
    const pairs = boxes.flatMap((one, k) => [...boxes.slice(k + 1), ...pads].map((other) => [one, other]));
    return pairs.filter(([one, other]) => apart(one, other) <= (other.radius ?? 0))
      .map(([one, other]) => `${one.name} and ${other.name}`);
  });
  assert.deepEqual(overlaps, []);
}

// Players without a phone have their pads on the table device: two to six fingers.
for (const [fingers, early, late, never] of [[2], [4, null, 1], [6, 0, 1, 2]]) {
  test(`${fingers} fingers on the table device are judged right`, async () => {
    const players = Math.max(3, fingers);
    const stage = await Stage.open(house, players, { pads: true });
    const phone = players > fingers ? await stage.phone(players - 1) : null;
    const table = await stage.table(fingers);
    await stage.host.play({ type: 'frame' }, 0);
    const seats = Array.from({ length: fingers }, (_, seat) => seat);
    for (const seat of seats) {
      assert.equal(stage.step.name, 'framePick', 'the count waits until everybody holds');
      await padOf(table, seat).waitFor();
      await table.touch.down(padOf(table, seat));
    }
    if (phone) await phone.touch.down(ownPad(phone));
    assert.equal(await table.page.getByText(starts(en.table('tooFewFingers', { here: ANY, all: ANY }))).count(), 0);
    await earlyNumber(table).waitFor();
    await assertApart(table);
    if (early !== undefined && early !== null) await table.touch.up(padOf(table, early));
    await number(table, en.table('zero.frame')).waitFor();
    const rest = seats.filter((seat) => ![early, late, never].includes(seat));
    for (const seat of rest) await table.touch.up(padOf(table, seat));
    if (phone) await phone.touch.up(ownPad(phone));
    if (late !== undefined && late !== null) {
      await pastZero(table, 700);
      await table.touch.up(padOf(table, late));
    }
    const timings = await stage.timings();
    for (const seat of seats) {
      const wanted = seat === never ? { was: 'neverLifted' } : await expected(table, { getAttribute: () => padName(seat) });
      assertTiming(timings[seat], wanted, NAMES[seat]);
      if (seat === early) assert.equal(timings[seat].was, 'early');
      if (seat === late) assert.equal(timings[seat].was, 'late');
    }
    // Everybody sees the timings, and the table may decide.
    const list = table.page.getByRole('list', { name: en.table('whoWasWhen') });
    await list.waitFor();
    for (const seat of seats) {
      const { was, by } = timings[seat];
      // As the page rounds it: toFixed makes 0.3 of 350 ms.
      const seconds = (by / 1000).toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      const words = en.table(`timing.${was}`, { by: seconds });
      await list.getByRole('listitem').filter({ hasText: NAMES[seat] }).getByText(words).waitFor();
    }
    if (timings.some(({ was }) => was !== 'together')) {
      await table.button(en.table('letItStand')).waitFor();
      await table.button(en.table('repeatCount')).first().click();
      await stage.reach('framePick');
      await padOf(table, 0).waitFor();
    }
    await stage.close();
  });
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
  await table.sees(en.table('tooFewFingers', { here: 2, all: 4 }));
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
  for (const screen of [zero, one, two, table]) await screen.sees(screen.stopped(NAMES[1], 'wrongCard'));
  assert.deepEqual(stage.host.view.pads.down, []);
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
