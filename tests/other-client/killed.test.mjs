// A phone whose process is killed and started again as the same device.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { special, withSnitch, witness } from './snitch.mjs';
import { rowing, scapegoat, Table } from './table.mjs';

const PHONE = new URL('phone.mjs', import.meta.url).pathname;
const SEAT = 1;

/** Starts a phone that can join at once; `view` waits for the next view that passes the test. */
async function start(link, device) {
  const child = spawn(process.execPath, [PHONE, link, device.toString('hex')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // It must not outlive the test, whether it was told to join or not.
  after(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    join() {
      child.stdin.write('\n');
      return this;
    },
    async view(passes) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('the phone has ended');
        const view = JSON.parse(value);
        if (passes(view)) return view;
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const connected = (value) => (_, { seats }) => seats[SEAT].by === 'phone' && seats[SEAT].connected === value;

/** Seat 1 is left to a phone that is killed again and again, in one step after the other. */
async function killAndCheck(table, live) {
  const [, phone] = table.phones;
  await phone.leaveSeat();
  table.phones.splice(SEAT, 1);
  const device = randomBytes(16);
  const link = table.links[SEAT];
  const steps = [];

  /** Nothing here depends on speed, because a process takes a while to start. */
  const takeTime = async () => {
    if (!table.device.view.closesAt) return;
    table.device.send({ type: 'wait' });
    await table.all((_, { closesAt }) => closesAt === null);
  };
  const joined = async () => (await start(link, device)).join();
  /** Kills the phone in a step. What is done meanwhile (`act` returns the step that follows) is in the next view. */
  const killedAndBack = async (step, act) => {
    await takeTime();
    let child = await joined();
    await child.view(({ view }) => view.step.name === step);
    await table.all(connected(true));
    await child.kill();
    await table.all(connected(false));
    const next = await act?.() ?? step;
    await table.atStep(next);
    await takeTime();
    child = await joined();
    const back = await child.view(() => true);
    assert.equal(back.view.step.name, next);
    assert.equal(back.view.mine.seat, SEAT);
    await table.all(connected(true));
    assert.deepEqual({ ...back.view, mine: null }, table.device.view.view);
    await child.kill();
    await table.all(connected(false));
    steps.push(step);
  };
  const play = (command, seat) => table.device.play(command, seat);
  const leadsTo = (next, ...commands) => async () => {
    for (const [command, seat] of commands) await play(command, seat);
    return next;
  };
  /** Kills the phone during a count; it is back before zero, is killed again, and is back after zero. */
  const throughCount = async (counting, call, after) => {
    let child = await joined();
    // A process takes a while to start, and a count doesn't wait.
    const next = await start(link, device);
    await table.all(connected(true));
    await play(...call);
    const { countdown } = await child.view(({ view, countdown }) => view.step.name === counting && countdown);
    await child.kill();
    child = next.join();
    const back = await child.view(() => true);
    assert.equal(back.view.step.name, counting);
    assert.deepEqual(back.countdown, countdown, 'the same zero');
    await child.kill();
    await table.all(({ step }, { countdown }) => step.name === after && !countdown);
    await takeTime();
    child = await joined();
    assert.equal((await child.view(() => true)).view.step.name, after);
    await child.kill();
    await table.all(connected(false));
    steps.push(counting);
  };
  await live({ killedAndBack, leadsTo, throughCount });
  return [...new Set(steps)].sort();
}

test('a phone killed in any step is back in its seat with the newest view', () => Table.with(3, async (table) => {
  const steps = await killAndCheck(table, async ({ killedAndBack, leadsTo, throughCount }) => {
    await killedAndBack('setup', leadsTo('dice', [{ type: 'begin' }]));
    await killedAndBack('dice', leadsTo('reading', [{ type: 'roll' }]));
    await killedAndBack('reading', async () => {
      await table.phones[0].play({ type: 'readMat', says: 2 });
      return 'look';
    });
    // The player of this seat looks on the table device.
    await table.device.ask('takeSeat', { seat: SEAT });
    await table.device.whisper({ type: 'peek' }, SEAT);
    await table.device.ask('freeSeat', { seat: SEAT });
    await killedAndBack('look', async () => {
      await table.phones[0].play({ type: 'seen' });
      await table.phones[1].whisper({ type: 'peek' });
      return 'start';
    });
    await killedAndBack('start', leadsTo('action', [{ type: 'move', to: 'trade' }, 0]));
    await killedAndBack('action', leadsTo('tradePick', [{ type: 'countTrade', with: 2 }, 0]));
    await killedAndBack('tradePick', leadsTo('tradePick', [{ type: 'ready' }, 0]));
    await throughCount('tradeCount', [{ type: 'ready' }, 2], 'swap');
    await killedAndBack('swap', leadsTo('open', [{ type: 'swap' }, 0], [{ type: 'untrack' }]));
    await killedAndBack('open', leadsTo('framePick', [{ type: 'frame' }, 2]));
    await killedAndBack('framePick');
    await throughCount('frameCount', [{ type: 'ready' }], 'frameEntry');
    await killedAndBack('frameEntry', leadsTo('open',
      ...[0, 1, 2].map((seat) => [{ type: 'card', colours: ['grey'] }, seat]), [{ type: 'judge' }],
    ));
    await killedAndBack('open', leadsTo('copsCall', [{ type: 'callCops' }, 0]));
    await killedAndBack('copsCall');
    await throughCount('copsCount', [{ type: 'ready' }], 'point');
    await killedAndBack('point', leadsTo('over', [{ type: 'reveal' }]));
    await killedAndBack('over');
  });
  assert.deepEqual(steps, [
    'action', 'copsCall', 'copsCount', 'dice', 'frameCount', 'frameEntry', 'framePick', 'look', 'open', 'over', 'point',
    'reading', 'setup', 'start', 'swap', 'tradeCount', 'tradePick',
  ]);
}, scapegoat({ cardboard: [0] })));

test('the same in a game of races', () => Table.with(3, async (table) => {
  const ring = () => table.state.spots.ring;
  const grabbed = (seats) => table.all(({ step }) => step.race?.order.flat().length === seats);
  const steps = await killAndCheck(table, async ({ killedAndBack, leadsTo, throughCount }) => {
    await killedAndBack('setup');
    await throughCount('warmUp', [{ type: 'warmUp' }], 'warmUp');
    await killedAndBack('warmUp', async () => {
      await table.phones[0].touch(table.state.spots.noSet);
      await table.device.play({ type: 'begin' });
      return 'play';
    });
    await killedAndBack('play', async () => {
      await table.phones[0].touch(ring());
      return 'race';
    });
    // Whoever has lost the phone grabs on the table device.
    await killedAndBack('race', async () => {
      await grabbed(1);
      await table.device.ask('takeSeat', { seat: SEAT });
      await table.device.touch(ring(), undefined, SEAT);
      await table.device.ask('freeSeat', { seat: SEAT });
      return 'question';
    });
    await killedAndBack('question', leadsTo('play', [{ type: 'setFound' }], [{ type: 'out', out: true }, 0]));
    await killedAndBack('play', leadsTo('result', [{ type: 'setFound', slowest: SEAT }]));
    await killedAndBack('result', leadsTo('over', [{ type: 'finish' }]));
    await killedAndBack('over');
  });
  assert.deepEqual(steps, ['over', 'play', 'question', 'race', 'result', 'setup', 'warmUp']);
}, rowing()));

test('the same in Soplón', () => withSnitch(3, async (table) => {
  const steps = await killAndCheck(table, async ({ killedAndBack, leadsTo, throughCount }) => {
    await killedAndBack('setup', leadsTo('lookGather', [{ type: 'begin' }]));
    await killedAndBack('lookGather');
    await throughCount('lookCount', [{ type: 'ready' }], 'look');
    await killedAndBack('look', leadsTo('start', [{ type: 'timeUp' }]));
    await killedAndBack('start', leadsTo('exchange', [{ type: 'draw' }, 0]));
    await killedAndBack('exchange', leadsTo('action', [{ type: 'play', card: special('thug') }, 0]));
    await killedAndBack('action', leadsTo('start', [{ type: 'look' }, 0]));
    await killedAndBack('start', leadsTo('open', [{ type: 'untrack' }]));
    await killedAndBack('open', leadsTo('lastTurn', [{ type: 'close' }, 2]));
    await killedAndBack('lastTurn', leadsTo('reveal', [{ type: 'endTurn' }, 0], [{ type: 'endTurn' }, 1]));
    await killedAndBack('reveal');
    await throughCount('revealCount', [{ type: 'ready' }], 'entry');
    // What others have entered meanwhile is not in the view, except that they have.
    await killedAndBack('entry', async () => {
      await table.phones[0].play({ type: 'enter', cards: [witness(7)] });
      return 'entry';
    });
    await killedAndBack('entry', async () => {
      await table.phones[1].play({ type: 'enter', cards: [witness(5)] });
      await table.device.ask('takeSeat', { seat: SEAT });
      await table.device.play({ type: 'enter', cards: [special('boss')] }, SEAT);
      await table.device.ask('freeSeat', { seat: SEAT });
      await table.device.play({ type: 'confirm' });
      return 'over';
    });
    await killedAndBack('over', async () => {
      await table.device.ask('again');
      await table.device.play({ type: 'arrange', plan: { look: null }, starter: 0 });
      await table.device.play({ type: 'begin' });
      return 'lookFreely';
    });
    await killedAndBack('lookFreely');
  });
  assert.deepEqual(steps, [
    'action', 'entry', 'exchange', 'lastTurn', 'look', 'lookCount', 'lookFreely', 'lookGather', 'open', 'over', 'reveal',
    'revealCount', 'setup', 'start',
  ]);
}, { look: 60 }));
