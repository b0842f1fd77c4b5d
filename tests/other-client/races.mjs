// Races in Row Your Goat, as far as the tests need them.

import assert from 'node:assert/strict';

/** Nobody can tell two touches apart that are closer than this. */
const TELL_APART = 30;

/** After so many milliseconds the host knows all clocks. */
const CLOCKS_KNOWN = 1800;

export const pause = (millis) => new Promise((come) => { setTimeout(come, millis); });

/** Begins the game. No two phones have the same clock, and each has a drift of its own. */
export async function beginRaces(table) {
  for (const [seat, phone] of table.phones.entries()) {
    const rate = 1 + (seat - 2) * 3e-5;
    phone.now = () => performance.now() * rate + seat * 7_654_321;
  }
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'play');
  await pause(CLOCKS_KNOWN);
}

/**
 * These seats grab, one after the other and so many milliseconds apart. This machine may be slow, so the truth is when
 * each has really grabbed. Returns it by seat once everybody sees what came of it.
 */
export async function grab(table, seats, apart) {
  const truth = {};
  const begins = performance.now() + 50;
  await Promise.all(seats.map(async (seat, place) => {
    await pause(begins + place * apart - performance.now());
    truth[seat] = performance.now();
    await table.phones[seat].touch(table.state.spots.ring);
  }));
  await table.all(({ step }) => step.race?.order.flat().length === seats.length);
  checkOrder(table.step.race.order, truth);
  return truth;
}

/** Whoever is said to be earlier was earlier, and by enough. */
export function checkOrder(order, truth) {
  for (const [place, group] of order.entries()) {
    for (const one of group) {
      for (const other of order.slice(place + 1).flat()) {
        const apart = truth[other] - truth[one];
        assert.ok(apart >= TELL_APART, `${one} before ${other}, but ${apart} ms apart: ${JSON.stringify(order)}`);
      }
    }
  }
}
