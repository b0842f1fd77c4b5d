// Every flow by keyboard alone, on the table screen and on a phone: nothing is out of reach, no focus is unseen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { again, cops, fail, hit } from './evening.mjs';
import { House, PHONE } from './harness.mjs';
import { Keys } from './keys.mjs';
import { NAMES, Phone, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const withKeys = (screen) => Object.assign(screen, { keys: new Keys(screen.page), hasTouch: false });

/** No finger ever touches it: a page of a phone's size, with a keyboard. */
async function openPhone(url, seat) {
  const phone = new Phone(await house.page({ viewport: PHONE }));
  Object.assign(withKeys(phone), { url, seat });
  await phone.page.goto(url);
  await phone.sit();
  await phone.keys.landed();
  return phone;
}

/** Everybody's look, every kind of turn, an attempt that fails, one that hits, and the cops. */
test('a whole evening by keyboard, on the table screen and on a phone', async () => {
  const table = withKeys(await Table.open(house));
  const { keys, page } = table;
  await table.lay(3);
  await table.openPhones();
  const phone = await openPhone(await table.link(0), 0);
  table.phones[0] = phone;
  await table.click('Back');

  await phone.tap('Settings');
  for (const name of [/^125/, /^100/]) await phone.choose(phone.page.getByRole('radio', { name }));
  await phone.keys.escape(phone.button('Settings'));

  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  await phone.keys.hold(phone.pad, 'Enter');
  assert.equal(await phone.posterSays(), secret.says[0]);
  await phone.lift();
  await phone.poster.waitFor({ state: 'detached' });

  // Every kind of turn here, and taken back once; then on the phone.
  const done = new Set();
  for (let turns = 0; turns < 12 && done.size < 4; turns++) {
    const next = ['spy', 'trade', 'stash', 'prepare'].find((due) => !done.has(due) && table.step.moves.includes(due));
    done.add(await table.takeTurn(next ?? 'trade'));
  }
  assert.deepEqual([...done].sort(), ['prepare', 'spy', 'stash', 'trade']);
  while (table.board.active === phone.seat) await table.takeTurn('trade');
  await undo(table);
  while (table.board.active !== phone.seat) await table.takeTurn('trade');
  await undo(phone, table);

  // A question can be left.
  await table.click(/^Go to the cops!/);
  await keys.escape(table.button(/^Go to the cops!/));
  await table.click('Menu');
  await table.click('Settings');
  await table.click('Back');

  await fail(table, (screen) => (screen === phone ? phone.keys.escape() : screen.click('Back to the table')));
  await hit(table, secret, secret.goat);
  const next = await again(table);
  await phone.tap('Settings');
  await phone.tap('My whole mat');
  const cells = phone.page.getByRole('dialog').locator('td svg');
  await phone.press(phone.page.getByRole('dialog').getByRole('button', { name: /^Hold to look/ }));
  await cells.first().waitFor();
  assert.equal(await cells.count(), 120);
  await phone.lift();
  await cells.first().waitFor({ state: 'detached' });
  await phone.keys.escape();

  while (table.board.active !== phone.seat) await table.takeTurn('trade');
  await cops(table, next);

  await table.click('Back to the start');
  await table.click('History');
  for (const [name, file] of [[/JSON/, 'goatherd.json'], [/CSV|spreadsheet/i, 'goatherd.csv']]) {
    const download = page.waitForEvent('download');
    await table.click(name);
    const saved = await download;
    assert.equal(saved.suggestedFilename(), file);
    assert.match(readFileSync(await saved.path(), 'utf8'), /scapegoat/i);
  }
  table.checkAllQuiet();
});

async function undo(screen, table = screen) {
  const { turn } = table.board;
  await screen.move(table.step.moves.includes('spy') ? 'spy' : 'trade');
  await table.reach('action');
  await screen.use(screen.button(/undo/i));
  await screen.page.getByRole('status').getByText(/^Taken back/).waitFor();
  await table.reach('start');
  assert.equal(table.board.turn, turn);
}

// The last one: a server remembers the group.
test('who plays, what is missing and everything round the game, by keyboard', async () => {
  const table = withKeys(await Table.open(house));
  const { keys, page } = table;
  for (const name of ['History', 'Learn', 'About', 'Settings']) {
    await table.click(name);
    await table.button(/^New table/).waitFor({ state: 'detached' });
    await keys.landed();
    if (name !== 'Settings') await table.click('Back');
  }
  for (const name of ['day', 'night']) await table.choose(page.getByRole('radio', { name, exact: true }));
  await table.click('Back');

  await table.click(/^New table/);
  await table.choose(page.getByRole('radio', { name: '5', exact: true }));
  const goat = (name) => table.button(new RegExp(`^Change ${name}`));
  await table.use(goat('Blue'));
  const dialog = page.getByRole('dialog');
  await keys.reach(dialog.getByRole('textbox'));
  await page.keyboard.type('Zoë');
  await table.choose(dialog.getByRole('radio', { name: /^green/ }));
  // Further round the table and back, and the seating says so.
  await dialog.getByText(/Red, Zoë, Yellow/).waitFor();
  await table.use(dialog.getByRole('button', { name: 'One chair on' }));
  await dialog.getByText(/Red, Yellow, Zoë/).waitFor();
  await table.use(dialog.getByRole('button', { name: 'One chair back' }));
  await dialog.getByText(/Red, Zoë, Yellow/).waitFor();
  // To the chair that was changed, though somebody else has the goat that sat there.
  await keys.escape(goat('Zoë'));
  await table.click('5 players, go');

  await table.click('White die');
  assert.equal(await table.button('White die').getAttribute('aria-pressed'), 'true');
  await table.choose(page.getByRole('radio', { name: /^0/ }));
  await table.click('Nothing lost');
  await table.click('All lost');
  await table.click('Next');
  await table.heading('Lay the table').waitFor();
  await table.click('Menu');
  await keys.escape(table.button('Menu'));
  table.checkAllQuiet();
});
