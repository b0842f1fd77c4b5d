// What a disk can do to the file of a table whose server was killed.

import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { COLOURS } from './table.mjs';

export const GARBAGE = 'goats have eaten this';

/** A guided game of three in its second turn. */
export async function secondTurn(device) {
  const players = COLOURS.slice(0, 3).map((colour) => ({ colour }));
  await device.sitDown(players);
  await device.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2] });
  await device.play({ type: 'begin' });
  await device.play({ type: 'roll' });
  for (const seat of [0, 1, 2]) await device.whisper({ type: 'peek' }, seat);
  await device.play({ type: 'move', to: 'stash' }, 0);
  await device.play({ type: 'stash', slot: 1 }, 0);
  await device.play({ type: 'swap' }, 0);
  await device.sees(({ view }) => view.board?.turn === 2);
}

/** Nothing of it can be read any more. */
export function damage(file) {
  for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
  writeFileSync(file, GARBAGE);
}

/** Its newest lines are gone, and what is left is whole. */
export function loseSteps(file) {
  const log = `${file}-wal`;
  truncateSync(log, statSync(log).size - 5000);
}
