// What a disk can do to the file of a table whose server was killed.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { COLOURS } from './table.mjs';

export const GARBAGE = 'goats have eaten this';

/** A guided game of three at the end of its first turn. */
export async function firstTurn(device) {
  const players = COLOURS.slice(0, 3).map((colour) => ({ colour }));
  await device.sitDown(players);
  await device.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2] });
  await device.play({ type: 'begin' });
  await device.play({ type: 'roll' });
  for (const seat of [0, 1, 2]) await device.whisper({ type: 'peek' }, seat);
  await device.play({ type: 'move', to: 'stash' }, 0);
  await device.play({ type: 'stash', slot: 1 }, 0);
}

export async function endFirstTurn(device) {
  await device.play({ type: 'swap' }, 0);
  await device.sees(({ view }) => view.board?.turn === 2);
}

/** A guided game of three in its second turn. */
export async function secondTurn(device) {
  await firstTurn(device);
  await endFirstTurn(device);
}

/** Nothing of it can be read any more. */
export function damage(file) {
  for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
  writeFileSync(file, GARBAGE);
}

/**
 * The file of a table as a killed server has left it. The function that comes back loses whatever is added to it later:
 * what is left is whole. There's nothing to cut off, because a server that has a moment's rest empties its log.
 */
export function rememberSteps(file) {
  const parts = [file, `${file}-wal`].filter((part) => existsSync(part)).map((part) => [part, readFileSync(part)]);
  return () => {
    for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true });
    for (const [part, bytes] of parts) writeFileSync(part, bytes);
  };
}
