// Whoever keeps everybody waiting is nudged, most of those with phones can start the next game, and the screen turns
// towards whoever acts.

import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { en, rowing, snitch, starts } from '../texts.mjs';
import { covered } from './covered.mjs';
import { settled, sideways, violations } from './eyes.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';
import { COLOURS, NAMES, Phone, RESUME, Table } from './screens.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
// What a test sets would still be set in the next one.
beforeEach(async () => {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.ask('saveSettings', { settings: {} });
  host.close();
});
afterEach(() => house.tidy());
after(() => house.close());

const nudge = (screen, text) => screen.page.getByRole('status').getByText(text);

/** From now on the test says how late it is. A touch begins the pause anew, by this clock. */
async function stopClock({ page }) {
  await page.clock.install();
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup')));
}

/** The page believes that so much time has passed. Then it looks whether the host is still there. */
async function pass(screen, seconds) {
  await screen.page.clock.fastForward(seconds * 1000);
  await until('the page is connected', async () => (await screen.page.getByText(en.table('lostHint')).count()) === 0);
}

test('after a pause the phone of whoever is to move says so, and the table quietly; both can be told not to', async () => {
  const stage = await Stage.open(house, 3, { guided: true, dealt: true });
  const { active } = stage.host.view.view.board;
  const [mine, other] = [await stage.phone(active), await stage.phone((active + 1) % 3)];
  const table = await stage.table();
  const screens = [mine, other, table];
  // The nudge is fetched with everything else that the first look doesn't need.
  await mine.page.waitForLoadState('networkidle');
  for (const screen of screens) await stopClock(screen);
  const yours = nudge(mine, en.phone('nudge.move', { name: NAMES[active] }));
  const theirs = nudge(table, en.table('nudge.move.one', { name: NAMES[active] }));
  // The clocks go on meanwhile, and on a busy machine that may be some seconds.
  for (const screen of screens) await pass(screen, 20);
  assert.deepEqual([await yours.count(), await theirs.count()], [0, 0], 'nobody is hurried');
  for (const screen of screens) await pass(screen, 26);
  await yours.waitFor();
  await theirs.waitFor();
  assert.equal(await other.page.getByText(en.phone('nudge.move', { name: NAMES[active] })).count(), 0);

  // The next move ends it, and the pause begins again.
  const [to] = stage.step.moves.filter((place) => place !== 'cops');
  await stage.host.play({ type: 'move', to }, active);
  await yours.waitFor({ state: 'detached' });
  await theirs.waitFor({ state: 'detached' });

  // Turned off, on both.
  await mine.tap(en.phone('settings'));
  await mine.choose(mine.page.getByRole('group', { name: en.phone('nudges') }).getByRole('radio', { name: en.phone('nudges.off') }));
  await mine.page.keyboard.press('Escape');
  await table.click(en.table('menu'));
  await table.click(en.table('settings'));
  await table.choose(table.page.getByRole('group', { name: en.table('nudges') }).getByRole('radio', { name: en.table('off') }));
  await table.click(en.table('back'));
  for (const screen of screens) await pass(screen, 60);
  await until('the phone is back', () => mine.watched.view?.version >= stage.host.view.version);
  assert.deepEqual([await yours.count(), await theirs.count()], [0, 0]);
  stage.host.close();
});

test('who hasn’t looked yet is told so, but never who they are', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0]);
  await table.roll();
  const [phone] = table.phones;
  await phone.peek();
  await phone.page.waitForLoadState('networkidle');
  for (const screen of [phone, table]) await stopClock(screen);
  for (const screen of [phone, table]) await pass(screen, 31);
  await nudge(table, en.table('nudge.look.more', { count: 2 })).waitFor();
  assert.equal(await phone.page.getByText(en.phone('nudge.look', { name: NAMES[0] })).count(), 0, 'this one has looked');
});

/** A game of each kind that was stopped, and what is on the table when the next one has begun. */
const GAMES = {
  scapegoat: { words: en, plan: { guided: true }, begun: 'look' },
  rowing: { words: rowing.en, plan: { missing: { lifesavers: 5, cards: 0 }, standIn: 'phones' }, begun: 'play' },
  snitch: { words: snitch.en, plan: { follow: true, look: null, kit: { lostWitnesses: 0, lost: [] } }, begun: 'lookFreely' },
};

for (const [game, { words, plan, begun }] of Object.entries(GAMES)) {
  test(`most of the phones want another game, and one tap sets the table (${game})`, async () => {
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await host.join();
    await host.sitDown(COLOURS.slice(0, 4).map((colour) => ({ colour, name: '' })), game);
    const start = game === 'scapegoat' ? { placement: null } : { starter: null };
    await host.play({ type: 'arrange', plan, ...start });
    const links = (await host.ask('links')).links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    await host.play({ type: 'begin' });
    const table = Object.assign(new Table(await house.page({ viewport: DESK })), { players: 4, phones: [] });
    await table.page.goto(house.server.table);
    await table.button(RESUME).first().click();
    const phones = [];
    for (const seat of [0, 1, 2]) {
      const phone = await Phone.open(house, links[seat], seat);
      await phone.tap(en.phone('thatIsMe'));
      phones.push(phone);
    }
    await host.play({ type: 'abandon' });
    const shout = (phone) => phone.button(en.phone('againShout'), { exact: true });
    await shout(phones[0]).tap();
    for (const screen of [table, ...phones]) await screen.sees(en.phone('wantAgain', { count: 1, all: 3 }));
    await phones[0].tap(en.phone('notAgain'));
    await until('it was taken back', () => host.view.again.length === 0);
    for (const phone of phones.slice(1)) await shout(phone).tap();
    await host.sees(({ round }) => round === 2);

    await table.heading(words.table('sameAgain')).waitFor();
    if (game === 'rowing') await table.sees(words.table('chore.lifesaversPhones'));
    // Somebody would rather be led through everything, or change something.
    await table.click(words.table('somethingChanged'));
    await table.heading(words.table({ scapegoat: 'layTable', rowing: 'setUpTitle', snitch: 'settingUp' }[game])).waitFor();
    await table.page.reload();
    await table.button(RESUME).first().click();
    await table.click(words.table('tableIsSet'));
    await until(`the game is at ${begun}`, () => host.view.view.step.name === begun);
    for (const screen of [table, ...phones]) screen.checkQuiet();
    host.close();
  });
}

/** In the page: what of the texts and buttons is off the screen, on whatever side. */
function cutOff() {
  return [...document.querySelectorAll('.say, .act button, .tools button, .stage .disc, .stage .place .card')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((each) => each.textContent.trim().slice(0, 40));
}

/** By how much the prompt is turned, as it is painted. */
function turned() {
  let sum = 0;
  for (let each = document.querySelector('.say'); each; each = each.parentElement) sum += parseFloat(getComputedStyle(each).rotate) || 0;
  return sum % 360;
}

for (const players of [3, 6]) {
  test(`with ${players} players the screen turns towards whoever acts, and everything stays on it`, async () => {
    const stage = await Stage.open(house, players, { guided: true, dealt: true });
    const table = await stage.table();
    await table.click(en.table('menu'));
    await table.click(en.table('settings'));
    const facing = table.page.getByRole('group', { name: en.table('facing') });
    await table.choose(facing.getByRole('radio', { name: starts(en.table('on')) }));
    await table.click(en.table('back'));
    const wide = { 3: [0, 90, 270], 6: [0, 90, 90, 180, 270, 270] }[players];
    const upright = { 3: [0, 180, 180], 6: [0, 0, 180, 180, 180, 0] }[players];
    const seen = new Set();
    while (seen.size < players) {
      const { active } = stage.host.view.view.board;
      seen.add(active);
      for (const [size, angles] of [[PHONE, upright], [{ width: 1024, height: 768 }, wide], [DESK, wide]]) {
        await table.page.setViewportSize(size);
        await settled(table.page);
        const where = `${NAMES[active]}, ${size.width}×${size.height}`;
        assert.equal(await table.page.evaluate(turned), angles[active], where);
        assert.deepEqual(await table.page.evaluate(cutOff), [], where);
        assert.deepEqual(await covered(table.page), [], where);
      }
      const { turn } = stage.host.view.view.board;
      const to = ['spy', 'trade', 'stash'].find((place) => stage.step.moves.includes(place));
      await stage.host.play({ type: 'move', to }, active);
      const { due, targets: [target] } = stage.step;
      await stage.host.play({ type: due, ...{ spy: { on: target }, trade: { with: target }, stash: { slot: 1 } }[due] }, active);
      await stage.host.play({ type: 'swap' }, active);
      await until('the screen shows the next turn', () => table.board?.turn > turn);
    }

    // The look faces whoever looks, and a tap turns it further.
    await table.click(en.table('lookAgain'));
    await table.click(starts(en.table('passTo', { name: NAMES[1] })));
    await table.pad.waitFor();
    const alone = table.page.locator('.alone');
    assert.match(await alone.getAttribute('class'), /turn90/);
    for (const size of [PHONE, DESK]) {
      await table.page.setViewportSize(size);
      await settled(table.page);
      const { x, y, width, height } = await table.pad.boundingBox();
      assert.ok(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, JSON.stringify({ x, y, width, height }));
    }
    await table.click(en.table('turnScreen'));
    assert.match(await alone.getAttribute('class'), /turn180/);
    await table.press();
    assert.equal(await table.posterSays(), stage.says[1]);
    await table.lift();
    await stage.close();
  });
}

test('the settings for it are accessible, and left-handed people get everything mirrored', async () => {
  const stage = await Stage.open(house, 3, { guided: true, dealt: true });
  const phone = await stage.phone(0, { painted: true });
  await phone.page.waitForLoadState('networkidle');
  const gear = phone.button(en.phone('settings'));
  assert.ok((await gear.boundingBox()).x > PHONE.width / 2);
  await phone.tap(en.phone('settings'));
  await phone.choose(phone.page.getByRole('group', { name: en.phone('hand') }).getByRole('radio', { name: en.phone('hand.left') }));
  await settled(phone.page);
  assert.deepEqual(await violations(phone.page), []);
  assert.deepEqual(await sideways(phone.page), []);
  await phone.page.keyboard.press('Escape');
  assert.ok((await gear.boundingBox()).x < PHONE.width / 2);
  await phone.page.reload();
  await phone.page.waitForLoadState('networkidle');
  await until('it is remembered', async () => (await gear.boundingBox())?.x < PHONE.width / 2);

  const watched = await house.page({ viewport: DESK, painted: true });
  const table = Object.assign(new Table(watched), { phones: [] });
  await table.page.goto(house.server.table);
  await table.click(en.table('settings'));
  await table.choose(table.page.getByRole('group', { name: en.table('hand') }).getByRole('radio', { name: en.table('hand.left') }));
  await settled(table.page);
  assert.deepEqual(await violations(table.page), []);
  assert.deepEqual(await sideways(table.page), []);
  await table.click(en.table('back'));
  await table.button(RESUME).first().click();
  const middle = async (selector) => {
    const { x, width } = await table.page.locator(selector).first().boundingBox();
    return x + width / 2;
  };
  await table.page.locator('.stage').waitFor();
  assert.ok((await middle('.say')) > (await middle('.stage')), 'texts and buttons are on the right');
  await stage.close();
});
