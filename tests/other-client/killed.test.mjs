// A phone whose process is killed and started again as the same device.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { Table } from './table.mjs';

const PHONE = new URL('phone.mjs', import.meta.url).pathname;
const SEAT = 1;

/** All steps that docs/protocol.md names. */
const STEPS = [
  'setup', 'dice', 'reading', 'look', 'open', 'start', 'action', 'tradePick', 'tradeCount', 'swap', 'framePick',
  'frameCount', 'frameEntry', 'copsCall', 'copsCount', 'point', 'over',
];

/** Starts a phone; `view` waits for the next view that passes the test. */
function start(link, device) {
  const child = spawn(process.execPath, [PHONE, link, device.toString('hex')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
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

test('a phone killed in any step is back in its seat with the newest view', async () => {
  await Table.with(3, async (table) => {
    const [, phone] = table.phones;
    await phone.leaveSeat();
    table.phones.splice(SEAT, 1);
    const device = randomBytes(16);
    const link = table.links[SEAT];
    const steps = [];

    /** Kills the phone in a step. What is done meanwhile (`act` returns the step that follows) is in the next view. */
    const killedAndBack = async (step, act) => {
      let child = start(link, device);
      await child.view(({ view }) => view.step.name === step);
      await table.all(connected(true));
      await child.kill();
      await table.all(connected(false));
      const next = await act?.() ?? step;
      await table.atStep(next);
      child = start(link, device);
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
      let child = start(link, device);
      await table.all(connected(true));
      await play(...call);
      const { countdown } = await child.view(({ view }) => view.step.name === counting);
      await child.kill();
      child = start(link, device);
      const back = await child.view(() => true);
      assert.equal(back.view.step.name, counting);
      assert.deepEqual(back.countdown, countdown, 'the same zero');
      await child.kill();
      await table.atStep(after);
      // Nothing here depends on speed, because a process takes a while to start.
      table.device.send({ type: 'wait' });
      await table.all((_, { closesAt }) => closesAt === null);
      child = start(link, device);
      assert.equal((await child.view(() => true)).view.step.name, after);
      await child.kill();
      await table.all(connected(false));
      steps.push(counting);
    };

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
    assert.deepEqual([...new Set(steps)].sort(), STEPS.toSorted());
  }, { cardboard: [0] });
});
