// Phones that sleep while the cops are called; those of a frame attempt are among the usual tests.

import { after, afterEach, before, test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { NAMES, Table } from '../e2e/screens.mjs';
import { asleep, CUT, disturb } from '../e2e/sleeping.mjs';
import { en } from '../texts.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

test('a phone can sleep and come back while the cops are called', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0, 1], { wire: true });
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  const phone = table.phones[1];
  phone.watched.forgive = CUT;
  await asleep(table, phone, async () => {
    await table.move('cops');
    await table.click(en.table('copsYes'));
    await table.reach('copsCall');
  });
  await disturb(table, phone, () => phone.heading(en.phone('copsArrived')).waitFor());
  await table.count();
  await asleep(table, phone, () => table.unhurried());
  await disturb(table, phone, () => phone.heading(en.phone('pointNow')).waitFor());
  for (const each of [table.phones[0], phone]) {
    await each.page.getByRole('timer').waitFor({ state: 'detached' });
    const name = NAMES[secret.says[each.seat]];
    await each.tap(en.phone('pointAt', { name }));
    await each.heading(en.phone('youPointed', { name })).waitFor();
  }
  await disturb(table, phone, () => phone.heading(en.phone('youPointed', { name: NAMES[secret.says[1]] })).waitFor());
  const end = { ...secret, winners: [secret.goat] };
  await asleep(table, phone, () => table.click(en.table('showMats')));
  await table.checkEnd(end);
  await asleep(table, phone);
  await phone.checkEnd(end);
  table.checkAllQuiet();
});
