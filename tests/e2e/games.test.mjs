// Whole evenings with the table page and a phone for everybody, from the start screen to the end and the next game.

import { after, afterEach, before, test } from 'node:test';
import { en } from '../texts.mjs';
import { again, begin, cops, fail, hitTwo } from './evening.mjs';
import { House } from './harness.mjs';
import { NAMES } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

test('three players frame two goats at the second try, play again and go to the cops', async () => {
  const { table, secret } = await begin(house, 3, { reducedMotion: 'no-preference' });
  await fail(table);
  await hitTwo(table, secret);
  await cops(table, await again(table));
  table.checkAllQuiet();
});

test('six players: the player opposite goes to the cops out of turn', async () => {
  const { table, secret } = await begin(house, 6);
  await table.takeTurn('trade');
  await table.takeTurn('spy', table);
  const caller = (table.board.active + 3) % 6;
  for (const phone of table.phones) {
    const offered = phone.button(en.phone('interrupt', { name: NAMES[phone.seat] }));
    if (phone.seat === caller) await offered.waitFor();
    else await offered.waitFor({ state: 'detached' });
  }
  await table.phones[caller].tap(en.phone('interrupt', { name: NAMES[caller] }));
  await table.phones[caller].page.getByRole('dialog').getByRole('button', { name: en.phone('callCopsYes') }).tap();
  await table.reach('copsCall');
  await table.sees(en.table('copsBy', { name: NAMES[caller] }));
  for (const phone of table.phones) await phone.sees(en.phone('copsInterrupt', { name: NAMES[caller] }));
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  await again(table);
  table.checkAllQuiet();
});
