// The verdicts on frame attempts and on the cops, on the table screen and on phones: every case of the rules.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { ANY, en, starts, within } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { House } from './harness.mjs';
import { framingCards, listed, NAMES } from './screens.mjs';
import { Stage } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** How a card is marked: it has the colour in question, lacks it, or does not count because it is the goat's own. */
const has = (colour) => en.table('cardHas', { colour: en.table(colour) });
const lacks = (colour) => en.table('cardLacks', { colour: en.table(colour) });
const own = en.table('cardIgnored');

/** Both screens show the verdict and, for the goat in question, which cards have its colour and which lack it. */
async function shows(stage, phone, { framed, about, marks, note }) {
  const { screen: table } = stage;
  const [onTable, onPhone] = framed.length
    ? [en.table('verdictFramed', { names: listed(framed) }), phone.framed(...framed.map((name) => NAMES.indexOf(name)))]
    : [en.table('verdictFailed'), en.phone('nobodyFramed')];
  await table.heading(onTable).waitFor();
  await phone.heading(onPhone).waitFor();
  await table.button(en.table('lookAtColour', { colour: en.table(about) })).click();
  await phone.tap(en.phone('lookAt', { colour: en.phone(about) }));
  for (const screen of [table, phone]) {
    const cards = screen.page.getByRole('listitem').filter({ has: screen.page.getByRole('img', { name: starts(screen.t('evidenceCard', { colours: ANY })) }) });
    for (const [seat, mark] of marks.entries()) await cards.nth(seat).getByText(mark).first().waitFor();
  }
  if (note) await table.sees(note);
}

test('frame attempts: every case is judged right, and the cards show why', async () => {
  const stage = await Stage.open(house, 3);
  await stage.table();
  const phone = await stage.phone(2);
  await stage.count();
  const [red, blue, yellow] = NAMES;
  const cases = [
    // F1: on all cards, including the goat's own. F2: on all except the goat's own.
    { cards: [['red'], ['red'], ['red']], framed: [red], about: 'red', marks: [own, has('red'), has('red')] },
    { cards: [['grey'], ['red', 'grey'], ['red']], framed: [red], about: 'red', marks: [own, has('red'), has('red')] },
    // F3: on all cards except one of another player. F4: on fewer.
    { cards: [['red'], ['red'], ['grey']], framed: [], about: 'red', marks: [own, has('red'), lacks('red')] },
    { cards: [['red'], ['grey'], ['grey']], framed: [], about: 'red', marks: [own, lacks('red'), lacks('red')] },
    // F5: grey, and a colour that nobody plays.
    { cards: [['grey'], ['grey'], ['grey']], framed: [], about: 'red', marks: [own, lacks('red'), lacks('red')] },
    {
      cards: [['teal'], ['teal'], ['teal']], framed: [], about: 'red', marks: [own, lacks('red'), lacks('red')],
      note: en.table('strangers', { names: listed([red, blue, yellow]), count: 3 }),
    },
    // F6: two goats at once, and three.
    {
      cards: [['blue'], ['red'], ['red', 'blue']], framed: [red, blue], about: 'red', marks: [own, has('red'), has('red')],
      note: en.table('doubleAmong'),
    },
    {
      cards: [['blue', 'yellow'], ['red', 'yellow'], ['red', 'blue']],
      framed: [red, blue, yellow], about: 'red', marks: [own, has('red'), has('red')],
    },
  ];
  for (const { cards: shown, ...wanted } of cases) {
    const { framed } = await stage.judge(shown);
    assert.deepEqual(framed.map((seat) => NAMES[seat]), wanted.framed);
    await shows(stage, phone, wanted);
  }
  // Only the mats of cardboard know who it was, and nobody has been told to point yet.
  await stage.screen.click(en.table('whoWasIt'));
  await stage.screen.heading(en.table('pointFirst')).waitFor();
  await stage.close();
});

for (const [doubleFrame, framed, note] of [
  ['wrongOneLoses', NAMES.slice(0, 2), en.table('doubleWrong')],
  ['fails', [], en.table('doubleFails')],
]) {
  test(`two goats framed at once, with the ruling ${doubleFrame}`, async () => {
    const stage = await Stage.open(house, 3, { doubleFrame });
    await stage.table();
    const phone = await stage.phone(2);
    await stage.count();
    await stage.judge([['blue'], ['red'], ['red', 'blue']]);
    await shows(stage, phone, { framed, about: 'blue', marks: [has('blue'), own, has('blue')], note });
    await stage.close();
  });
}

test('the cops, with cardboard: impossible arrows are rejected, and the next ones decide', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await phone.tap(en.phone('pointAt', { name: NAMES[1] }));
  // Arrows tapped here are still marked after another screen was shown.
  const row = table.page.getByRole('region', { name: within(NAMES[1]) });
  const isAtYellow = row.getByRole('button', { name: NAMES[2], pressed: true });
  await row.getByRole('button', { name: NAMES[2] }).click();
  await isAtYellow.waitFor();
  await table.click(en.table('menu'));
  await table.click(en.table('settings'));
  await table.click(en.table('back'));
  await isAtYellow.waitFor();
  await stage.host.play({ type: 'point', at: 0 }, 2);
  await table.click(en.table('reveal'));
  await table.sees(en.table('arrowsInVain'));
  await phone.sees(en.phone('pointInVain'));
  await phone.tap(en.phone('pointAt', { name: NAMES[1] }));
  await stage.host.play({ type: 'point', at: 2 }, 1);
  await stage.host.play({ type: 'point', at: 1 }, 2);
  await phone.tap(en.phone('showArrows'));
  for (const screen of [table, phone]) await screen.heading(screen.t('wasScapegoat', { name: screen.called(1) })).waitFor();
  await stage.close();
});

test('all screens name the scapegoat at the same moment, and none before', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const table = await stage.table();
  const phones = [await stage.phone(0), await stage.phone(1)];
  await stage.count();
  for (const { page } of [table, ...phones]) await page.getByRole('timer').waitFor({ state: 'detached' });
  for (const [seat, colours] of framingCards(3, 2).entries()) await stage.host.play({ type: 'card', colours }, seat);
  await stage.host.play({ type: 'judge' });
  await table.heading(en.table('verdictFramed', { names: NAMES[2] })).waitFor();
  const named = (screen) => within(...[null, ...NAMES.slice(0, 3)].map((name) => screen.t('wasScapegoat', { name })));
  // One phone has closed the verdict, the other is still showing it.
  await phones[0].tap(en.phone('goOn'));
  await phones[0].sees(en.phone('whoWasIt'));
  await phones[1].heading(en.phone('framed', { names: NAMES[2] })).waitFor();
  assert.equal(stage.step.name, 'point');
  // The settings of the game are under its name; a seat's number would be the answer. The list of tables has those of
  // the tests before, whose games are over.
  const knows = ({ watched }) =>
    watched.texts.some((text) => !text.includes('"what":"tables"') && /"scapegoat":\s*\d/.test(text));
  for (const screen of [table, ...phones]) {
    assert.doesNotMatch(await screen.page.locator('body').innerText(), named(screen));
    assert.ok(!knows(screen), 'no screen knows it yet');
  }
  await table.click(en.table('whoWasIt'));
  const { finale } = await stage.host.sees((view) => view.finale);
  // How late each of them draws it depends on the machine; when it's due doesn't, and none is early.
  const dues = new Set();
  for (const screen of [table, ...phones]) {
    await screen.heading(named(screen)).waitFor();
    const marks = await screen.page.evaluate(() => performance.getEntriesByName('finale').map(({ detail }) => detail));
    const { due, drawn } = marks.find(({ act }) => act === 'winner');
    assert.ok(due >= finale.startsAt && drawn > due - 20, `due at ${due}, drawn at ${drawn}`);
    dues.add(due);
  }
  assert.equal(dues.size, 1, 'they all tell it together');
  assert.ok(knows(table), 'now it is known');
  await stage.close();
});

test('the cops, with mats in the app: an arrow that contradicts its mat is pointed out', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await table.unhurried();
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  const wrong = [1, 2].find((seat) => seat !== stage.says[0]);
  await phone.tap(en.phone('pointAt', { name: NAMES[wrong] }));
  await phone.heading(en.phone('youPointed', { name: NAMES[wrong] })).waitFor();
  await table.click(en.table('showMats'));
  await stage.reach('over');
  const goat = stage.host.view.view.step.outcome.scapegoat;
  for (const screen of [table, phone]) await screen.heading(screen.t('wasScapegoat', { name: screen.called(goat) })).waitFor();
  await phone.sees(en.phone('pointedElsewhere', { name: NAMES[wrong] }));
  await table.sees(en.table('pointedElsewhere', { names: NAMES[0], count: 1 }));
  await stage.close();
});

/** The line that says how many of the five seconds are left. */
const secondsLeft = (key) => starts(...[1, 2, 3, 4, 5].map((seconds) => en.phone(key, { seconds })));

test('the cops, with mats in the app: the arrows are revealed after a moment, unless somebody needs more time', async () => {
  const stage = await Stage.open(house, 3, { dealt: true });
  const table = await stage.table();
  const phone = await stage.phone(0, { painted: true });
  await stage.count({ type: 'callCops' });
  // Both screens show the time left, without relying on motion or colour.
  await Promise.all([table, phone].map((screen) => screen.sees(secondsLeft('arrowsIn'))));
  assert.deepEqual(await violations(phone.page), []);
  await stage.reach('over');
  const { outcome } = stage.step;
  assert.deepEqual(outcome.arrows, [null, null, null], 'nobody had tapped');
  for (const screen of [table, phone]) await screen.heading(screen.t('wasScapegoat', { name: screen.called(outcome.scapegoat) })).waitFor();
  await stage.close();
});

test('the cops, with cardboard: when the time for tapping is up, the table is asked for missing arrows', async () => {
  const stage = await Stage.open(house, 3);
  const table = await stage.table();
  const phone = await stage.phone(0);
  await stage.count({ type: 'callCops' });
  await phone.sees(secondsLeft('pointWithin'));
  await phone.tap(en.phone('pointAt', { name: NAMES[1] }));
  await phone.sees(en.phone('stillToPoint', { names: listed(NAMES.slice(1, 3)) }));
  await phone.page.getByText(starts(en.phone('pointWithin', { seconds: ANY }))).waitFor({ state: 'detached' });
  assert.equal(stage.step.name, 'point', 'arrows decide here, so none may be missing');
  await table.button(starts(`${en.table('reveal')} ${en.table('arrowsLeft', { count: 2 })}`)).waitFor();
  for (const seat of [1, 2]) {
    await table.page.getByRole('region', { name: en.table('pointsAtWhom', { name: NAMES[seat] }) })
      .getByRole('button', { name: NAMES[3 - seat] }).click();
  }
  await table.click(en.table('reveal'));
  await stage.reach('over');
  for (const screen of [table, phone]) await screen.heading(screen.t('wasScapegoat', { name: screen.called(1) })).waitFor();
  await stage.close();
});
