// The course of a game of Soplón, as far as the tests need it.

import assert from 'node:assert/strict';
import { Table } from './table.mjs';

export const witness = (number) => ({ kind: 'witness', number });
export const special = (kind) => ({ kind });

/** A table of Soplón with a phone for every seat; the first one starts. */
export function withSnitch(players, body, plan = {}) {
  const arrange = () => ({ type: 'arrange', plan: { follow: true, look: 3, ...plan }, starter: 0 });
  return Table.with(players, body, { game: 'snitch', arrange });
}

/** Set-up and the one look, which begins for everybody at the same instant and ends by itself. */
export async function look(table) {
  await table.play(1, { type: 'tick', chore: 'shuffle', done: true }, (v) => v.checklist.some(({ done }) => done));
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'lookGather');
  await count(table, 'lookCount', 'look');
  const { closesAt } = table.device.view;
  assert.ok(closesAt !== null, 'every screen knows when the look is over');
  await table.all((v, { closesAt: other }) => v.step.name !== 'look' || other === closesAt);
  await table.all((v) => v.step.name === (table.state.plan.follow ? 'start' : 'open'));
  const { atMost } = await table.device.ping();
  assert.ok(performance.now() + atMost >= closesAt, 'nobody has to put the cards down before the time is over');
}

/** All phones say that they're ready, and the count runs to zero. */
export async function count(table, counting, after) {
  for (const phone of table.phones) await phone.play({ type: 'ready' });
  await table.atStep(counting);
  const { zeroAt } = table.device.view.countdown;
  const { atMost } = await table.device.ping();
  await table.atStep(after);
  assert.ok(performance.now() + atMost >= zeroAt, 'nothing happens before zero');
}

/** One whole turn of the active seat, which plays this card; returns whose turn it was. */
export async function turn(table, card, act = null) {
  const { active } = table.state.board;
  await table.play(active, { type: 'draw' }, (v) => v.step.name === 'exchange');
  await table.play(active, { type: 'play', card }, (v) => v.step.name !== 'exchange');
  if (act) {
    const { due } = table.step;
    await table.play(active, act, (v) => v.step.name !== 'action' || v.step.due !== due);
  }
  return active;
}

/** Everybody enters their cards on the own phone. Until all are in, nobody else learns any of them. */
export async function enter(table, districts) {
  for (const [seat, cards] of districts.entries()) {
    assert.equal(table.step.all, null);
    await table.play(seat, { type: 'enter', cards }, (v) => v.step.entered.includes(seat));
    if (seat === districts.length - 1) break;
    for (const client of [table.device, ...table.phones]) {
      const { step, mine } = client.view.view;
      assert.ok(!JSON.stringify([step, mine]).includes('kind'), 'nobody sees entered cards');
    }
  }
  await table.all((v) => v.step.all);
  for (const client of [table.device, ...table.phones]) {
    assert.deepEqual(client.view.view.step.all.districts, districts);
  }
}
