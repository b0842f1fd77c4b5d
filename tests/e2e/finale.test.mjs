// The show at the end of a game: the same on all screens at the same time, and nothing of it before its moment.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { ANY, en, rowing, snitch, within } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';
import { COLOURS, framingCards, NAMES, RESUME } from './screens.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** At most so late is a drawing on a machine that has a lot to do. It is never early. */
const LATE = 1500;
const FRAME = 20;

/** What a page believed whenever something changed: the act, when it was due and when it was drawn, by the host's clock. */
const marks = ({ page }) => page.evaluate(() => performance.getEntriesByName('finale').map(({ detail }) => detail));
const reached = (screen, act) => until(`${act} on a screen`, async () => (await marks(screen)).some((mark) => mark.act === act), 40_000);
const show = ({ page }) => page.locator('.finale');

/** In the page: keeps everything it shows of each act, so that nothing escapes a test that looks too late. */
function watchActs() {
  window.acts = {};
  new MutationObserver(() => {
    const { act } = performance.getEntriesByName('finale').at(-1)?.detail ?? {};
    const all = `${document.title} ${document.body?.innerHTML}`;
    if (act && !(window.acts[act] ??= []).includes(all)) window.acts[act].push(all);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
const shownIn = ({ page }, ...acts) => page.evaluate((acts) => acts.flatMap((act) => window.acts[act] ?? []), acts);

/** Before the show: the page moves, and everything it shows is kept. */
async function prepare(...screens) {
  for (const { page } of screens) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(watchActs);
  }
}

/** What a screen reader could say on this page. */
async function spoken(screen) {
  const { nodes } = await (await screen.devtools()).send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value ?? '').join('\n');
}

/** Whatever says how it ended, on this screen. */
const RESULTS = ['wasScapegoat', 'conspiratorsWin', 'pointsAt', 'finale.step', 'finale.reveal', 'finale.alone', 'finale.together'];
const YOURS = ['framed', 'escaped', 'inTime', 'gift', 'conspired', 'framedToo', 'framedInnocent', 'framedWrong', 'inVain',
  'pointedWrong', 'tooLate', 'betrayed'];
const ANYBODY = { name: ANY, other: ANY, names: ANY, from: ANY, to: ANY };
/** Whoever’s phone it is, is “you”. */
const ANYONE = [ANYBODY, { ...ANYBODY, name: null, from: null }, { ...ANYBODY, other: null, to: null }];
const result = (t) =>
  within(...ANYONE.flatMap((who) => RESULTS.map((key) => t(key, who))), ...YOURS.map((key) => t(`you.${key}`)));

/** Three players with phones; the third is framed, and the host knows whether that was right. */
async function framed() {
  const stage = await Stage.open(house, 3, { dealt: true });
  await stage.count();
  for (const [seat, colours] of framingCards(3, 2).entries()) await stage.host.play({ type: 'card', colours }, seat);
  await stage.host.play({ type: 'judge' });
  return stage;
}

/** The silence looks the same however the game ended. */
const silences = { table: new Set(), phone: new Set() };
const silence = (shown) => shown.at(-1).match(/class="finale.*?<\/main>/s)[0].replace(/<!--.*?-->| (inside|style="[^"]*")/g, '');

test('all screens tell the end together, and nothing of it before its moment', async () => {
  const stage = await framed();
  const table = await stage.table();
  const phones = [await stage.phone(0), await stage.phone(1), await stage.phone(2)];
  const screens = [table, ...phones];
  await prepare(...screens);
  await stage.host.play({ type: 'reveal' });
  const { finale } = await stage.host.sees(({ view }) => view.step.name === 'over');

  // Until the first arrow flies, no page says more than that it is over.
  await Promise.all(screens.map(async (screen) => {
    await show(screen).waitFor();
    const heard = await spoken(screen);
    const { act } = (await marks(screen)).at(-1);
    if (act === 'hush' || act === 'roll') assert.doesNotMatch(heard, result(screen.t));
    await reached(screen, 'steps');
    // One phone does not want to wait, and nobody else notices.
    if (screen === phones[2]) await screen.tap(en.phone('skip'));
    const quiet = await shownIn(screen, 'hush', 'roll');
    assert.ok(quiet.length >= 2, 'there was a silence and a drum roll');
    for (const all of quiet) assert.doesNotMatch(all, result(screen.t));
    if (screen === phones[2]) return;
    await until('the first step', async () => result(screen.t).test((await shownIn(screen, 'steps')).join(' ')));
  }));
  silences.table.add(silence(await shownIn(table, 'hush')));
  silences.phone.add(silence(await shownIn(phones[0], 'hush')));

  await phones[2].heading(en.phone('wasScapegoat', { name: phones[2].called(stage.step.outcome.scapegoat) })).waitFor();
  // With the page opened anew, that phone is where everybody else is.
  await phones[2].page.reload();
  const { due: joined, drawn: at } = await until('a moment of the show', async () => (await marks(phones[2]))[0]);
  await until('the same moment at the table', async () => (await marks(table)).some(({ due }) => due === joined), 40_000);
  assert.ok(!(await marks(table)).some(({ due }) => due > joined && due < at - 5 * FRAME), 'it missed what came since');
  // The others see every act, as their marks say.
  const rest = [table, phones[0], phones[1]];
  await Promise.all(rest.map((screen) => reached(screen, 'reveal')));
  const seen = await Promise.all(rest.map(marks));
  for (const list of seen) {
    assert.deepEqual(list.map(({ act }) => act).slice(0, 6), ['hush', 'roll', 'steps', 'steps', 'steps', 'reveal']);
    // Due at the same instant of the host's clock on all screens, and drawn when that has come.
    assert.deepEqual(list.slice(1, 6).map(({ due }) => due), seen[0].slice(1, 6).map(({ due }) => due));
    for (const { act, due, drawn } of list.slice(1, 6)) {
      assert.ok(due >= finale.startsAt, 'not before the host says so');
      assert.ok(drawn > due - FRAME && drawn < due + LATE, `${act} is drawn ${Math.round(drawn - due)} ms after it is due`);
    }
  }
  // By keyboard it can be skipped, too.
  await table.page.keyboard.press('Escape');
  await table.checkEnd({
    says: stage.step.outcome.matsSaid, goat: stage.step.outcome.scapegoat, winners: stage.step.outcome.winners,
  });
  await stage.close();
});

test('without motion it is short, a page that comes late shows the end at once, and it can be used by everybody', async () => {
  const stage = await framed();
  const table = await stage.table();
  const phone = await stage.phone(0, { painted: true });
  for (const { page } of [table, phone]) await page.evaluate(watchActs);
  await stage.host.play({ type: 'reveal' });
  const { finale } = await stage.host.sees(({ view }) => view.step.name === 'over');
  await show(phone).waitFor();
  // Whatever is shown meanwhile, everybody can read it and skip it.
  assert.deepEqual(await violations(phone.page), []);
  for (const screen of [table, phone]) {
    await reached(screen, 'over');
    const list = await marks(screen);
    assert.deepEqual(list.map(({ act }) => act), ['hush', 'winner', 'over']);
    assert.equal(list.at(-1).due, finale.startsAt + 1500);
    await show(screen).waitFor({ state: 'detached' });
  }
  silences.table.add(silence(await shownIn(table, 'hush')));
  silences.phone.add(silence(await shownIn(phone, 'hush')));
  for (const [kind, seen] of Object.entries(silences)) assert.equal(seen.size, 1, `the silence of the ${kind} is the same in every game`);
  await phone.page.reload();
  await phone.heading(en.phone('wasScapegoat', { name: phone.called(stage.step.outcome.scapegoat) })).waitFor();
  assert.deepEqual((await marks(phone)).map(({ act }) => act), ['over']);
  assert.deepEqual(await violations(phone.page), []);
  await stage.host.ask('again');
  await phone.heading(en.phone('settingUp')).waitFor();
  assert.equal(stage.host.view.finale, null, 'the next game has another end');
  await stage.close();
});

/** A game of this kind is brought to its end by messages, on a table screen and the phone of the first seat. */
async function other(game, words, toEnd, last) {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' })), game);
  await toEnd(host);
  const { links } = await host.ask('links');
  const table = await house.page({ viewport: DESK });
  await table.page.goto(house.server.table);
  await table.page.getByRole('button', { name: RESUME }).first().click();
  const phone = await house.page({ viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.page.goto(links[0].url.replace(/\/\/[^/:]*/, '//goatherd.test'));
  await phone.page.getByRole('button', { name: words.phone('thatIsMe') }).tap();
  for (const { page } of [table, phone]) await page.getByRole('heading', { level: 1 }).first().waitFor();
  await prepare(table, phone);
  await host.play(last);
  await host.sees(({ view }) => view.step.name === 'over');
  for (const screen of [table, phone]) {
    await reached(screen, 'steps');
    const quiet = (await shownIn(screen, 'hush', 'roll')).join(' ');
    for (const key of ['finale.hush', 'finale.roll']) assert.ok(quiet.includes(words.table(key)), key);
    for (const name of NAMES.slice(0, 3)) {
      assert.doesNotMatch(quiet, within(words.table('finale.step', { name, count: ANY })));
      assert.doesNotMatch(quiet, within(words.table('hasWon', { name })));
    }
  }
  return { host, table, phone };
}

const ends = async ({ page }, words, heading) => {
  await page.getByRole('button', { name: words.table('skip') }).click();
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await show({ page }).waitFor({ state: 'detached' });
};

test('the show of Row Your Goat: one goat after the other goes overboard', async () => {
  const words = rowing.en;
  const { host, table, phone } = await other('rowing', words, async (host) => {
    await host.play({ type: 'arrange', plan: { missing: { lifesavers: 0, cards: 0 } }, starter: 0 });
    await host.play({ type: 'begin' });
    await host.play({ type: 'out', out: true }, 0);
    await host.play({ type: 'setFound', slowest: 2, alsoSafe: [0], lastCardOf: null });
  }, { type: 'finish' });
  for (const screen of [table, phone]) {
    const step = words.table('finale.step', { name: NAMES[1] });
    await until('somebody is overboard', async () => (await shownIn(screen, 'steps')).some((all) => all.includes(step)));
    await ends(screen, words, screen === phone ? words.phone('you.win') : words.table('winsNow', { names: NAMES[0], count: 1 }));
  }
  assert.deepEqual([...table.faults, ...phone.faults], []);
  host.close();
});

test('the show of Soplón: totals from the highest to the lowest', async () => {
  const words = snitch.en;
  const reaches = (host, name) => host.sees(({ view }) => view.step.name === name);
  const { host, table, phone } = await other('snitch', words, async (host) => {
    await host.play({ type: 'arrange', plan: { follow: false, look: null }, starter: 0 });
    await host.play({ type: 'begin' });
    await host.play({ type: 'seen' });
    await reaches(host, 'open');
    await host.play({ type: 'endRound' });
    await host.play({ type: 'ready' });
    await reaches(host, 'entry');
    for (const seat of [0, 1, 2]) await host.play({ type: 'enter', cards: [{ kind: 'witness', number: seat + 2 }] }, seat);
  }, { type: 'confirm' });
  for (const screen of [table, phone]) {
    const step = words.table('finale.step', { name: NAMES[2], count: 4 });
    await until('the highest total', async () => (await shownIn(screen, 'steps')).some((all) => all.includes(step)));
    await ends(screen, words, screen === phone ? words.phone('you.win') : words.table('resultOf', { name: NAMES[0] }));
    const totals = screen.page.getByRole('list', { name: words.table('standings') }).locator('strong');
    assert.deepEqual(await totals.allInnerTexts(), ['2', '3', '4']);
  }
  assert.deepEqual([...table.faults, ...phone.faults], []);
  host.close();
});
