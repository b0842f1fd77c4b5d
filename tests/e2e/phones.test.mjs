// What players see on their phones: what others did to them, nothing left over from the last game, unbroken words.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en, starts } from '../texts.mjs';
import { crowded, settled, sideways, violations } from './eyes.mjs';
import { catching, House, until } from './harness.mjs';
import { COLOURS, NAMES, Table } from './screens.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const [RED] = NAMES;

/** A possible board: a game has only two tokens, and `holder` has both. */
const board = (players, active, holder) => ({
  at: COLOURS.slice(0, players).map((_, seat) => (seat === active ? 'spy' : 'stash')),
  tokens: COLOURS.slice(0, players).map((_, seat) => (seat === holder ? 2 : 0)),
  onCard: 0, active, turn: 14,
});

test('a new game closes whatever belonged to the last one', async () => {
  const stage = await Stage.open(house, 3);
  const [zero, one, two] = [await stage.phone(0), await stage.phone(1), await stage.phone(2)];
  await stage.count();
  await stage.judge([['red'], ['blue'], ['yellow']]);
  for (const phone of [zero, one, two]) await phone.heading(en.phone('nobodyFramed')).waitFor();
  // One phone shows the verdict, one its explanation, and one the settings.
  await one.tap(en.phone('explainVerdict'));
  await one.page.getByRole('dialog', { name: en.book('learn') }).waitFor();
  await two.tap(en.phone('backToTable'));
  await two.tap(en.phone('settings'));
  await two.page.getByRole('dialog').waitFor();
  await stage.host.play({ type: 'abandon' });
  await stage.host.ask('again');
  for (const phone of [zero, one, two]) {
    await phone.heading(en.phone('settingUp')).waitFor();
    await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await stage.close();
});

test('a player who is spied on, robbed or asked to trade is told so by name', async () => {
  const stage = await Stage.open(house, 3, { guided: true, dealt: true });
  const { host } = stage;
  const [one, two] = [await stage.phone(1), await stage.phone(2)];
  const told = async (what) => {
    await one.sees(en.phone(`on.${what}`, { name: RED }));
    await settled(two.page);
    assert.equal(await two.page.getByText(en.phone(`on.${what}`, { name: RED })).count(), 0, 'nobody else is');
  };
  const gone = (what) => one.page.getByText(en.phone(`on.${what}`, { name: RED })).waitFor({ state: 'detached' });

  await host.play({ type: 'move', to: 'spy' }, 0);
  await host.play({ type: 'spy', on: 1 }, 0);
  await told('spied');
  await host.play({ type: 'undo' }, 0);
  await gone('spied');
  await host.play({ type: 'spy', on: 1 }, 0);
  // The message stays even if the turn ends at once, until the next player has moved.
  await host.play({ type: 'swap' }, 0);
  await one.heading(en.phone('yourTurn')).waitFor();
  await told('spied');
  await host.play({ type: 'move', to: 'trade' }, 1);
  await gone('spied');

  await host.play({ type: 'restate', board: board(3, 0, 1) });
  await host.play({ type: 'move', to: 'prepare' }, 0);
  await host.play({ type: 'steal', from: 1 }, 0);
  await told('stole');
  await host.play({ type: 'restate', board: board(3, 0, 1) });
  await gone('stole');
  await host.play({ type: 'move', to: 'trade' }, 0);
  await host.play({ type: 'trade', with: 1 }, 0);
  await told('traded');
  await stage.close();
});

test('in free play, too, both players pick a card before a counted trade', async () => {
  const stage = await Stage.open(house, 3);
  const [zero, one] = [await stage.phone(0), await stage.phone(1)];
  await zero.tap(starts(en.phone('countTrade')));
  await zero.page.getByRole('dialog').getByRole('button', { name: en.phone('with.trade', { name: NAMES[1] }) }).tap();
  await one.heading(en.phone('asksTrade', { name: RED })).waitFor();
  await zero.tap(en.phone('picked'));
  await zero.sees(en.phone('stillToPick', { name: NAMES[1] }));
  const zeros = [zero, one].map(({ page }) => page.getByRole('timer').getByText(en.phone('zero.trade')));
  await catching(zeros, () => one.tap(en.phone('picked')));
  await stage.reach('open');
  await stage.close();
});

test('going to the cops is not the main button, and asks for confirmation', async () => {
  const stage = await Stage.open(house, 6, { guided: true, dealt: true });
  const [active, opposite] = [await stage.phone(0), await stage.phone(3)];
  await active.heading(en.phone('yourTurn')).waitFor();
  const cops = active.page.locator('.places button').filter({ hasText: en.phone('cops') });
  await active.use(cops);
  await active.page.getByRole('dialog').getByRole('button', { name: en.phone('cancel') }).tap();
  assert.equal(await active.page.locator('main button.cops').count(), 0);
  const interrupt = opposite.button(en.phone('interrupt'));
  await interrupt.waitFor();
  assert.equal(await opposite.page.locator('button.wide, button.cops').filter({ hasText: en.phone('interrupt') }).count(), 0);
  await opposite.use(interrupt);
  await opposite.page.getByRole('dialog').getByRole('button', { name: en.phone('cancel') }).tap();
  assert.equal(stage.step.name, 'start');
  await stage.close();
});

test('each stage starts at the top of the page', async () => {
  const stage = await Stage.open(house, 6, { guided: true, dealt: true });
  const phone = await stage.phone(0);
  const top = () => phone.page.evaluate(() => scrollY);
  await phone.page.locator('.places').waitFor();
  await phone.page.evaluate(() => document.documentElement.style.setProperty('--text-scale', 2));
  const next = async (...play) => {
    await until('there is something to scroll', async () => {
      await phone.page.evaluate(() => scrollTo(0, 9999));
      return await top() > 0;
    });
    await stage.host.play(...play);
    await until('the page is at its top', async () => await top() === 0);
  };
  await next({ type: 'move', to: 'spy' }, 0);
  await next({ type: 'spy', on: 1 }, 0);
  await next({ type: 'swap' }, 0);
  await stage.host.play({ type: 'restate', board: board(6, 0, 0) });
  await stage.host.play({ type: 'move', to: 'prepare' }, 0);
  await next({ type: 'frame' }, 0);
  await next({ type: 'ready' }, 0);
  await stage.host.play({ type: 'ready' });
  await stage.reach('frameEntry');
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await next({ type: 'card', colours: ['red'] }, 0);
  await stage.close();
});

/** Changes the language of a phone. */
async function speak(phone, language) {
  await phone.page.evaluate((language) => localStorage.setItem('goatherd.choices', JSON.stringify({ language })), language);
  await phone.page.reload();
  await phone.page.locator(`html[lang=${language}] .stand`).waitFor();
}

test('six players and large text: no word is broken, and the foot stays low, in either language', async () => {
  const stage = await Stage.open(house, 6, { guided: true, dealt: true });
  const phones = [await stage.phone(0, { painted: true }), await stage.phone(3, { painted: true })];
  // The one who acts has more to read, and Spanish has the longer words.
  for (const [k, language] of ['es', 'en'].entries()) await speak(phones[k], language);
  const { host } = stage;
  const check = async (where) => {
    for (const phone of phones) {
      await until('it has heard', () => phone.view.version >= host.view.version);
      await settled(phone.page);
      assert.deepEqual(await crowded(phone.page), [], where);
      assert.deepEqual(await sideways(phone.page), [], where);
      assert.deepEqual(await violations(phone.page), [], where);
    }
  };
  await check('start');
  await host.play({ type: 'move', to: 'trade' }, 0);
  await check('trade');
  await host.play({ type: 'countTrade', with: 3 }, 0);
  await check('trade pick');
  await host.play({ type: 'undo' }, 0);
  await host.play({ type: 'trade', with: 3 }, 0);
  await check('traded');
  await host.play({ type: 'restate', board: board(6, 0, 0) });
  await check('late');
  await host.play({ type: 'move', to: 'prepare' }, 0);
  await host.ask('usePads', { on: true });
  await host.play({ type: 'frame' }, 0);
  await check('frame pick with pads');
  await host.ask('usePads', { on: false });
  await check('frame pick');
  await host.play({ type: 'ready' });
  await stage.reach('frameEntry');
  for (const phone of phones) await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await check('frame entry');
  await stage.judge(COLOURS.map((colour) => [colour]));
  for (const phone of phones) await phone.page.locator('.verdict').waitFor();
  await check('verdict');
  await stage.close();
});

test('a phone that is gone is shown on its goat, and the player can play on the table device instead', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([1]);
  await table.roll(en.table('rollTheDice'));
  await table.phones[1].page.close();
  const goat = table.button(starts(en.table('awayHelp', { name: NAMES[1] })));
  await goat.waitFor();
  await table.use(goat);
  await table.page.getByRole('dialog', { name: en.table('awayTitle', { name: NAMES[1] }) }).waitFor();
  await table.page.getByRole('img', { name: en.table('qrFor', { name: NAMES[1] }) }).waitFor();
  await table.click(en.table('takeSeat'));
  await table.button(starts(en.table('passTo', { name: NAMES[1] }))).waitFor();
  table.checkAllQuiet();
});
