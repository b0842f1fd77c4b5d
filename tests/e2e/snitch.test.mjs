// Evenings of Soplón: with phones, where the app follows the turns, and with one device that goes round.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { snitch, starts, within } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { catching, House, LANGUAGE, PHONE, until } from './harness.mjs';
import { COLOURS, listed, NAMES, Phone, RESUME, Table } from './screens.mjs';
import { enter, onPad, seatPhones, setUp, turn } from './snitch.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const { table: t, phone: p } = snitch.en;
const witness = (number) => ({ kind: 'witness', number });

async function assertAccessible(...screens) {
  for (const { page } of screens) assert.deepEqual(await violations(page), []);
}

/** Whether all of it can be seen without scrolling. */
async function aboveFold(locator) {
  const { y, height } = await locator.boundingBox();
  return y >= 0 && y + height <= locator.page().viewportSize().height;
}

function checkAllQuiet(table) {
  for (const screen of [table, ...table.phones]) screen.checkQuiet();
}

test('three phones: the one look, turns, an elimination, a close, the reveal, a tie, and again [relay]', async () => {
  const table = await Table.open(house, { painted: true });
  await setUp(table, 3);
  await seatPhones(table, 'en', { painted: true });
  const [red, blue, yellow] = table.phones;
  await assertAccessible(table, red);

  // The one look: everybody counts, looks and puts the cards down together.
  await table.click(t('toTheLook'));
  await table.reach('lookGather');
  for (const phone of table.phones) await phone.heading(p('lookTitle')).waitFor();
  await assertAccessible(table, red);
  const down = [table, ...table.phones].map((screen) => screen.heading(screen.t === table.t ? t('cardsDown') : p('cardsDown')));
  await catching(down, async () => {
    for (const phone of table.phones) await phone.tap(p('ready'));
    await table.reach('look');
    for (const screen of [table, ...table.phones]) await screen.heading(t('zero.look')).waitFor();
    await table.reach('start');
  });
  for (const heading of down) await heading.waitFor({ state: 'detached' });

  // What every card does is one tap away.
  await red.tap(starts(p('cardsShort')));
  await red.sees(p('act.hitman'));
  await assertAccessible(red);
  await red.page.keyboard.press('Escape');
  await table.click(t('cardsDo'));
  await table.sees(t('act.snitch'));
  await table.page.keyboard.press('Escape');

  // A witness: yellow is wrong, and blue has one like it in red's district.
  await red.heading(p('yourTurn')).waitFor();
  await blue.heading(p('turnOf', { name: NAMES[0] })).waitFor();
  // Whoever has nothing to do sees their own goat.
  await blue.page.locator('.goat > svg').waitFor();
  await assertAccessible(table, red, blue);
  await turn(table, witness(4));
  await yellow.heading(p('raceTitle', { number: 4 })).waitFor();
  // What it is all about is explained when it happens for the first time.
  await yellow.sees(p('new.eliminate.text'));
  await table.button(t('new.what', { what: t('new.eliminate') })).waitFor();
  await assertAccessible(table, yellow);
  const text = (screen, words) => screen.page.getByText(words).first();
  await catching([text(yellow, p('shout.missed.you.text'))], () => yellow.tap(starts(p('wrongOne'))));
  await table.sees(t('districtCards', { count: 5 }));
  // For whoever has a turn to take, that is on the first screen, and the answers are a tap away.
  const { y, height } = await blue.button(starts(p('drewCard'))).boundingBox();
  assert.ok(y + height <= PHONE.height, `it ends at ${y + height}`);
  await blue.tap(p('iTried'));
  await blue.tap(starts(p('rightOther')));
  const shouts = [
    text(red, p('shout.other.mine.text', { name: NAMES[1] })),
    text(table, t('shout.other.text', { name: NAMES[1], owner: NAMES[0] })),
  ];
  await catching(shouts, () => blue.tap(NAMES[0]));
  await blue.heading(p('raceTitle', { number: 4 })).waitFor({ state: 'detached' });
  // This page may learn of it after blue's phone.
  await until('the card is gone', () => table.board.sizes[1] === 3);
  assert.deepEqual(table.board.sizes, [4, 3, 5]);

  // The family.
  await turn(table, { kind: 'boss' });
  await assertAccessible(table, blue);
  await blue.tap(p('addedTo', { name: NAMES[2] }));
  await table.reach('start');
  assert.deepEqual(table.board.sizes, [4, 3, 6]);
  await turn(table, { kind: 'hitman' });
  await yellow.tap(p('lookedDone'));
  await yellow.tap(p('swappedDone'));
  // Everybody is told about the snitch; the first time it's explained and stays until it's read.
  await turn(table, { kind: 'snitch' });
  assert.deepEqual(table.board.sizes, [5, 3, 6]);
  await red.sees(p('shout.snitch.you.text', { count: 5 }));
  for (const screen of [table, blue, yellow]) {
    await screen.sees(t('shout.snitch.text', { name: NAMES[0], count: 5 }));
    await screen.sees(t('new.snitch.text'));
  }
  await assertAccessible(table, red);
  for (const screen of [table, ...table.phones]) await screen.use(screen.button(t('new.ok')).last());
  // That was a slip of the finger.
  await red.tap(starts(p('undo')));
  await table.reach('exchange');
  await red.use(onPad(red, witness(11)));
  await table.reach('start');

  // Blue closes; the others have one turn each, and can't reach the closed district.
  await blue.tap(starts(p('knock')));
  await blue.tap(p('knockYes'));
  await table.sees(t('comesNext', { names: NAMES[0] }));
  await assertAccessible(table, blue, yellow);
  await turn(table, { kind: 'thug' });
  await yellow.sees(p('outOfReach', { name: NAMES[1] }));
  await yellow.tap(p('lookedDone'));
  await turn(table, witness(12));

  // The reveal, the cards of everybody, and the first tie-break.
  await table.reach('reveal');
  for (const phone of table.phones) await phone.tap(p('ready'));
  await table.reach('entry');
  for (const phone of table.phones) await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await assertAccessible(table, red);
  // Nothing moves under a finger that enters cards.
  const padOf = (phone) => phone.page.locator('.pad').boundingBox();
  const place = await padOf(red);
  await red.use(onPad(red, witness(7)));
  assert.deepEqual(await padOf(red), place);
  await red.tap(p('removeCard', { card: p('witnessOf', { number: 7 }) }));
  assert.deepEqual(await padOf(red), place);
  await enter(table, [
    [witness(4), { kind: 'snitch' }],
    [witness(3), { kind: 'cousin' }, witness(6)],
    [witness(12)],
  ]);
  await table.heading(t('topTitle')).waitFor();
  await assertAccessible(table, red);
  await yellow.use(onPad(yellow, witness(5)));
  await table.heading(t('allIn')).waitFor();
  await table.sees(t('differs', { name: NAMES[0], counted: 4, entered: 2 }));
  await red.sees(p('differsYou', { counted: 4, entered: 2 }));
  await assertAccessible(table);
  await table.click(t('addUp'));
  await table.heading(t('resultOf', { name: NAMES[0] })).waitFor();
  await table.sees(t('by.cards', { total: 9, cards: 2, other: 3 }));
  await red.heading(within(p('you.win'), p('you.closedAndWon'))).waitFor();
  await blue.heading(p('resultOf', { name: NAMES[0] })).waitFor();
  // Who has won and what comes next are on the first screen.
  assert.ok(await aboveFold(table.button(starts(t('again')))));
  assert.ok(await aboveFold(red.button(p('againShout'))));
  const totals = await table.page.getByRole('list', { name: t('standings') }).locator('strong').allInnerTexts();
  assert.deepEqual(totals, ['9', '9', '12'], 'the best comes first');
  await assertAccessible(table, red, blue);

  // Another one, without the setting up.
  await table.click(starts(t('again')));
  await table.reach('setup');
  assert.equal(table.view.view.plan.look, 5);
  await table.click(t('menu'));
  await table.click(starts(t('toStart')));
  await table.click(t('history'));
  await table.sees(t('endedScored'));
  checkAllQuiet(table);
});

test('somebody whose phone is gone can enter their cards on the table device [web, long]', async () => {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' })), 'snitch');
  await host.play({ type: 'arrange', plan: { follow: false, look: null }, starter: 0 });
  const { links } = await host.ask('links');
  for (const type of ['begin', 'seen']) await host.play({ type });
  await host.play({ type: 'close' }, 0);
  for (const seat of [1, 2]) await host.play({ type: 'endTurn' }, seat);
  await host.play({ type: 'ready' });
  await host.sees(({ view }) => view.step.name === 'entry');

  const table = await Table.open(house);
  await table.click(RESUME);
  const phone = await Phone.open(house, links[1].url.replace(/\/\/[^/:]*/, '//goatherd.test'), 1);
  await phone.tap(p('thatIsMe'));
  await phone.heading(p('enterTitle')).waitFor();
  const enterHere = table.button(starts(t('enterOf', { name: NAMES[1] })));
  assert.equal(await enterHere.count(), 0, 'it is entered on the phone');
  await phone.close();
  await table.click(starts(t('awayHelp', { name: NAMES[1] })));
  await table.page.getByRole('dialog', { name: t('awayTitle', { name: NAMES[1] }) }).waitFor();
  await table.click(t('takeSeat'));
  await enterHere.first().waitFor();
  table.checkQuiet();
  host.close();
});

const words = snitch[LANGUAGE];
const { table: say } = words;

test(`pass and play on a phone in the middle, help only, up to a draw (${LANGUAGE}) [web]`, async () => {
  const locale = { en: 'en-GB', es: 'es-ES' }[LANGUAGE];
  const watched = await house.page({ viewport: PHONE, locale, painted: true });
  const table = Object.assign(new Table(watched), { house, phones: [], t: say });
  await table.page.goto(house.server.table);
  await setUp(table, 4, { timed: false, words });
  await table.stepByStep();
  await table.sees(say('allLaid'));
  await table.click(say('menu'));
  await table.choose(table.page.getByRole('radio', { name: say('freePlay') }));
  await table.page.keyboard.press('Escape');
  await table.click(say('toTheLook'));
  await table.reach('lookFreely');
  await assertAccessible(table);
  await table.click(say('everybodyLooked'));
  await table.reach('open');
  await assertAccessible(table);

  const people = ['red', 'blue', 'yellow', 'green'].map((colour) => {
    const name = say(colour);
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  await table.click(starts(say('somebodyCloses')));
  await table.page.getByRole('dialog').getByRole('button', { name: people[2] }).click();
  await assertAccessible(table);
  await table.click(say('knockYes'));
  for (const seat of [3, 0, 1]) {
    await table.heading(say('lastTurnOf', { name: people[seat] })).waitFor();
    await assertAccessible(table);
    await table.click(say('endOfTurn'));
  }
  await table.reach('reveal');
  await table.click(starts(say('everybodyReady')));
  await table.reach('entry');
  await table.page.getByRole('timer').waitFor({ state: 'detached' });
  await assertAccessible(table);
  // Two snitches can't be, and the screen says why.
  await table.use(table.page.locator('.act button').last());
  for (const kind of ['snitch', 'snitch']) await table.use(onPad(table, { kind }, words));
  await assertAccessible(table);
  await table.use(table.button(say('entered', { count: 2 }), { exact: true }));
  await table.sees(say('error.tooMany', { sort: 'snitch', most: 1, name: () => '' }));
  await table.click(say('close'));
  await table.use(table.button(say('back'), { exact: true }));
  await enter(table, [[witness(3), witness(4)], [{ kind: 'thug' }, witness(8)], [witness(4), witness(3)], []], words);
  await table.heading(say('allIn')).waitFor();
  // The fourth one has cards after all.
  await table.click(say('changeOf', { name: people[3] }));
  await table.use(onPad(table, witness(9), words));
  await table.use(table.button(say('entered', { count: 1 }), { exact: true }));
  await assertAccessible(table);
  await table.click(say('addUp'));
  await table.heading(say('draw')).waitFor();
  const names = LANGUAGE === 'en' ? listed([people[0], people[2]]) : `${people[0]} y ${people[2]}`;
  await table.sees(say('drawBetween', { names }));
  await assertAccessible(table);
  table.checkQuiet();
});
