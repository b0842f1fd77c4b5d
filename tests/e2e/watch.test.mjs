// Those who only watch: a television at the wall, and a friend's phone. They come with a link of their own, see what
// everybody sees, and have nothing to tap once they are open.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { framingCards } from '../other-client/game.mjs';
import { witness } from '../other-client/snitch.mjs';
import { capital, en, es, rowing, snitch, starts } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { unreadable } from './far.mjs';
import { catching, DESK, House, PHONE, until } from './harness.mjs';
import { COLOURS, NAMES, Phone, resume, Table, tapAtTheDoor } from './screens.mjs';

const TELEVISION = { width: 1920, height: 1080 };
const FOUR_K = { width: 3840, height: 2160 };
const TEN = [...COLOURS, 'pink', 'teal', 'brown', 'white'];

let house;
before(async () => { house = await House.open(); });
const clients = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  return house.tidy();
});
after(() => house.close());

/** A table device without a screen, with people whose names are as long as people's are. */
async function host(game, players) {
  const client = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  clients.push(client);
  await client.join();
  const names = ['Ana', 'Maximiliano', '', 'Ben', 'Zoë', 'Clementina'];
  const people = TEN.slice(0, players).map((colour, seat) => ({ colour, name: names[seat] ?? '' }));
  await client.sitDown(people, game);
  return client;
}

/** The link to watch, on the address that the pages know. */
async function linkOf(client) {
  const { url } = await client.ask('onlookersLink');
  return new URL(`/watch${new URL(url).hash}`, house.server.table).href;
}

async function open(url, options = {}) {
  const watched = await house.page({ viewport: TELEVISION, painted: true, ...options });
  await watched.page.goto(url);
  return watched;
}

async function television(url, { words = en, ...options } = {}) {
  const watched = await open(url, { locale: words === es ? 'es-ES' : 'en-GB', ...options });
  await watched.page.getByRole('button', { name: starts(words.watch('forEverybody')) }).click();
  return watched;
}

const heading = ({ page }, name) => page.getByRole('heading', { name, exact: true }).waitFor();

const THEMES = ['dark', 'light'];
let turn = 0;

/** From three metres, in one theme after the other. */
async function isFine({ page }, what) {
  const colorScheme = THEMES[turn++ % THEMES.length];
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
  assert.deepEqual(await unreadable(page), [], `${what}, ${colorScheme}`);
  assert.equal(await page.getByRole('button').count(), 0, `${what}: there is nothing to tap`);
  // What it finds depends neither on the language nor on the size.
  if (turn % 3 === 0) assert.deepEqual(await violations(page), [], `${what}, ${colorScheme}`);
}

test('a television follows a game from the codes of free seats to the scoreboard', async () => {
  const table = await host('scapegoat', 6);
  const seats = TEN.slice(0, 6).map((_, seat) => seat);
  await table.play({ type: 'arrange', plan: { guided: true }, placement: seats });
  const link = await linkOf(table);
  const screens = await Promise.all([
    television(link), television(link, { words: es }), television(link, { viewport: FOUR_K }),
  ]);
  const [screen] = screens;
  const all = async (key, params, what = key) => {
    for (const [k, words] of [en, es, en].entries()) {
      await heading(screens[k], words.watch(key, typeof params === 'function' ? params(words) : params));
      await isFine(screens[k], `${what} ${k}`);
    }
  };

  await all('settingUpGame', (words) => ({ game: words.table('title') }));
  assert.equal(new URL(screen.page.url()).hash, '', 'nobody reads the link from the screen');
  await table.sees(({ onlookers }) => onlookers.screens === 3 && onlookers.phones === 0);
  assert.equal(await screen.page.locator('img').count(), 0, 'codes are shown only if the table says so');
  await table.ask('screens', { screens: { codes: true, sound: true } });
  await screen.page.getByRole('img', { name: en.table('qrFor', { name: 'Ana' }) }).waitFor();
  await all('settingUpGame', (words) => ({ game: words.table('title') }), 'codes');

  await table.play({ type: 'begin' });
  await table.play({ type: 'roll' });
  await all('lookAtMats');
  for (const seat of seats) await table.whisper({ type: 'peek' }, seat);
  await table.play({ type: 'seen' }).catch(() => {});
  await all('turnOf', { name: 'Ana' });

  // Two tokens, and then an attempt.
  const move = async (to, act) => {
    const { active } = table.view.view.board;
    await table.play({ type: 'move', to }, active);
    await table.play(act, active);
    if (act.type !== 'frame') await table.play({ type: 'swap' }, active);
  };
  const elsewhere = () => ({ spy: 'stash', stash: 'spy' })[table.view.view.board.at[table.view.view.board.active]] ?? 'stash';
  const act = (place) => (place === 'spy' ? { type: 'spy', on: (table.view.view.board.active + 1) % 6 } : { type: 'stash', slot: 1 });
  for (let turns = 0; turns < 24 && table.view.view.step.name === 'start'; turns++) {
    const { at, active, side, tokens } = table.view.view.board;
    const goes = at[active] !== 'prepare' && (side === 'prepare' || tokens[active] > 0);
    if (!goes) await move(elsewhere(), act(elsewhere()));
    else await move('prepare', side === 'prepare' ? { type: 'prepare' } : { type: 'frame' });
  }
  assert.equal(table.view.view.step.name, 'framePick');
  const by = table.view.players[table.view.view.step.by];
  for (const [k, words] of [en, es, en].entries()) {
    const name = by.name || capital(words.table(by.colour));
    await heading(screens[k], words.watch('frameBy', { name }));
    await isFine(screens[k], `pick ${k}`);
  }

  await table.play({ type: 'ready' });
  // The same instant as everywhere: the page says when it believed zero was.
  await table.sees(({ view }) => view.step.name === 'frameEntry');
  await until('zero on the television', () => screen.page.evaluate(() => performance.getEntriesByName('zero').length > 0));
  await all('whatLies');
  for (const [seat, colours] of framingCards({ seats }, 2).entries()) await table.play({ type: 'card', colours }, seat);
  await table.play({ type: 'judge' });
  const framed = (words) => ({ names: capital(words.table('yellow')) });
  await all('verdictFramed', framed);
  await table.play({ type: 'reveal' });
  await until('the end', async () => (await screen.page.locator('.tonight').count()) > 0, 40_000);
  const { scapegoat } = table.view.view.step.outcome;
  for (const [k, words] of [en, es, en].entries()) {
    const { name, colour } = table.view.players[scapegoat];
    await heading(screens[k], words.watch('wasScapegoat', { name: name || capital(words.table(colour)) }));
    await isFine(screens[k], `end ${k}`);
  }
  for (const { faults } of screens) assert.deepEqual(faults, []);
});

test('a race is shown with its order, and what it came to', async () => {
  const table = await host('rowing', 3);
  await table.play({ type: 'arrange', plan: { standIn: 'phones', missing: { lifesavers: 0, cards: 0 } }, starter: 0 });
  const screen = await television(await linkOf(table));
  await heading(screen, en.watch('settingUpGame', { game: rowing.en.table('title') }));
  await table.play({ type: 'begin' });
  await heading(screen, rowing.en.table('playTitle'));
  await isFine(screen, 'play');
  await table.play({ type: 'call' }, 1);
  await screen.page.getByText(rowing.en.table('rowsNow', { name: 'Maximiliano' })).waitFor();
  await table.play({ type: 'setFound', slowest: 1, alsoSafe: [], lastCardOf: null });
  await heading(screen, rowing.en.table('about.set'));
  await isFine(screen, 'ruling');
  await table.play({ type: 'abandon' });
  await heading(screen, rowing.en.table('gameStopped'));
  await isFine(screen, 'stopped');
  assert.deepEqual(screen.faults, []);
});

test('ten people, the bar of the one look, and all their totals', async () => {
  const table = await host('snitch', 10);
  await table.play({ type: 'arrange', plan: { follow: true, look: 60 }, starter: 0 });
  const screen = await television(await linkOf(table));
  await table.play({ type: 'begin' });
  await heading(screen, snitch.en.table('lookTitle'));
  await isFine(screen, 'gather');
  await table.play({ type: 'ready' });
  await table.sees(({ view }) => view.step.name === 'look');
  await heading(screen, snitch.en.table('zero.look'));
  await screen.page.getByRole('timer').waitFor({ state: 'attached' });
  assert.deepEqual(await unreadable(screen.page), []);
  await table.play({ type: 'timeUp' });
  await heading(screen, en.watch('turnOf', { name: 'Ana' }));
  await isFine(screen, 'turn');
  await table.play({ type: 'draw' }, 0);
  await table.play({ type: 'play', card: witness(3) }, 0);
  await heading(screen, snitch.en.table('raceTitle', { number: 3 }));
  assert.deepEqual(await unreadable(screen.page), []);
  const shout = screen.page.getByText(snitch.en.table('shout.closed', { name: 'Maximiliano' }));
  await catching([shout], () => table.play({ type: 'close' }, table.view.view.board.active));
  await table.play({ type: 'untrack' }).catch(() => {});
  while (!['reveal', 'revealCount', 'entry'].includes(table.view.view.step.name)) {
    const { step, board, closed } = table.view.view;
    if (step.name === 'lastTurn') await table.play({ type: 'endTurn' }, step.of);
    else if (step.name === 'start') await table.play({ type: 'draw' }, board.active);
    else if (step.name === 'exchange') await table.play({ type: 'play', card: witness(9) }, board.active);
    else assert.fail(`${step.name} after ${closed?.left}`);
  }
  await table.play({ type: 'ready' });
  await table.sees(({ view }) => view.step.name === 'entry');
  for (const seat of TEN.keys()) await table.play({ type: 'enter', cards: [witness(seat), witness((seat + 5) % 10)] }, seat);
  await heading(screen, snitch.en.table('allIn'));
  await isFine(screen, 'entered');
  await table.play({ type: 'confirm' });
  await until('the end', async () => (await screen.page.locator('.ended').count()) > 0, 40_000);
  await isFine(screen, 'totals');
  assert.deepEqual(screen.faults, []);
});

test('a television comes through the door, and goes when the link is taken back', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  const screen = await open(new URL('/', house.server.table).href);
  await screen.page.getByRole('button', { name: starts(en.phone('bigScreen')) }).click();
  await heading(screen, en.phone('compare'));
  const dialog = table.page.getByRole('dialog', { name: en.table('screenKnocks') });
  await dialog.waitFor();
  const pictures = (place) => place.locator('ol > li').allInnerTexts();
  assert.deepEqual(await pictures(dialog), await pictures(screen.page), 'both screens show the same pictures');
  assert.deepEqual(await violations(table.page), []);
  assert.equal(await dialog.getByRole('button', { name: NAMES[0] }).count(), 0, 'it asks for no seat');
  await tapAtTheDoor(dialog, en.table('letIn'));
  await screen.page.getByRole('button', { name: starts(en.watch('forEverybody')) }).click();
  await heading(screen, en.watch('settingUpGame', { game: en.table('title') }));

  // It is still there after a reload, without another tap.
  await screen.page.reload();
  await heading(screen, en.watch('settingUpGame', { game: en.table('title') }));
  await table.sees(en.table('screenNow', { screens: 1, phones: 0 }));
  await table.click(starts(en.table('screenTakeBack')));
  await heading(screen, en.watch('watchOver'));
  await screen.page.getByText(en.watch('watchRevoked')).waitFor();
  await isFine(screen, 'taken back');
});

test('a friend follows on a phone, asks for a seat, and gets one', async () => {
  const table = await Table.open(house, { painted: true });
  await table.lay(3);
  await table.openPhones();
  await table.click(en.table('screenShow'));
  const url = await table.page.locator('.code[data-link]').getAttribute('data-link');
  const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true, painted: true }));
  await phone.page.goto(new URL(`/watch${new URL(url).hash}`, house.server.table).href);
  await phone.tap(starts(en.watch('forMe')));
  await phone.heading(en.watch('settingUpGame', { game: en.table('title') })).waitFor();
  await table.sees(en.table('screenNow', { screens: 0, phones: 1 }));
  assert.deepEqual(await violations(phone.page), []);
  await phone.tap(en.watch('wouldPlay'));
  await phone.page.getByLabel(en.watch('wouldPlayName')).fill('Eva');
  await phone.tap(en.watch('wouldPlayAsk'));
  await phone.sees(en.watch('wouldPlayAsked'));

  await table.heading(en.table('wishOf', { name: 'Eva' })).waitFor();
  assert.deepEqual(await violations(table.page), []);
  await table.click(en.table('giveSeat'));
  await table.page.getByRole('dialog').getByRole('button', { name: NAMES[2] }).click();
  // From here on it's the phone of that seat.
  await phone.heading(NAMES[2]).waitFor();
  await until('the phone is at its seat', () => table.view.seats[2].by === 'phone');
});

/** In the page: counts the sounds that start. A page that must be silent starts none. */
function countSounds() {
  window.sounds = 0;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounds++;
    return start.apply(this, when);
  };
}

test('sound comes from the television or from the table device, never from both', async () => {
  const client = await host('scapegoat', 3);
  await client.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2] });
  await client.play({ type: 'begin' });
  await client.play({ type: 'roll' });
  for (const seat of [0, 1, 2]) await client.whisper({ type: 'peek' }, seat);
  const table = new Table(await house.page({ viewport: DESK }));
  const screen = await house.page({ viewport: TELEVISION });
  for (const { page } of [table, screen]) await page.addInitScript(countSounds);
  await table.page.goto(house.server.table);
  await table.page.getByRole('button', { name: resume() }).first().click();
  await screen.page.goto(await linkOf(client));
  // This one tap allows it. A page over plain http can't promise to keep the screen on, so it says what to set.
  await screen.page.getByText(en.watch('mayGoDark')).waitFor();
  await screen.page.getByRole('button', { name: starts(en.watch('forEverybody')) }).click();
  await table.sees(en.table('turnOf', { name: 'Ana' }));
  await heading(screen, en.watch('turnOf', { name: 'Ana' }));

  const heard = ({ page }) => page.evaluate(() => window.sounds);
  /** The next turn begins with a tune on one of these pages, while the other one stays silent. */
  const nextTurn = async (loud, silent) => {
    const before = [await heard(loud), silent && await heard(silent)];
    const { active, moves } = { ...client.view.view.board, ...client.view.view.step };
    const to = moves.includes('stash') ? 'stash' : 'spy';
    await client.play({ type: 'move', to }, active);
    await client.play(to === 'stash' ? { type: 'stash', slot: 1 } : { type: 'spy', on: (active + 1) % 3 }, active);
    await client.play({ type: 'swap' }, active);
    await client.sees(({ view }) => view.board.active !== active && view.step.name === 'start');
    const { name, colour } = client.view.players[client.view.view.board.active];
    for (const each of [loud, silent].filter(Boolean)) {
      await heading(each, en.watch('turnOf', { name: name || capital(en.table(colour)) }));
    }
    await until('a tune', async () => await heard(loud) > before[0]);
    if (silent) assert.equal(await heard(silent), before[1]);
  };
  await nextTurn(table, screen);
  await client.ask('screens', { screens: { codes: false, sound: true } });
  await until('both have been told', () => [table, screen].every((each) => (each.view ?? each.watched.view).onlookers.sound));
  await nextTurn(screen, table);
  // A page that was loaded again says what it needs before it may make sounds; any key does.
  const silence = screen.page.getByText(en.watch('touchForSound'));
  assert.equal(await silence.count(), 0);
  await screen.page.reload();
  await silence.waitFor();
  await screen.page.keyboard.press('ArrowDown');
  await silence.waitFor({ state: 'detached' });
  await nextTurn(screen, table);
  // Without the television, the table device makes them again.
  await screen.close();
  await client.sees(({ onlookers }) => onlookers.screens === 0);
  await nextTurn(table);
  table.checkQuiet();
  assert.deepEqual(screen.faults, []);
});

test('whoever chose the wrong kind of screen, or the wrong language, opens the link again', async () => {
  const client = await host('rowing', 3);
  const link = await linkOf(client);
  const screen = await television(link);
  await heading(screen, en.watch('settingUpGame', { game: rowing.en.table('title') }));
  await screen.page.goto(link);
  await screen.page.getByRole('button', { name: 'Español' }).click();
  await screen.page.getByRole('button', { name: starts(es.watch('forMe')) }).click();
  await heading(screen, es.watch('settingUpGame', { game: rowing.es.table('title') }));
  await client.sees(({ onlookers }) => onlookers.screens === 0 && onlookers.phones === 1);
  // Whoever follows on a phone can change the language at any time.
  await screen.page.getByRole('button', { name: 'English' }).click();
  await heading(screen, en.watch('settingUpGame', { game: rowing.en.table('title') }));
  assert.deepEqual(screen.faults, []);
});
