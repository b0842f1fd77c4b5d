// A phone whose process is killed, and started again as the same device.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { Table } from './table.mjs';

const PHONE = new URL('phone.mjs', import.meta.url).pathname;
const SEAT = 1;

/** Starts a phone; `view` waits for the next view that passes. */
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

    const killedAndBack = async (step, act) => {
      let child = start(link, device);
      await child.view(({ view }) => view.step.name === step);
      await table.all(connected(true));
      await child.kill();
      await table.all(connected(false));
      // What it misses is in the next view.
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

    const play = (command) => table.device.play(command);
    await killedAndBack('setup', async () => { await play({ type: 'begin' }); return 'dice'; });
    await killedAndBack('dice', async () => { await play({ type: 'roll' }); return 'look'; });
    await table.device.ask('takeSeat', { seat: SEAT });
    await table.device.whisper({ type: 'peek' }, SEAT);
    await table.device.ask('freeSeat', { seat: SEAT });
    await killedAndBack('look', async () => {
      for (const phone of table.phones) await phone.whisper({ type: 'peek' });
      return 'start';
    });
    await killedAndBack('start', async () => { await play({ type: 'untrack' }); return 'open'; });
    await killedAndBack('open', async () => {
      await table.phones[0].play({ type: 'callCops' });
      return 'copsCall';
    });
    await killedAndBack('copsCall', async () => { await play({ type: 'ready' }); return 'copsCount'; });
    // Killed during the count, back after zero.
    await table.atStep('point');
    await killedAndBack('point', async () => { await play({ type: 'reveal' }); return 'over'; });
    await killedAndBack('over');
    assert.equal(steps.length, 8);
  });
});
