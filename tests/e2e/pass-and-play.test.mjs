// One device for all, handed round.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { House, PHONE } from './harness.mjs';
import { failingCards, framingCards, NAMES, others, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** Counted by the page itself, so that no helper of these tests can hide one. */
async function countTaps(table) {
  await table.page.evaluate(() => {
    window.taps = 0;
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, () => window.taps++, { capture: true });
  });
  return () => table.page.evaluate(() => window.taps);
}

/** From the start screen, changing nothing. */
async function begin(table) {
  table.players = 4;
  await table.click(/^New table/);
  await table.click('4 players, go');
  await table.click('Next');
  await table.roll();
  return table.look();
}

test('four players who change nothing have all looked after twelve taps', async () => {
  const table = await Table.open(house);
  const taps = await countTaps(table);
  const secret = await begin(table);
  await table.heading('Turn 1').waitFor();
  const count = await taps();
  assert.ok(count <= 12, `${count} taps`);
  assert.ok(count > 4, 'the taps are counted');

  // Guided to the end: one attempt fails, the second frames the scapegoat.
  await table.turnsUntilFrame();
  await table.attempt(failingCards(4));
  await table.heading('Nobody is framed').waitFor();
  await table.click('Back to the table');
  await table.act('swap');
  await table.reach('start');
  await table.turnsUntilFrame();
  await table.attempt(framingCards(4, secret.goat));
  await table.heading(`${NAMES[secret.goat]}: framed!`).waitFor();
  await table.click('And who was the scapegoat?');
  await table.checkEnd({ ...secret, winners: others(4, secret.goat) });

  // Again, and to the cops in the middle of it.
  await table.click(/^Play again/);
  await table.roll();
  const next = await table.look();
  await table.reach('start');
  await table.takeTurn('trade');
  await table.move('cops');
  await table.click('Yes, call them');
  await table.endWithCops(next);
  await table.checkEnd({ ...next, winners: [next.goat] });
  table.checkAllQuiet();
});

test('the real table lies differently: the app is told, and says what cannot be', async () => {
  const table = await Table.open(house);
  await begin(table);
  await table.reach('start');
  await table.click('Menu');
  await table.click('The table lies differently');
  const choose = (group, name) => table.page.getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true }).check({ force: true });
  await choose('Whose turn is it?', 'Green');
  await table.page.getByLabel('Which turn of the game?').fill('9');
  await choose('Blue stands at', 'Stash');
  await choose('Preparation tokens of Yellow', '1');

  // Three tokens in a game that has two.
  await table.click('It lies like this');
  await table.page.getByRole('dialog').getByRole('alert').getByText(/Count the tokens again/).waitFor();
  assert.notEqual(table.board.turn, 9);

  await choose('Preparation tokens on the card', '1');
  await table.click('It lies like this');
  await table.heading('Turn 9').waitFor();
  const { active, at, tokens, onCard } = table.board;
  assert.deepEqual([active, at[1], tokens, onCard], [3, 'stash', [0, 0, 1, 0], 1]);

  // A slip here is undone like any other.
  await table.click(/^Undo: the table was set right/);
  await table.heading('Turn 1').waitFor();
  table.checkAllQuiet();
});

test('a setting that was changed just before the page was closed is kept', async () => {
  const table = await Table.open(house);
  await table.click('Settings');
  await table.page.getByRole('radio', { name: 'night', exact: true }).check({ force: true });
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click('Settings');
  assert.equal(await table.page.getByRole('radio', { name: 'night', exact: true }).isChecked(), true);
});

test('free play on a telephone in the middle of the table', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await table.click('Settings');
  await table.page.getByRole('radio', { name: /^free play/ }).check({ force: true });
  await table.click('Back');
  const secret = await begin(table);
  await table.reach('open');
  await table.heading('Play freely').waitFor();

  await table.click(/^Frame Attempt/);
  await table.page.getByRole('dialog').getByRole('button', { name: NAMES[2] }).click();
  await table.click('Start it');
  await table.sees(`${NAMES[2]} tries to frame somebody`);
  await table.attempt(failingCards(4));
  await table.click('Back to the table');
  await table.reach('open');

  await table.click(/^Go to the cops!/);
  await table.page.getByRole('dialog').getByRole('button', { name: NAMES[1] }).click();
  await table.click('Yes, call them');
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  table.checkAllQuiet();
});
