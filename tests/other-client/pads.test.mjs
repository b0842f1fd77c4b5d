// A count with hold pads as docs/protocol.md describes it: clocks from pings, pads, and a verdict for everybody.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginAndPeek } from './game.mjs';
import { Table } from './table.mjs';

/** Two phones never start their clocks at the same moment. */
const clocks = [0, 1, 2].map((seat) => () => performance.now() + seat * 7_654_321);

/** How far the host's clock is ahead of this one, and how wrong that may be. */
async function learnClock(phone, now) {
  const pongs = [];
  for (let pings = 0; pings < 25; pings++) pongs.push(await phone.ping(now));
  const most = Math.min(...pongs.map(({ atMost }) => atMost));
  const least = Math.max(...pongs.map(({ atLeast }) => atLeast));
  return { ahead: (most + least) / 2, doubt: (most - least) / 2 };
}

const moment = (now, at) => new Promise((come) => { setTimeout(come, Math.max(0, at - now())); });

/** How long after zero each of them lifts, and what the last one says instead. */
const LIFTS = [0, 700, 1000];
const CLAIM = 0;
/** A lift isn't believed to have been under way for longer. */
const LONGEST_DELAY = 200;

test('one lifts in time, one late, one late with a lie, and everybody gets the same verdict', () => Table.with(3, async (table) => {
  await beginAndPeek(table);
  await table.device.play({ type: 'untrack' });
  await table.device.ask('usePads', { on: true });
  await table.play(0, { type: 'frame' }, (v, { gathering, pads }) => gathering && pads.down.length === 0);

  const known = await Promise.all(table.phones.map((phone, seat) => learnClock(phone, clocks[seat])));
  for (const [seat, phone] of table.phones.entries()) {
    assert.ok(known[seat].doubt >= 0 && known[seat].doubt < 125, `the doubt is ${known[seat].doubt}`);
    phone.send({ type: 'clock', doubt: known[seat].doubt });
    phone.send({ type: 'pad', down: true });
    await table.all((_, { pads }) => pads.down.length === seat + 1);
  }
  // Nobody sends `ready`: the count begins by itself.
  await table.atStep('frameCount');
  const { zeroAt } = table.device.view.countdown;
  const lifts = await Promise.all(table.phones.map(async (phone, seat) => {
    const { ahead, doubt } = known[seat];
    const now = clocks[seat];
    await moment(now, zeroAt - ahead + LIFTS[seat]);
    const lifted = now() + ahead;
    const at = seat === 2 ? zeroAt + CLAIM : lifted;
    phone.send({ type: 'pad', down: false, at, doubt });
    // The lift has arrived before this ping. On a slow machine that may be so late that it counts as later.
    const { received } = await phone.ping(now);
    return { least: lifted - zeroAt, most: Math.max(lifted, received - LONGEST_DELAY) - zeroAt };
  }));
  await table.all((_, { pads }) => pads.timings);
  const { timings } = table.device.view.pads;
  assert.deepEqual(timings.slice(1).map(({ was }) => was), ['late', 'late']);
  const seen = `${JSON.stringify(timings)} ${JSON.stringify(lifts)}`;
  assert.ok(timings[1].by >= lifts[1].least - 1 && timings[1].by <= lifts[1].most + 1, seen);
  assert.ok(timings[2].by >= lifts[2].least - LONGEST_DELAY - known[2].doubt - 1, `the lie isn’t believed: ${seen}`);
  // This machine may be slow, so the first lift may be late, too.
  if (lifts[0].most <= 250) assert.equal(timings[0].was, 'together', seen);
  for (const phone of table.phones) assert.deepEqual(phone.view.pads.timings, timings);

  // The same cards are flipped again: anybody who still held would have to let go first.
  await table.play(2, { type: 'repeat' }, (v, { pads }) => v.step.name === 'framePick' && pads.timings === null);
}));
