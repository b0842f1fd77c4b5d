// One device for everybody, passed around.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { en, starts } from '../texts.mjs';
import { House, PHONE } from './harness.mjs';
import { failingCards, framingCards, moveTo, NAMES, others, Table } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** Counted by the page itself, so that no test helper can hide a tap. */
async function countTaps(table) {
  await table.page.evaluate(() => {
    window.taps = 0;
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, () => window.taps++, { capture: true });
  });
  return () => table.page.evaluate(() => window.taps);
}

/** From the start screen, with everything missing. */
async function begin(table) {
  table.players = 4;
  await table.click(en.box);
  await table.click(en.table('playersGo', { count: 4 }));
  await table.click(en.table('allLost'));
  await table.roll();
  return table.look();
}

test('four players with nothing missing have all looked after at most twelve taps [web, long]', async () => {
  const table = await Table.open(house);
  const taps = await countTaps(table);
  await table.click(en.box);
  await table.click(en.table('playersGo', { count: 4 }));
  await table.click(en.table('next'));
  await table.click(en.table('enterDice'));
  for (const die of ['whiteDie', 'blackDie']) {
    const faces = table.page.getByRole('group', { name: en.table('enterDie', { die: en.table(die) }) });
    await faces.getByText('7', { exact: true }).click();
  }
  await table.click(en.table('diceLie'));
  await table.page.waitForFunction(() => {
    document.querySelector('button.dice')?.click();
    return !document.querySelector('button.dice');
  });
  await table.click(en.table('everybodyLooked'));
  await table.seeTurn(1);
  const count = await taps();
  assert.ok(count > 4 && count <= 12, `${count} taps`);
  table.checkQuiet();
});

test('four players who have lost everything have all looked after at most twelve taps [web]', async () => {
  const table = await Table.open(house);
  const taps = await countTaps(table);
  const secret = await begin(table);
  await table.seeTurn(1);
  const count = await taps();
  assert.ok(count <= 12, `${count} taps`);
  assert.ok(count > 4, 'the taps are counted');

  // A guided game to the end: one attempt fails, the second frames the scapegoat.
  await table.turnsUntilFrame();
  await table.attempt(failingCards(4));
  await table.heading(en.table('verdictFailed')).waitFor();
  await table.click(en.table('backToTable'));
  await table.act('swap');
  await table.reach('start');
  await table.turnsUntilFrame();
  await table.attempt(framingCards(4, secret.goat));
  await table.heading(en.table('verdictFramed', { names: NAMES[secret.goat] })).waitFor();
  await table.click(en.table('whoWasIt'));
  await table.checkEnd({ ...secret, winners: others(4, secret.goat) });

  // Another game, in which somebody goes to the cops.
  await table.click(starts(en.table('again')));
  await table.roll(en.table('tableIsSet'));
  const next = await table.look();
  await table.reach('start');
  await table.takeTurn('trade');
  await table.move('cops');
  await table.click(en.table('copsYes'));
  await table.endWithCops(next);
  await table.checkEnd({ ...next, winners: [next.goat] });
  table.checkAllQuiet();
});

test('when the real table looks different, players can enter it, and the app rejects what is impossible [web, long]', async () => {
  const table = await Table.open(house);
  await begin(table);
  await table.reach('start');
  await table.click(en.table('menu'));
  await table.click(en.table('restate'));
  const choose = (group, name) => table.page.getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true }).check({ force: true });
  await choose(en.table('whoseTurn'), NAMES[3]);
  await table.page.getByLabel(en.table('whichTurn')).fill('9');
  await choose(en.table('standsAt', { name: NAMES[1] }), en.table('stash'));
  await choose(en.table('tokensOf', { name: NAMES[2] }), '1');

  // Three tokens, although the game has only two.
  await table.click(en.table('restateYes'));
  await table.page.getByRole('dialog').getByRole('alert').getByText(en.table('error.impossibleBoard')).waitFor();
  assert.notEqual(table.board.turn, 9);

  await choose(en.table('tokensOnCard'), '1');
  await table.click(en.table('restateYes'));
  await table.seeTurn(9);
  const { active, at, tokens, onCard } = table.board;
  assert.deepEqual([active, at[1], tokens, onCard], [3, 'stash', [0, 0, 1, 0], 1]);

  // A mistake here can be undone like any other.
  await table.click(starts(en.table('undoDeed', { deed: en.table('deedRestated') })));
  await table.seeTurn(1);
  table.checkAllQuiet();
});

test('a setting changed just before the page is closed is kept [web, long]', async () => {
  const table = await Table.open(house);
  await table.click(en.table('settings'));
  await table.page.getByRole('radio', { name: en.table('themeDark'), exact: true }).check({ force: true });
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click(en.table('settings'));
  assert.equal(await table.page.getByRole('radio', { name: en.table('themeDark'), exact: true }).isChecked(), true);
});

test('the cops are one more location, and ask before they end the game [web, long]', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await begin(table);
  await table.reach('start');
  assert.equal(await table.page.locator('.act button').count(), 0, 'moving is the main action, on the locations');
  for (const place of table.step.moves) await table.button(moveTo(place)).waitFor();
  await table.move('cops');
  const question = table.page.getByRole('dialog', { name: en.table('copsQuestion', { name: NAMES[table.board.active] }) });
  await question.getByRole('button', { name: en.table('cancel') }).click();
  await question.waitFor({ state: 'detached' });
  assert.equal(table.step.name, 'start');
  table.checkAllQuiet();
});

test('free play works on a phone in the middle of the table [web, long]', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await table.click(en.table('settings'));
  await table.page.getByRole('radio', { name: starts(en.table('freePlay')) }).check({ force: true });
  await table.click(en.table('back'));
  const secret = await begin(table);
  await table.reach('open');
  await table.heading(en.table('freePlay')).waitFor();

  await table.click(starts(en.table('frameAttempt')));
  await table.page.getByRole('dialog').getByRole('button', { name: NAMES[2] }).click();
  await table.click(en.table('startFrame'));
  await table.sees(en.table('frameBy', { name: NAMES[2] }));
  await table.attempt(failingCards(4));
  await table.click(en.table('backToTable'));
  await table.reach('open');

  await table.move('cops');
  await table.page.getByRole('dialog').getByRole('button', { name: NAMES[1] }).click();
  await table.click(en.table('copsYes'));
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  table.checkAllQuiet();
});
