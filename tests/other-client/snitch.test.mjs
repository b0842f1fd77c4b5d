// Whole games of Soplón over real sockets, with one for each phone and one for the table.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { count, enter, look, special, turn, withSnitch, witness } from './snitch.mjs';

const refused = (code) => (error) => error.code === code;

/** From the look to the last turn, with every kind of card. */
async function play(table) {
  const players = table.seats.length;
  const { pile } = table.state.board;
  const other = (seat) => (seat + 1) % players;

  // A witness opens an elimination, and the wrong card costs one more.
  const first = await turn(table, witness(4));
  assert.equal(table.state.race.number, 4);
  await table.play(other(first), { type: 'eliminate', attempt: { was: 'wrong' } }, (v) => v.board.sizes[other(first)] === 5);
  await table.play(first, { type: 'eliminate', attempt: { was: 'own' } }, (v) => v.board.sizes[first] === 3);
  await table.all((v) => v.race === null);
  await assert.rejects(table.phones[first].play({ type: 'eliminate', attempt: { was: 'own' } }), refused('noElimination'));

  const boss = await turn(table, special('boss'), { type: 'add', to: first });
  assert.notEqual(boss, first);
  await table.all((v) => v.board.sizes[first] === 4);
  const thug = await turn(table, special('thug'), { type: 'look', at: first });
  assert.equal(table.state.board.sizes[thug], thug === other(first) ? 5 : 4);
  const driver = await turn(table, special('driver'), { type: 'swap', between: [0, 1] });
  const hitman = await turn(table, special('hitman'), { type: 'look' });
  assert.equal(table.step.due, 'swap');
  await table.play(hitman, { type: 'swap' }, (v) => v.step.name === 'start');
  // The snitch goes back to its district.
  const size = table.state.board.sizes[table.state.board.active];
  const snitch = await turn(table, special('snitch'));
  assert.equal(table.state.board.sizes[snitch], size + 1);
  assert.ok(driver < players && table.state.board.pile === pile - 8, `${table.state.board.pile}`);

  // Undone and done again.
  const { active } = table.state.board;
  await table.play(active, { type: 'draw' }, (v) => v.step.name === 'exchange');
  await table.play(active, { type: 'undo' }, (v) => v.step.name === 'start');
}

async function closeAndReveal(table) {
  const closer = table.state.board.active;
  await table.play(closer, { type: 'close' }, (v) => v.closed);
  const queue = table.seats.slice(1).map((k) => (closer + k) % table.seats.length);
  assert.deepEqual(table.state.closed, { by: closer, left: queue });
  await assert.rejects(table.phones[queue[0]].play({ type: 'close' }), refused('alreadyClosed'));
  for (const [k, seat] of queue.entries()) {
    assert.equal(table.state.board.active, seat);
    if (k === 0) {
      await table.play(seat, { type: 'draw' }, (v) => v.step.name === 'exchange');
      await table.play(seat, { type: 'play', card: special('thug') }, (v) => v.step.name === 'action');
      assert.ok(!table.step.targets.includes(closer), 'a closed district is out of reach');
      await assert.rejects(table.phones[seat].play({ type: 'look', at: closer }), refused('outOfReach'));
      await table.play(seat, { type: 'look' }, (v) => v.step.name !== 'action');
    } else await turn(table, witness(2));
  }
  await table.atStep('reveal');
  await count(table, 'revealCount', 'entry');
  return closer;
}

// Most of the time these games wait for counts.
describe('whole games', { concurrency: true }, () => {
  for (const players of [2, 4, 10]) {
    test(`${players} players play a whole game, and another one`, () => withSnitch(players, async (table) => {
      await look(table);
      await play(table);
      const closer = await closeAndReveal(table);

      const districts = table.seats.map((seat) => [witness(seat), witness(5)]);
      districts[1] = [special('snitch'), witness(1)];
      await enter(table, districts);
      assert.equal(table.step.all.snitch, 1);
      assert.equal(table.step.all.problem.code, 'topMissing');
      await assert.rejects(table.device.play({ type: 'confirm' }), refused('topMissing'));
      await table.play(0, { type: 'turnOver', top: { is: 'card', card: witness(9) } }, (v) => v.step.all.top);
      // Somebody has misread a card; it can be corrected until the table confirms.
      districts[0] = [witness(3), special('cousin')];
      await table.play(0, { type: 'enter', cards: districts[0] }, (v) => v.step.all.districts[0][0].number === 3);
      await assert.rejects(table.phones[0].play({ type: 'confirm' }), refused('tableOnly'));
      await table.device.play({ type: 'confirm' });
      await table.atStep('over');
      for (const client of [table.device, ...table.phones]) {
        const { outcome } = client.view.view.step;
        assert.equal(outcome.closer, closer);
        assert.deepEqual(outcome.districts, districts);
        assert.deepEqual(outcome.tally.totals, table.seats.map((seat) => [3, 10][seat] ?? seat + 5));
        assert.equal(outcome.tally.winner, 0);
        assert.equal(outcome.tally.by, 'sum');
      }
      const { games } = await table.device.ask('history');
      assert.deepEqual(games[0].scores, table.step.outcome.tally.totals);
      assert.deepEqual(games[0].winners, [0]);

      await table.device.ask('again');
      await table.all((v, { round }) => round === 2 && v.step.name === 'setup' && v.plan.follow);
      await table.device.play({ type: 'abandon' });
      await table.all((v) => v.step.outcome?.how === 'abandoned');
    }));
  }
});

test('the app only helps: closing, last turns, the score', () => withSnitch(3, async (table) => {
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'lookFreely');
  await assert.rejects(table.phones[2].play({ type: 'close' }), refused('lookFirst'));
  for (const phone of table.phones) await phone.play({ type: 'seen' });
  await table.atStep('open');
  await table.play(2, { type: 'close' }, (v) => v.step.name === 'lastTurn');
  await assert.rejects(table.phones[1].play({ type: 'endTurn' }), refused('notYourTurn'));
  await table.play(0, { type: 'endTurn' }, (v) => v.step.of === 1);
  await table.play(1, { type: 'endTurn' }, (v) => v.step.name === 'reveal');
  await count(table, 'revealCount', 'entry');
  // Nine each, but two cards against three; and then it's a draw.
  const districts = [[witness(4), witness(5)], [special('boss'), witness(2), witness(6)], [witness(20)]];
  await enter(table, districts);
  await table.play(2, { type: 'enter', cards: [witness(5), witness(4)] }, (v) => v.step.all.districts[2].length === 2);
  await table.device.play({ type: 'confirm' });
  await table.atStep('over');
  const { tally } = table.step.outcome;
  assert.deepEqual([tally.winner, tally.tied, tally.by], [null, [0, 2], 'nothing']);
}, { follow: false, look: null }));

test('cards that cannot exist are refused, and so is a stranger’s district', () => withSnitch(3, async (table) => {
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'lookFreely');
  await table.device.play({ type: 'seen' });
  await table.atStep('open');
  await table.device.play({ type: 'endRound' });
  await table.atStep('reveal');
  await table.device.play({ type: 'ready' });
  await table.atStep('entry');
  const [phone] = table.phones;
  const enters = (cards) => phone.play({ type: 'enter', cards });
  await assert.rejects(enters([special('snitch'), special('snitch')]), refused('tooMany'));
  await assert.rejects(enters(Array.from({ length: 17 }, () => special('boss'))), refused('tooMany'));
  await assert.rejects(enters([witness(100)]), refused('noSuchWitness'));
  await assert.rejects(enters([{ kind: 'goat' }]), refused('unreadable'));
  // The table device can't enter the cards of somebody with a phone, nor can another phone.
  await assert.rejects(table.device.play({ type: 'enter', cards: [] }, 0), refused('seatOnPhone'));
  await assert.rejects(table.phones[1].play({ type: 'enter', cards: [] }, 0), refused('notYourSeat'));
  assert.deepEqual(table.step.entered, []);
  await enters([]);
  await table.all((v) => v.step.entered.length === 1);
}, { follow: false, look: null }));
