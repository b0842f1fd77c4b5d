// The Back button closes what is open or goes one screen up, and a running game asks first.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { en, starts } from '../texts.mjs';
import { House, PHONE, until } from './harness.mjs';
import { Phone, Table } from './screens.mjs';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** Entries are made a moment after a tap. */
const deep = (screen, depth) => until(`there are ${depth} entries`, () =>
  screen.page.evaluate((depth) => (history.state?.depth ?? 0) === depth, depth));

/** The history ends at one's own page, so the browser itself has nothing to leave for. */
const back = (screen) => screen.page.evaluate(() => history.back());

test('Back leads from screen to screen on the table, and its link is not in the address', async () => {
  const table = await Table.open(house, { painted: true, viewport: PHONE });
  assert.equal(new URL(table.page.url()).hash, '');
  await table.click(en.box);
  await table.heading(en.table('whoPlays')).waitFor();
  await deep(table, 1);
  await table.page.getByRole('group', { name: en.table('roundTable') }).getByRole('button').first().click();
  await table.page.getByRole('dialog').waitFor();
  await deep(table, 2);
  await back(table);
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  await back(table);
  await table.heading(en.table('appName')).waitFor();
  await deep(table, 0);
  // Closed by its own button, nothing is left behind.
  await table.click(en.table('settings'));
  await deep(table, 1);
  await table.click(en.table('back'));
  await deep(table, 0);
  // In the rulebook from page to page.
  await table.click(en.table('learn'));
  await table.click(starts(en.book('quick')));
  await table.heading(en.book('quick')).waitFor();
  await deep(table, 2);
  await back(table);
  await table.heading(en.table('learn')).waitFor();
  await back(table);
  await deep(table, 0);
  await table.page.reload();
  await table.heading(en.table('appName')).waitFor();
  table.checkQuiet();
});

test('in a game Back asks, on the table and on a phone', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  const phone = await Phone.open(house, await table.link(0), 0);
  await phone.sit();
  await table.click(en.table('back'));
  await table.roll();
  await phone.peek();
  for (const seat of [1, 2]) await table.peek(seat);
  await table.reach('start');
  await phone.tap(en.phone('settings'));
  await phone.tap(en.phone('close'));
  await until('the phone has an entry', () => phone.page.evaluate(() => history.state?.depth > 0));
  await back(phone);
  await phone.page.getByRole('dialog', { name: en.phone('leaveGame') }).waitFor();
  await phone.tap(en.phone('stay'));
  await table.click(en.table('menu'));
  await table.page.keyboard.press('Escape');
  await until('the table has entries', () => table.page.evaluate(() => history.state?.depth > 1));
  await back(table);
  const question = table.page.getByRole('dialog', { name: en.table('leaveGame') });
  await question.waitFor();
  await table.click(en.table('stay'));
  await question.waitFor({ state: 'detached' });
  assert.equal(table.view.underWay, true);
  // A screen within the game is left for the game.
  await table.click(en.table('lookAgain'));
  await table.heading(en.table('whoLooks')).waitFor();
  await until('the table has two more', () => table.page.evaluate(() => history.state?.depth > 2));
  await back(table);
  await table.button(en.table('lookAgain')).waitFor();
  assert.equal(await question.count(), 0);
  for (const screen of [table, phone]) screen.checkQuiet();
});
