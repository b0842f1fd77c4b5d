// Whole evenings: the table page and a phone for everybody, from the start screen to the end and on.

import { after, afterEach, before, test } from 'node:test';
import { again, cops, fail, hit } from './evening.mjs';
import { House } from './harness.mjs';
import { NAMES, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

async function begin(players, options) {
  const table = await Table.open(house, options);
  await table.lay(players);
  await table.seatPhones(table.seats, options);
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  return { table, secret };
}

test('three players frame the scapegoat at the second try, play again and go to the cops', async () => {
  const { table, secret } = await begin(3, { reducedMotion: 'no-preference' });
  await fail(table);
  await hit(table, secret, secret.goat);
  await cops(table, await again(table));
  table.checkAllQuiet();
});

test('four players frame the scapegoat and play again', async () => {
  const { table, secret } = await begin(4);
  await hit(table, secret, secret.goat);
  await again(table);
  table.checkAllQuiet();
});

test('five players frame the wrong one, and the scapegoat wins alone', async () => {
  const { table, secret } = await begin(5);
  await hit(table, secret, (secret.goat + 1) % 5);
  await again(table);
  table.checkAllQuiet();
});

test('six players: the one opposite goes to the cops out of turn', async () => {
  const { table, secret } = await begin(6);
  await table.takeTurn('trade');
  await table.takeTurn('spy', table);
  const caller = (table.board.active + 3) % 6;
  for (const phone of table.phones) {
    const offered = phone.button(/^Go to the cops now/);
    if (phone.seat === caller) await offered.waitFor();
    else await offered.waitFor({ state: 'detached' });
  }
  await table.phones[caller].tap(/^Go to the cops now/);
  await table.phones[caller].page.getByRole('dialog').getByRole('button', { name: 'Go to the cops' }).tap();
  await table.reach('copsCall');
  await table.sees(`${NAMES[caller]} has called them.`);
  for (const phone of table.phones) await phone.sees(`${NAMES[caller]} went to the cops out of turn.`);
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  await again(table);
  table.checkAllQuiet();
});
