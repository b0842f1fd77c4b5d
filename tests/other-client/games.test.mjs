// Whole games over real sockets, with one for each phone and one for the table.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { attempt, beginAndPeek, countDown, failingCards, framingCards, takeTurn, turnsUntil } from './game.mjs';
import { Table } from './table.mjs';

const others = (table, goat) => table.seats.filter((seat) => seat !== goat);

/** Checks the end as every device sees it against what the phones had seen in secret. */
async function checkEnd(table, { says, goat }, ending, winners) {
  await table.atStep('over');
  for (const client of [table.device, ...table.phones]) {
    const { outcome } = client.view.view.step;
    assert.deepEqual(outcome.matsSaid, says);
    assert.equal(outcome.scapegoat, goat);
    assert.deepEqual(outcome.ending, ending);
    assert.deepEqual(outcome.winners, winners);
  }
}

/** All devices are told when to show the end, and the same of the evening. */
async function checkEvening(table, games) {
  await table.all((_, { evening }) => evening?.games === games);
  const { finale, evening } = table.device.view;
  const { received } = await table.device.ping();
  assert.ok(finale.startsAt - received < 2000, 'it was announced when the game ended');
  for (const phone of table.phones) {
    assert.deepEqual(phone.view.finale, finale);
    assert.deepEqual(phone.view.evening, evening);
  }
  const { winners } = table.step.outcome;
  for (const [seat, { games: played, wins, streak }] of evening.people.entries()) {
    assert.equal(played, games);
    assert.ok(wins <= played && streak <= wins);
    assert.equal(streak > 0, winners.includes(seat));
  }
  assert.ok(evening.awards.length <= 2);
}

/** More than half of the phones want another game. */
async function again(table) {
  const most = Math.floor(table.phones.length / 2) + 1;
  for (const phone of table.phones.slice(0, most - 1)) {
    await phone.again();
    await phone.again();
  }
  await table.all((_, { again, round }) => round === 1 && again.length === most - 1);
  await table.phones[0].again(false);
  await table.phones[0].again();
  await table.phones[most - 1].again();
  await table.all((v, { round, rematch, again }) =>
    round === 2 && rematch && again.length === 0 && v.step.name === 'setup');
  await assert.rejects(table.phones[0].again(), { code: 'gameNotOver' });
}

/** Somebody takes the colour of somebody else, and what is set up stays. */
async function ownGoat(table) {
  const [mine, theirs] = table.device.view.players;
  await table.phones[0].myGoat(' Zoe ', theirs.colour);
  await table.all((v, { players: [me, they], rematch }) =>
    me.name === 'Zoe' && me.id === mine.id && me.colour === theirs.colour
    && they.name === theirs.name && they.colour === mine.colour && rematch && v.plan);
  await assert.rejects(table.phones[0].myGoat('x'.repeat(99), 'white'), { code: 'nameTooLong' });
}

async function frameGame(table, secret, framed) {
  assert.equal(await takeTurn(table, 'spy'), 'spy');
  assert.equal(await takeTurn(table, 'stash'), 'stash');
  await turnsUntil(table, 'prepare');
  await turnsUntil(table, 'steal');
  await turnsUntil(table, 'frame');
  const { turn, active } = table.state.board;
  const failed = await attempt(table, failingCards(table));
  assert.deepEqual(failed.framed, []);
  assert.ok(table.seats.every((goat) => failed.verdict.missingOn[goat].length === table.seats.length - 1));
  assert.equal(table.step.name, 'swap');
  await table.play(active, { type: 'swap' }, (v) => v.step.name === 'start' && v.board.turn === turn + 1);

  await turnsUntil(table, 'frame');
  const { by } = table.step;
  const judged = await attempt(table, framingCards(table, framed));
  assert.deepEqual(judged.framed, [framed]);
  assert.deepEqual(judged.verdict.missingOn[framed], []);
  // The scapegoat is named when somebody asks, to everybody at once.
  assert.equal(table.step.name, 'point');
  await table.play(by, { type: 'reveal' }, (v) => v.step.name === 'over');
  await checkEnd(table, secret, { how: 'frame', by, framed: [framed] },
    framed === secret.goat ? others(table, framed) : [secret.goat]);
}

async function copsGame(table, secret) {
  await takeTurn(table, 'trade');
  let by = table.state.board.active;
  const interrupt = table.seats.length === 6;
  if (interrupt) {
    by = (by + 3) % 6;
    assert.equal(table.step.interrupt, by);
    await table.play(by, { type: 'interrupt' }, (v) => v.step.name === 'copsCall');
  } else {
    assert.equal(table.step.interrupt, null);
    await table.play(by, { type: 'move', to: 'cops' }, (v) => v.step.name === 'copsCall');
  }
  await countDown(table, 'copsCount', 'point');
  for (const seat of table.seats) await table.phones[seat].play({ type: 'point', at: secret.says[seat] });
  await table.all((v) => v.step.pointed.length === table.seats.length);
  await table.play(by, { type: 'reveal' });
  await checkEnd(table, secret, { how: 'cops', by, interrupt }, [secret.goat]);
  assert.deepEqual(table.step.outcome.arrows, secret.says);
}

// Most of the time these games wait for counts.
describe('whole games', { concurrency: true }, () => {
  for (const players of [3, 4, 5, 6]) {
    test(`${players} players frame somebody, and then somebody goes to the cops`, () => Table.with(players, async (table) => {
      const secret = await beginAndPeek(table);
      // With five players the group frames the wrong goat, and the scapegoat wins.
      const framed = players === 5 ? (secret.goat + 1) % 5 : secret.goat;
      await frameGame(table, secret, framed);

      await checkEvening(table, 1);
      await again(table);
      await ownGoat(table);
      await copsGame(table, await beginAndPeek(table));

      await checkEvening(table, 2);
      const { games } = await table.device.ask('history');
      assert.deepEqual(games.map(({ round }) => round).sort(), [1, 2]);
    }));
  }
});

test('a counted trade starts when both have picked a card', () => Table.with(3, async (table) => {
  await beginAndPeek(table);
  const { active: by } = table.state.board;
  const [other, third] = others(table, by);
  await table.play(by, { type: 'move', to: 'trade' }, (v) => v.step.name === 'action');
  await table.play(by, { type: 'countTrade', with: other }, (v) => v.step.name === 'tradePick');
  assert.deepEqual(table.step, { name: 'tradePick', by, with: other, ready: [], aborted: null });
  await table.play(other, { type: 'ready' }, (v) => v.step.ready?.length === 1);
  assert.equal(table.device.view.countdown, null);
  await assert.rejects(table.phones[third].play({ type: 'ready' }), ({ code }) => code === 'nothingToCount');
  await table.play(by, { type: 'ready' }, (v, { countdown }) => v.step.name === 'tradeCount' && countdown);
  await table.atStep('swap');
  assert.deepEqual(table.state.undo, { by: { seat: by }, deed: { type: 'traded', with: other } });
}));
