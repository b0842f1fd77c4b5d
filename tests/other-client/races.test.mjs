// Whole games of Row Your Goat over real sockets: races, faults, calls, and a liar.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginRaces, checkOrder, grab, pause } from './races.mjs';
import { rowing, Table } from './table.mjs';

const code = (expected) => (error) => error.code === expected;

/** The race as everybody sees it. */
async function settled(table, step) {
  await table.atStep(step);
  for (const phone of table.phones) assert.deepEqual(phone.view.view.step, table.step);
  return table.step.race;
}

for (const players of [2, 3, 4, 5, 6]) {
  test(`${players} players race for lifesavers, and somebody wins`, () => Table.with(players, async (table) => {
    const last = players - 1;
    await table.play(0, { type: 'tick', chore: 'deal', done: true }, (v) => v.checklist[0].done);
    assert.equal(table.state.lifesavers.are, 'phones');
    await beginRaces(table);

    // Everybody except one is safe.
    await grab(table, table.seats.slice(0, last).reverse(), 60);
    const race = await settled(table, 'question');
    assert.deepEqual(race.slowest, { is: 'known', seat: last });
    assert.equal(race.free, 0);
    await table.play(0, { type: 'setFound' }, (v) => v.step.name === 'play');
    const { takes, next } = table.state.ruling;
    assert.deepEqual(takes, [{ seat: last, price: 'set', why: 'slowest', had: 'cards' }]);
    assert.deepEqual(next, { is: 'seat', seat: 0 });

    // One grabs although there is no set, and the table asks when it's quiet.
    await grab(table, [last], 0);
    assert.equal(table.step.name, players === 2 ? 'question' : 'race');
    await settled(table, 'question');
    await table.play(0, { type: 'noSet' }, (v) => v.step.name === 'play');
    assert.deepEqual(table.state.ruling.takes, [{ seat: last, price: 'pile', why: 'noSet', had: 'cards' }]);

    // Whoever is out of cards wins with the next lifesaver, unless that was a mistake.
    await table.play(0, { type: 'out', out: true }, (v) => v.hands[0] === 'out');
    await grab(table, table.seats.slice(0, last), 60);
    await settled(table, 'question');
    await table.play(last, { type: 'setFound' }, (v) => v.step.name === 'result');
    await table.play(last, { type: 'undo' }, (v) => v.step.name === 'question');
    await table.play(last, { type: 'setFound' }, (v) => v.step.name === 'result');
    await table.play(0, { type: 'finish' }, (v) => v.step.name === 'over');
    assert.deepEqual(table.step.outcome, { ending: 'lifesaver', winners: [0] });

    await table.device.ask('again');
    await table.all((v, { round }) => round === 2 && v.step.name === 'setup');
    const { games: [game] } = await table.device.ask('history');
    assert.deepEqual([game.game, game.winners, game.details], ['rowing', [0], { ending: 'lifesaver', winners: [0] }]);
  }, rowing()));
}

test('two fingers at once are too close, and the table decides', () => Table.with(3, async (table) => {
  await beginRaces(table);
  const at = table.phones.map((phone) => phone.now());
  await Promise.all([0, 1].map((seat) => table.phones[seat].touch(table.state.spots.ring, at[seat])));
  const { order, first } = await settled(table, 'question');
  assert.deepEqual(order.map((group) => group.toSorted()), [[0, 1]]);
  assert.equal(first.is, 'tooClose');
  await assert.rejects(table.phones[0].play({ type: 'noSet' }), code('tooCloseForFirst'));
  await table.play(2, { type: 'noSet', touched: [1, 0] }, (v) => v.step.name === 'play');
  assert.deepEqual(table.state.ruling.takes.map(({ seat }) => seat), [1, 0]);
}, rowing()));

test('a grab while the question is open is counted, and a phone that drops has grabbed', () => Table.with(4, async (table) => {
  await beginRaces(table);
  await grab(table, [2], 0);
  await settled(table, 'question');
  const phone = table.phones[3];
  phone.touch(table.state.spots.ring).catch(() => {});
  // The touch is there before the ping that follows it.
  await phone.ping();
  phone.cut();
  table.phones.pop();
  const sees = await table.device.sees(({ view }) => view.step.race.order.flat().length === 2);
  assert.deepEqual(sees.view.step.race.order.flat(), [2, 3]);
}, rowing()));

test('calls are ordered like grabs', () => Table.with(3, async (table) => {
  await beginRaces(table);
  const { mine, yours } = table.state.spots;
  await table.phones[0].touch(mine);
  await table.all((v) => v.hands[0] === 'called');
  await table.phones[1].touch(yours[0]);
  await table.all((v) => v.ruling?.about.verdict === 'saidBefore');
  await table.phones[0].touch(yours[2]);
  await table.all((v) => v.ruling?.about.verdict === 'caught');
  assert.deepEqual(table.state.ruling.takes, [{ seat: 2, price: 'pile', why: 'caughtSilent', had: 'cards' }]);
}, rowing()));

test('a warm-up is the same race on all phones', () => Table.with(3, async (table) => {
  await table.play(0, { type: 'warmUp' }, (v, { countdown }) => v.step.name === 'warmUp' && countdown);
  assert.equal(table.step.warmUp.phase, 'counting');
  await table.all((v) => v.step.warmUp.phase === 'looking');
  const { noSet, lines } = table.state.spots;
  await Promise.all([noSet, noSet, lines[0].spot].map((spot, seat) => table.phones[seat].touch(spot)));
  await table.all((v) => v.step.warmUp.phase === 'solved');
  const { solution, points, cards } = table.step.warmUp;
  assert.equal(cards.length, 9);
  const right = solution.sets.length ? solution.sets.some(({ line }) => line === 'row1') && 2 : 0;
  assert.deepEqual(solution.marks.map((mark) => mark === 'right'), [right === 0, right === 0, right === 2]);
  assert.deepEqual(points.map((each) => each > 0), solution.marks.map((mark) => mark === 'right'));
}, rowing()));

test('what only the host’s clock may say is refused', () => Table.with(2, async (table) => {
  await beginRaces(table);
  for (const client of [table.phones[0], table.device]) {
    const touched = { type: 'touched', groups: [[{ seat: 0, on: 0, at: 5 }]] };
    await assert.rejects(client.play(touched), code('notTheClock'));
    await assert.rejects(client.play({ type: 'timeUp' }), code('notTheClock'));
  }
  await assert.rejects(table.phones[0].touch(0, 5, 1), code('notYourSeat'));
  await assert.rejects(table.device.touch(0, 5, 1), code('seatOnPhone'));
  await assert.rejects(table.device.touch(0, 5, 9), code('noSuchSeat'));
  assert.equal(table.step.name, 'play');
}, rowing()));

/** How a phone can lie: what it answers to probes, and when it claims to have touched. */
const LIES = {
  'claims to have been a little earlier': { claim: 230 },
  'claims to have been long before': { claim: 1e9 },
  'answers late to seem far away': {
    claim: 230,
    echo(message) { setTimeout(() => this.send({ type: 'echo', probe: message.probe, at: this.now() }), 190); },
  },
  'answers late, as if both ways were long': {
    claim: 195,
    echo({ probe }) {
      setTimeout(() => {
        const at = this.now();
        setTimeout(() => this.send({ type: 'echo', probe, at }), 200);
      }, 200);
    },
  },
  'answers nothing at all': { claim: 230, echo() {} },
  'sets its clock just before the touch': {
    claim: 0,
    echo({ probe }) { this.send({ type: 'echo', probe, at: this.now() + (this.isLying ? 400 : 0) }); },
  },
  'answers with any time at all': {
    claim: 230,
    echo({ probe }) { this.send({ type: 'echo', probe, at: Math.random() * 1e6 }); },
  },
  'answers before it is asked': {
    claim: 230,
    echo({ probe }) { for (const ahead of [0, 1, 2]) this.send({ type: 'echo', probe: probe + ahead, at: this.now() }); },
  },
};

for (const [lie, { claim, echo }] of Object.entries(LIES)) {
  test(`a phone that ${lie} never gets ahead alone`, () => Table.with(3, async (table) => {
    const [honest, liar] = table.phones;
    if (echo) liar.echo = echo;
    await beginRaces(table);
    const { ring } = table.state.spots;
    liar.isLying = true;
    // So long that it is asked for its time meanwhile.
    await pause(400);
    const truth = { 0: performance.now() };
    const grabbed = honest.touch(ring);
    await pause(150);
    truth[1] = performance.now();
    await liar.touch(ring, liar.now() - claim);
    await grabbed;
    const { order } = await settled(table, 'question');
    assert.notDeepEqual(order[0], [1], JSON.stringify(order));
    if (order.length === 2) checkOrder(order, truth);
  }, rowing()));
}
