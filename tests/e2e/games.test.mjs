// Whole evenings with the table page and a phone for everybody, from the start screen to the end and the next game.

import assert from 'node:assert/strict';
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
  const wins = table.seats.map((seat) => Number(seat !== secret.goat));
  for (const screen of table.screens) await screen.checkTonight({ games: 1, wins });

  const next = await again(table);
  for (const screen of table.screens) assert.equal(await screen.tonight.count(), 0, 'only while no game is under way');
  const caller = table.board.active;
  await cops(table, next);
  wins[next.goat]++;
  for (const screen of table.screens) await screen.checkTonight({ games: 2, wins });
  const [story] = table.view.evening.awards;
  assert.deepEqual([story.seat, story.award], [caller, caller === next.goat ? 'sawItComing' : 'turnedInForNothing']);
  table.checkAllQuiet();
});

test('six players: the player opposite goes to the cops out of turn', async () => {
  const { table, secret } = await begin(house, 6);
  await table.takeTurn('trade');
  await table.takeTurn('spy', table);
  const caller = (table.board.active + 3) % 6;
  for (const phone of table.phones) {
    const offered = phone.button(en.phone('interrupt'));
    if (phone.seat === caller) await offered.waitFor();
    else await offered.waitFor({ state: 'detached' });
  }
  await table.phones[caller].tap(en.phone('interrupt'));
  await table.phones[caller].page.getByRole('dialog').getByRole('button', { name: en.phone('callCopsYes') }).tap();
  await table.reach('copsCall');
  await table.sees(en.table('copsInterrupt', { name: NAMES[caller] }));
  for (const phone of table.phones) {
    await phone.sees(en.phone('copsInterrupt', { name: phone.seat === caller ? null : NAMES[caller] }));
  }
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  await again(table);
  table.checkAllQuiet();
});
