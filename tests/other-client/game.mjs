// The course of a guided game of Scape Goat, as far as the tests need it.

import assert from 'node:assert/strict';
import { COLOURS } from './table.mjs';

/** Set-up and dice; then every phone peeks. Returns what the mats said. */
export async function beginAndPeek(table) {
  const isDone = (v, chore) => v.checklist.find((entry) => entry.chore === chore).done;
  await table.play(1, { type: 'tick', chore: 'row', done: true }, (v) => isDone(v, 'row') && !isDone(v, 'deal'));
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'dice');
  await table.play(table.phones.length - 1, { type: 'roll' }, (v) => v.step.name === 'look');
  const { white, black } = table.state.dice;
  assert.ok(white >= 1 && white <= 10 && black >= 1 && black <= 12, `dice ${white} and ${black}`);

  const says = [];
  for (const phone of table.phones) {
    const { type, goat } = await phone.whisper({ type: 'peek' });
    assert.equal(type, 'matSays');
    says.push(goat);
  }
  await table.atStep('start');
  assert.ok(table.state.looks.every((look) => look.hasSeen && look.inApp === 1));
  return { says, goat: scapegoatOf(says) };
}

/** All mats except one name the same seat; that seat's own mat names another. */
export function scapegoatOf(says) {
  const goats = says.map((_, seat) => seat).filter((goat) => says[goat] !== goat
    && says.every((said, seat) => seat === goat || said === goat));
  assert.equal(goats.length, 1, `the mats say ${says}`);
  assert.ok(says[goats[0]] >= 0 && says[goats[0]] < says.length);
  return goats[0];
}

export const ACTIONS = {
  spy: (targets) => ({ type: 'spy', on: targets[0] }),
  trade: (targets) => ({ type: 'trade', with: targets.at(-1) }),
  stash: () => ({ type: 'stash', slot: 3 }),
  prepare: () => ({ type: 'prepare' }),
  steal: (targets) => ({ type: 'steal', from: targets[0] }),
  frame: () => ({ type: 'frame' }),
};

/**
 * One whole turn of the active seat, which moves to `to`, or to the next best
 * location if it is already there. Returns the action that was due; a frame
 * attempt stops at step `framePick`.
 */
export async function takeTurn(table, to) {
  const { active, turn } = table.state.board;
  const { moves } = table.step;
  assert.ok(!moves.includes(table.state.board.at[active]));
  const place = [to, 'spy', 'trade', 'stash'].find((name) => moves.includes(name));
  await table.play(active, { type: 'move', to: place }, (v) => v.step.name === 'action');

  const { due, targets } = table.step;
  if (due === 'frame') {
    await table.play(active, ACTIONS.frame(), (v) => v.step.name === 'framePick');
    return due;
  }
  await table.play(active, ACTIONS[due](targets), (v) => v.step.name === 'swap');
  await table.play(active, { type: 'swap' }, (v) => v.step.name === 'start' && v.board.turn === turn + 1);
  return due;
}

/** Plays turns until the action `wanted` has been due. */
export async function turnsUntil(table, wanted) {
  for (let turns = 0; turns < 40; turns++) {
    const { side, tokens, active } = table.state.board;
    const helps = { prepare: side === 'prepare', steal: tokens[active] === 0, frame: tokens[active] > 0 };
    const to = side === 'prepare' || helps[wanted] ? 'prepare' : 'trade';
    if (await takeTurn(table, to) === wanted) return;
  }
  assert.fail(`no ${wanted} in forty turns`);
}

/** The count of a frame attempt or of a call to the cops, which all phones start together. */
export async function countDown(table, counting, after) {
  for (const phone of table.phones) await phone.play({ type: 'ready' });
  await table.atStep(counting);
  const { zeroAt } = table.device.view.countdown;
  const { atMost } = await table.device.ping();
  await table.atStep(after);
  // `atMost` is an upper bound for how far the host's clock is ahead of ours.
  assert.ok(performance.now() + atMost >= zeroAt, 'nothing is shown before zero');
  assert.equal(table.device.view.countdown, null);
}

/**
 * A frame attempt from `framePick` to the verdict. Even seats lock their card
 * beforehand, in secret; the others enter it after zero.
 */
export async function attempt(table, cards) {
  const { by } = table.step;
  const locked = table.seats.filter((seat) => seat % 2 === 0);
  for (const seat of locked) await table.phones[seat].play({ type: 'card', colours: cards[seat] });
  await table.all((v) => v.step.locked.length === locked.length);
  assert.deepEqual(table.step.locked, locked);
  for (const seat of table.seats) {
    const { mine } = table.phones[seat].view.view;
    assert.equal(mine.seat, seat);
  }
  assert.ok(!JSON.stringify(table.state.step).includes('red'), 'no card is visible before zero');

  await countDown(table, 'frameCount', 'frameEntry');
  assert.deepEqual(table.step.cards.map((card) => card !== null), table.seats.map((seat) => seat % 2 === 0));
  for (const seat of table.seats.filter((s) => s % 2 === 1)) {
    await table.phones[seat].play({ type: 'card', colours: cards[seat] });
  }
  await table.play(0, { type: 'judge' }, (v) => v.step.name !== 'frameEntry');
  assert.equal(table.state.judged.by, by);
  return table.state.judged;
}

/** Everybody shows only their own colour, which frames nobody. */
export const failingCards = (table) => table.seats.map((seat) => [COLOURS[seat]]);

/** Everybody except the framed player shows that player's colour; the framed player's own card does not count. */
export const framingCards = (table, framed) => table.seats
  .map((seat) => (seat === framed ? ['grey'] : [COLOURS[framed], 'grey']));
