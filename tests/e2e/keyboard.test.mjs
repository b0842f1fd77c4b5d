// Everything by keyboard alone, on the table screen and on a phone: all of it can be reached, with a visible focus.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { ANY, en, starts } from '../texts.mjs';
import { again, cops, fail, hit } from './evening.mjs';
import { House, PHONE } from './harness.mjs';
import { Keys } from './keys.mjs';
import { moveTo, NAMES, Phone, Table } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const withKeys = (screen) => Object.assign(screen, { keys: new Keys(screen.page), hasTouch: false });

/** A page the size of a phone that is used only with a keyboard. */
async function openPhone(url, seat) {
  const phone = new Phone(await house.page({ viewport: PHONE }));
  Object.assign(withKeys(phone), { url, seat });
  await phone.page.goto(url);
  await phone.sit();
  await phone.keys.landed();
  return phone;
}

/** Everybody's look, every kind of turn, a failed attempt, a successful one, and the cops. */
test('a whole evening works by keyboard, on the table screen and on a phone', async () => {
  const table = withKeys(await Table.open(house));
  const { keys, page } = table;
  await table.lay(3);
  await table.openPhones();
  const phone = await openPhone(await table.link(0), 0);
  table.phones[0] = phone;
  await table.click(en.table('back'));

  await phone.tap(en.phone('settings'));
  for (const name of [/^125/, /^100/]) await phone.choose(phone.page.getByRole('radio', { name }));
  await phone.keys.escape(phone.button(en.phone('settings')));

  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  await phone.keys.hold(phone.pad, 'Enter');
  assert.equal(await phone.posterSays(), secret.says[0]);
  await phone.lift();
  await phone.poster.waitFor({ state: 'detached' });

  // Every kind of turn here, one of them undone; then on the phone.
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

  // Escape closes a question.
  await table.move('cops');
  await keys.escape(table.button(moveTo('cops')));
  await table.click(en.table('menu'));
  await table.click(en.table('settings'));
  await table.click(en.table('back'));

  await fail(table, (screen) => (screen === phone ? phone.keys.escape() : screen.click(en.table('backToTable'))));
  await hit(table, secret, secret.goat);
  const next = await again(table);
  await phone.tap(en.phone('settings'));
  await phone.tap(en.phone('wholeMat'));
  const cells = phone.page.getByRole('dialog').locator('td svg');
  await phone.press(phone.page.getByRole('dialog').getByRole('button', { name: starts(en.phone('holdToLook')) }));
  await cells.first().waitFor();
  assert.equal(await cells.count(), 120);
  await phone.lift();
  await cells.first().waitFor({ state: 'detached' });
  await phone.keys.escape();

  while (table.board.active !== phone.seat) await table.takeTurn('trade');
  await cops(table, next);

  await table.click(en.table('anotherGame'));
  await table.click(en.table('history'));
  for (const [name, file] of [['exportJson', 'goatherd.json'], ['exportCsv', 'goatherd.csv']]) {
    const download = page.waitForEvent('download');
    await table.click(en.table(name));
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
  await screen.use(screen.button(starts(screen === table ? en.table('undoDeed', { deed: ANY }) : en.phone('undo'))));
  await screen.page.getByRole('status').getByText(starts(screen.t('wasUndone', { name: ANY, deed: ANY }))).waitFor();
  await table.reach('start');
  assert.equal(table.board.turn, turn);
}

// This test must be the last one, because the server remembers the group.
test('who plays, what is missing and everything around the game work by keyboard', async () => {
  const table = withKeys(await Table.open(house));
  const { keys, page } = table;
  for (const name of ['history', 'learn', 'about', 'settings']) {
    await table.click(en.table(name));
    await table.button(en.box).waitFor({ state: 'detached' });
    await keys.landed();
    if (name !== 'settings') await table.click(en.table('back'));
  }
  for (const name of [en.table('themeLight'), en.table('themeDark')]) await table.choose(page.getByRole('radio', { name, exact: true }));
  await table.click(en.table('back'));

  await table.click(en.box);
  await table.choose(page.getByRole('radio', { name: '5', exact: true }));
  const [red, blue, yellow] = NAMES;
  const goat = (name) => table.button(starts(en.table('changeGoat', { name })));
  await table.use(goat(blue));
  const dialog = page.getByRole('dialog');
  await keys.reach(dialog.getByRole('textbox'));
  await page.keyboard.type('Zoë');
  await table.choose(dialog.getByRole('radio', { name: starts(en.table('green')) }));
  // A goat moves further round the table and back, and the page says where it sits.
  await dialog.getByText(`${red}, Zoë, ${yellow}`).waitFor();
  await table.use(dialog.getByRole('button', { name: en.table('swapSeats', { name: yellow }) }));
  await dialog.getByText(`${red}, ${yellow}, Zoë`).waitFor();
  await table.use(dialog.getByRole('button', { name: en.table('swapSeats', { name: yellow }) }));
  await dialog.getByText(`${red}, Zoë, ${yellow}`).waitFor();
  // The focus returns to the chair that was changed, although a different goat sits there now.
  await keys.escape(goat('Zoë'));
  await table.click(en.table('playersGo', { count: 5 }));

  // The last game was played without the dice.
  await table.click(en.table('whiteDie'));
  assert.equal(await table.button(en.table('whiteDie')).getAttribute('aria-pressed'), 'true');
  await table.choose(page.getByRole('radio', { name: /^0/ }));
  await table.click(en.table('allLost'));
  await table.heading(en.table('layTable')).waitFor();
  await table.click(en.table('menu'));
  await keys.escape(table.button(en.table('menu')));
  table.checkAllQuiet();
});
