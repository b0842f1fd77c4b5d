// Evenings of Row Your Goat: with six phones, and with rings on the table device and real fingers.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { rowing, starts } from '../texts.mjs';
import { violations } from './eyes.mjs';
import { House, LANGUAGE, PHONE } from './harness.mjs';
import { begin, fingers, grab, name, ringOf, seatPhones, setUp } from './rowing.mjs';
import { NAMES, Table } from './screens.mjs';
import { Touch } from './stage.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const { table: t, phone: p } = rowing.en;

async function assertAccessible(...screens) {
  for (const { page } of screens) assert.deepEqual(await violations(page), []);
}

/** No part of this box is where one of those was. */
function assertApart(box, others, what) {
  const meets = (other) => box.x < other.x + other.width && other.x < box.x + box.width
    && box.y < other.y + other.height && other.y < box.y + box.height;
  assert.ok(!others.some(meets), `${what} stands where a lifesaver was`);
}

function checkAllQuiet(table) {
  for (const screen of [table, ...table.phones]) screen.checkQuiet();
}

test('six phones: a set, a false grab, calls, out of cards, a win, and again [relay]', async () => {
  const table = await Table.open(house, { painted: true });
  await setUp(table, 6, 'phones');
  await seatPhones(table, 'en', { painted: true });
  await begin(table);
  const [red, blue, yellow] = table.phones;
  await assertAccessible(table, red);

  // A set: five are safe, and the sixth takes it. Whoever sits to the left of the sixth goes next.
  await grab(table, [2, 0, 1, 4, 3]);
  await table.reach('question');
  await red.heading(p('wasThereASet')).waitFor();
  await assertAccessible(table, red);
  await table.click(t('yesSet'));
  await table.sees(t('take.set', { name: name(5) }));
  await table.sees(t('next.seat', { name: name(0) }));
  for (const phone of table.phones.slice(1)) await phone.sees(p('next.seat', { name: name(0) }));
  await red.sees(p('next.seat.you'));
  await assertAccessible(table, red);

  // A false grab, noticed on a phone; the table lets the player off.
  await grab(table, [1]);
  await table.reach('question');
  await red.tap(p('noSet'));
  await table.sees(t('take.pile', { name: name(1) }));
  await table.sees(t('next.seat', { name: name(2) }));
  await table.click(t('waveOff', { name: name(1) }));
  await table.sees(t('next.sameTurn'));
  await blue.sees(p('next.sameTurn'));

  // Calls: yellow says it in time, red doesn't.
  await yellow.tap(starts(p('myGoat')));
  await table.sees(t('rowsNow', { name: name(2) }));
  await red.sees(p('rowsNow', { name: name(2) }));
  await table.sees(t('hand.called'));
  await blue.tap(p('yourGoatTo', { name: name(0) }));
  await table.sees(t('call.caught', { names: name(1), name: name(0), count: 1 }));
  await red.sees(p('take.pile.you'));
  await blue.tap(p('yourGoatTo', { name: name(2) }));
  await table.sees(t('call.saidBefore', { name: name(2) }));

  // A fault, from a phone.
  await yellow.tap(p('whatHappened'));
  await yellow.tap(starts(p('fault.offGrid')));
  await assertAccessible(yellow);
  await yellow.page.getByRole('dialog').getByRole('button', { name: name(4) }).tap();
  await table.sees(t('take.cardBack', { name: name(4) }));
  await table.sees(t('next.seat', { name: name(5) }));

  // Out of cards: the next lifesaver wins. The first yes was wrong, and is undone.
  await red.tap(p('iAmOut'));
  await table.sees(t('hand.out'));
  await grab(table, [0, 1, 2, 3, 4]);
  await table.reach('question');
  await table.click(t('yesSet'));
  // Whether it's right is asked without the name: that's for the show.
  await table.heading(t('decided')).waitFor();
  await red.heading(p('decided')).waitFor();
  for (const { page } of [table, red, blue])
    assert.equal(await page.getByText(t('winsNow', { names: name(0), count: 1 })).count(), 0);
  await table.click(starts(t('undoDeed', { deed: t('deed.ruled') })));
  await table.reach('question');
  await table.click(t('yesSet'));
  await table.reach('result');
  await blue.tap(p('resultStands'));
  await table.reach('over');
  await red.button(p('againShout'), { exact: true }).waitFor();
  await assertAccessible(table, red, blue);

  await table.click(starts(t('again')));
  await table.reach('setup');
  await table.click(t('tableIsSet'));
  await table.reach('play');
  await ringOf(red).waitFor();
  await table.click(t('menu'));
  await table.click(t('endGame'));
  await table.click(t('endGameYes'));
  await table.heading(t('gameStopped')).waitFor();
  checkAllQuiet(table);
});

test('a warm-up: the same grid on every phone, and points for what they see', async () => {
  const table = await Table.open(house, { painted: true });
  await setUp(table, 2, 'phones');
  await seatPhones(table, 'en', { painted: true });
  await table.click(starts(t('warmUp')));
  await table.reach('warmUp');
  for (const phone of table.phones) await phone.sees(p('tapTheLine'));
  await assertAccessible(table, table.phones[0]);
  for (const phone of table.phones) await phone.tap(p('answerNoSet'));
  await table.heading(starts(t('solutionNone'), t('solutionSets', { count: 1 }), t('solutionSets', { count: 2 }),
    t('solutionSets', { count: 3 }), t('solutionSets', { count: 4 }))).waitFor();
  const { solution, cards } = table.step.warmUp;
  assert.equal(cards.length, 9);
  const mark = solution.sets.length ? 'overlooked' : 'right';
  assert.deepEqual(solution.marks, [mark, mark]);
  for (const phone of table.phones) await phone.heading(p(`mark.${mark}`)).waitFor();
  await assertAccessible(table, table.phones[0]);
  await table.phones[1].tap(p('warmUpEnd'));
  await table.reach('setup');
  checkAllQuiet(table);
});

const words = rowing[LANGUAGE];
const { table: say } = words;

test(`pass and play with rings on the table device and real fingers (${LANGUAGE}) [web]`, async () => {
  const locale = { en: 'en-GB', es: 'es-ES' }[LANGUAGE];
  const watched = await house.page({ viewport: PHONE, hasTouch: true, locale, painted: true });
  const table = Object.assign(new Table(watched), { house, phones: [] });
  await Touch.of(table, 5);
  await table.page.goto(house.server.table);
  await setUp(table, 3, 'rings', words);
  await table.stepByStep(say);
  await table.sees(say('allLaid'));
  await begin(table, words);
  const ring = (number) => table.button(say('ringNumber', { number }), { exact: true });
  const names = [1, 2, 3].map((number) => say('ringNumber', { number }));
  assert.equal(await table.button(starts(...names)).count(), 2, 'as many rings as are missing');
  await assertAccessible(table);

  // Two fingers at once, and a third one that comes too late. It lands where a lifesaver was, and not on an answer.
  const taken = (number) => table.button(say('ringTaken', { number }), { exact: true });
  const places = await Promise.all([ring(1), ring(2)].map((one) => one.boundingBox()));
  await fingers(table, ring(1), ring(2));
  await fingers(table, taken(2));
  await table.reach('question');
  await table.heading(say('wasThereASet')).waitFor();
  assert.equal(table.step.name, 'question', 'nothing was answered');
  for (const key of ['yesSet', 'noSet', 'dontAgree', 'forgetIt'])
    assertApart(await table.button(starts(say(key))).first().boundingBox(), places, key);
  await assertAccessible(table);
  await table.click(say('yesSet'));
  await table.heading(say('whoIsSlowest')).waitFor();
  await assertAccessible(table);
  const people = [words.table('red'), words.table('blue'), words.table('yellow')]
    .map((colour) => colour.charAt(0).toUpperCase() + colour.slice(1));
  await table.page.getByRole('dialog').getByRole('button', { name: people[1] }).click();
  await table.sees(say('take.set', { name: people[1] }));
  await table.sees(say('next.seat', { name: people[2] }));

  // One finger, and no set: who was it?
  await table.click(say('close'));
  await table.button(say('close'), { exact: true }).waitFor({ state: 'detached' });
  await fingers(table, ring(2));
  await table.reach('question');
  await table.click(say('dontAgree'));
  await table.heading(say('judgeTitle')).first().waitFor();
  const paint = (boat, colour) => table.click(say('paintWith', {
    what: say('cardName', { what: say(boat), colour: say(colour) }),
  }));
  for (const [boat, colour] of [['raft', 'pink'], ['raft', 'blue'], ['raft', 'yellow']]) await paint(boat, colour);
  await table.sees(say('setsHere', { count: 1 }));
  await assertAccessible(table);
  await table.click(say('clearGrid'));
  for (const [boat, colour] of [['raft', 'pink'], ['jetSki', 'blue'], ['raft', 'yellow']]) await paint(boat, colour);
  await table.sees(say('noSetHere'));
  await table.click(say('showAll'));
  await table.sees(say('noSetHere'));
  // The judge has said it, so nobody is asked again.
  assert.equal(await table.button(say('noSet'), { exact: true }).count(), 0);
  await table.click(say('carryOn'));
  await table.heading(say('whoTouched')).waitFor();
  const dialog = table.page.getByRole('dialog');
  await dialog.getByRole('button', { name: people[0] }).click();
  await dialog.getByRole('button', { name: say('carryOn') }).click();
  await table.sees(say('take.pile', { name: people[0] }));
  await table.sees(say('next.seat', { name: people[1] }));

  // Without phones, too, people shout: one in time, the other too late.
  await table.click(say('close'));
  await table.click(say('aboutPlayer', { name: people[2] }));
  await table.click(starts(say('myGoat')));
  await table.sees(say('rowsNow', { name: people[2] }));
  await table.click(say('aboutPlayer', { name: people[1] }));
  await table.click(starts(say('yourGoat')));
  await table.sees(say('take.pile', { name: people[1] }));

  // Everybody is out of cards, and there's no set.
  await table.click(say('close'));
  for (const person of people) {
    await table.click(say('aboutPlayer', { name: person }));
    await table.click(say('playerOut', { name: person }));
    await dialog.waitFor({ state: 'detached' });
  }
  await table.click(say('noMoreSets'));
  await table.heading(say('decided')).waitFor();
  await table.click(say('resultStands'));
  await table.reach('over');
  await assertAccessible(table);
  table.checkQuiet();
});

test(`the judge, the trainer and the rules need no table (${LANGUAGE}) [web, long]`, async () => {
  const locale = { en: 'en-GB', es: 'es-ES' }[LANGUAGE];
  const watched = await house.page({ locale, painted: true });
  const table = Object.assign(new Table(watched), { house, phones: [] });
  await table.page.goto(house.server.table);
  await table.click(say('judgeGrid'));
  await table.heading(say('judgeTitle')).first().waitFor();
  await assertAccessible(table);
  await table.click(say('done'));
  // The box that was opened last has its book on the table.
  await table.click(say('learn'));
  await table.click(starts(`${words.book('trainer')} ${words.book('trainerHint')}`));
  await table.click(words.book('trainerGo'));
  for (let grid = 1; grid <= 10; grid++) {
    await table.heading(words.book('trainerOf', { step: grid, steps: 10 })).waitFor();
    await table.click(say('answerNoSet'));
    if (grid === 1) await assertAccessible(table);
    await table.click(grid < 10 ? words.book('trainerNext') : words.book('trainerFinish'));
  }
  await table.click(words.book('trainerAgain'));
  await table.heading(words.book('trainerOf', { step: 1, steps: 10 })).waitFor();
  table.checkQuiet();
});

test('while the table draws lots, no phone says who starts', async () => {
  const table = await Table.open(house);
  await setUp(table, 2, 'phones');
  await seatPhones(table);
  const [{ page }] = table.phones;
  const name = page.locator('main strong');
  const host = await house.client();
  await host.ask('openTable', { table: table.view.table });
  await host.play({ type: 'pickStarter', seat: 1 });
  await name.getByText(p('starts', { name: NAMES[1] })).waitFor();
  await page.evaluate(() => new MutationObserver(() => {
    if (!document.querySelector('main strong')) window.gone ??= performance.now();
    else if (window.gone) window.back ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true }));
  await host.play({ type: 'pickStarter', seat: null });
  await page.waitForFunction(() => window.back);
  const without = await page.evaluate(() => window.back - window.gone);
  assert.ok(without > 2000, `${without} ms`);
  host.close();
  checkAllQuiet(table);
});
