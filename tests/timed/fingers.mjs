// Players without a phone have their pads on the table device: two to six fingers.

import assert from 'node:assert/strict';
import { NAMES } from '../e2e/screens.mjs';
import { assertTiming, expected, ownPad, padName, padOf, Stage } from '../e2e/stage.mjs';
import { ANY, en, starts } from '../texts.mjs';

export const number = (screen, text) => screen.page.getByRole('timer').getByText(text, { exact: true });
/** Any number: on a busy machine, a page that is only asked now and then may be past the first one. */
export const anyNumber = (screen) => number(screen, /^[123]$/);
/** At least a second is left. */
const earlyNumber = (screen) => number(screen, /^[23]$/);

/** Waits until this long after zero, by the page's own clock. */
const pastZero = (screen, millis) => screen.page.waitForFunction((millis) => {
  const zero = performance.getEntriesByName('zero').at(-1);
  return zero && performance.now() > zero.detail.believed + millis;
}, millis);

/** In a count with pads, the text, the buttons and the round pads don't overlap. */
export async function assertApart({ page }) {
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

/** So many fingers hold; of those seats one lifts early, one late and one never, unless it is null or left out. */
export async function judgeFingers(house, [fingers, early, late, never]) {
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
  assert.equal(await table.page.getByText(starts(en.table('tooFewFingers', { here: ANY, all: ANY, phones: true }))).count(), 0);
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
}
