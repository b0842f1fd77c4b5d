// What happens when mats or dice are lost.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ANY, en, starts } from '../texts.mjs';
import { House, until } from './harness.mjs';
import { Box, rescueAll } from './rescue.mjs';
import { listed, NAMES, scapegoatOf, Table } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('whichever mats are lost, everybody sees a mat that agrees with the others', () => rescueAll(house, [
  [3, [1], [[0], [1, 2]]],
  [6, [5], [[0, 2, 4]]],
]));

test('three players, two mats that name each other: the app decides, and all agree', async () => {
  const box = await Box.open(house, 3, [2]);
  const said = await box.rescue([0, 1], { goat: 0, decoy: 1 });
  assert.deepEqual(said.slice(0, 2), [1, 0]);
  assert.ok(said[2] === 0 || said[2] === 1, `the third mat says ${said[2]}`);
  // Everybody is asked to look twice, because with so few mats a misreading often fits.
  await box.roll([0, 1]);
  for (const screen of box.table.screens) await screen.sees(screen.t('lookTwice'));
  await box.close();
});

test('impossible entries: everybody looks again, nobody is blamed, and after the second time the app offers to deal', async () => {
  const box = await Box.open(house, 4, [0, 3]);
  const { table } = box;
  const offer = table.button(starts(en.table('dealByApp')));
  const cardboard = [0, 1, 2];
  /** What the screens say once everybody knows that the mats don't agree. */
  const said = async () => {
    for (const screen of table.screens) await screen.sees(screen.t('misread'));
    return Promise.all(table.screens.map(({ page }) => page.getByRole('main').innerText()));
  };
  let first;
  for (const culprit of cardboard) {
    await box.roll(cardboard);
    // A phone may learn of the new roll after the table does.
    for (const { page, t } of table.screens) await page.getByText(t('misread')).first().waitFor({ state: 'detached' });
    await box.tellAll(cardboard, (seat) => (seat === culprit ? (culprit + 1) % 3 : 3));
    assert.deepEqual(box.step, { name: 'reading', told: [], waiting: cardboard, misreads: 1, mayGoUnnoticed: true });
    const words = await said();
    // Everybody sees the same message, whoever misread.
    assert.deepEqual(words, first ??= words);
    assert.equal(await offer.count(), 0);
  }

  // At the last of these tables, everybody enters the same wrong thing again.
  await box.tellAll(cardboard, (seat) => (seat === 2 ? 0 : 3));
  assert.equal(box.step.misreads, 2);
  for (const screen of table.screens) await screen.sees(screen.t('misreadTwice'));
  await table.click(starts(en.table('dealByApp')));
  await box.reach('look');
  assert.deepEqual(box.step.waiting, box.seats, 'the cardboard is put away');
  scapegoatOf(await table.look().then(({ says }) => says));
  await box.reach('open');

  // The third attempt may also succeed, after a mistake was corrected.
  await box.roll(cardboard);
  for (let misread = 0; misread < 2; misread++) await box.tellAll(cardboard, (seat) => (seat === 1 ? 0 : 3));
  await table.phones[0].tap(en.phone('tellNow'));
  await table.phones[0].tap(en.phone('matNames', { name: NAMES[1] }));
  await until('it is told', () => box.step.told.includes(0));
  await table.phones[0].tap(en.phone('tellAgain'));
  const { version } = box.host.view;
  await table.phones[0].tap(en.phone('matNames', { name: NAMES[3] }));
  await box.host.sees((view) => view.version > version);
  await box.tell(1, 3);
  await box.tell(2, 3);
  await box.reach('look');
  assert.notEqual(await box.look(3), 3, 'the fourth mat never names its owner');
  await box.close();
});

test('with all mats there, the reading check notices a misreading and lets the game begin once all agree', async () => {
  const box = await Box.open(house, 4, [1]);
  await box.roll(box.seats, { readingCheck: true });
  await box.tellAll(box.seats, (seat) => (seat === 0 ? 2 : seat === 1 ? 0 : 1));
  assert.equal(box.step.misreads, 1);
  for (const screen of box.table.screens) await screen.sees(screen.t('misread'));
  await box.tellAll(box.seats, (seat) => (seat === 1 ? 0 : 1));
  await box.reach('open');
  await box.close();
});

/** What is on a page: its elements with their text, its storage and its console output. */
const traces = ({ page, watched }) => page.evaluate(() => ({
  // Style sheets, and the film that keeps the screen on, arrive whenever there is time for them.
  dom: document.documentElement.outerHTML.replaceAll(' style=""', '').replace(/="c\d+"|<link rel="stylesheet"[^>]*>|<video.*?<\/video>/g, ''),
  kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title, location.href]),
})).then((found) => ({ ...found, said: watched.said.length }));

/** A message without the parts that differ from game to game. */
const neutral = (text) => text.replace(/"(version|openedAt|last|round|id)":\d+/g, '"$1":0');

test('what a player enters reaches no other device and leaves no trace on their own', async () => {
  const box = await Box.open(house, 3, [0, 2]);
  const { table } = box;
  const heard = () => table.screens.map(({ watched }) => watched.texts.map(neutral));
  const clear = () => { for (const { watched } of table.screens) watched.texts.length = 0; };
  const settled = () => until('all have heard', () => table.screens
    .every(({ view }) => view.version === box.host.view.version));
  const recordings = [];
  // Blue or yellow on the phone, red or yellow on the table device; the mats always agree. The first round only makes
  // the phone fetch its late parts, so that its pages are the same from then on.
  for (const [first, second] of [[1, 0], [1, 0], [2, 2], [1, 2], [2, 0]]) {
    await box.roll([0, 1]);
    await table.phones[0].button(en.phone('tellNow')).waitFor();
    await settled();
    clear();
    const seen = [];
    for (const [seat, goat] of [[0, first], [1, second]]) {
      await box.tell(seat, goat);
      await until('it is told', () => box.step.name === 'look' || box.step.told.includes(seat));
      await settled();
      seen.push(await Promise.all(table.screens.map(traces)));
    }
    await table.sees(en.table('restOnPhones'));
    await table.phones[0].page.locator('.now :is(aside, span > button + button)').waitFor();
    const all = heard();
    for (const text of all.flat()) assert.doesNotMatch(text, /readMat|"says"/);
    recordings.push({ seen, heard: all });
  }
  const [, one, ...others] = recordings;
  assert.ok(one.heard.flat().some((text) => text.startsWith('out ')), 'the wire is watched');
  for (const other of others) {
    assert.deepEqual(other.heard, one.heard);
    // A page is long, so only the place where two pages differ is reported.
    for (const [k, pages] of other.seen.entries()) {
      for (const [screen, page] of pages.entries()) assert.equal(parting(page, one.seen[k][screen]), null);
    }
  }
  await box.close();
});

/** Where two pages differ, or null. */
function parting(page, other) {
  const [one, two] = [JSON.stringify(page), JSON.stringify(other)];
  if (one === two) return null;
  const at = [...one].findIndex((letter, k) => letter !== two[k]);
  return [one, two].map((text) => text.slice(Math.max(0, at - 200), at + 100));
}

test('a device that is put down during an entry asks again who is holding it', async () => {
  const box = await Box.open(house, 3, [0]);
  const { table } = box;
  await box.roll([0, 1]);
  const leave = ({ page }) => page.evaluate(() => void dispatchEvent(new Event('blur')));
  await table.click(starts(en.table('passTo', { name: NAMES[1] })));
  await table.click(starts(en.table('iAm', { name: NAMES[1] })));
  await table.heading(en.table('whatDoesItSay')).waitFor();
  await leave(table);
  await table.heading(en.table('whoReads')).waitFor();
  await table.phones[0].tap(en.phone('tellNow'));
  await leave(table.phones[0]);
  await table.phones[0].page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.deepEqual(box.step.told, []);
  await box.close();
});

test('with a lost mat and a lost die, a group can enter both and play to the end [web, long]', async () => {
  const table = await Table.open(house);
  await table.click(en.box);
  await table.choose(table.page.getByRole('radio', { name: '4', exact: true }));
  await table.click(en.table('playersGo', { count: 4 }));
  await table.heading(en.table('whatIsMissing')).waitFor();
  const says = (dice, mats, params) => table.page.getByText(en.table('willHappen', {
    dice: en.table(dice), mats: en.table(mats, params),
  }), { exact: true }).waitFor();
  await says('willRollNone', 'willNothing');
  assert.equal(await table.button(en.table('printReplacements')).count(), 0, 'nothing is missing');
  await table.choose(table.page.getByRole('group', { name: en.table('readingCheck') }).getByRole('radio', { name: starts(en.table('yes')) }));
  await says('willRollNone', 'willCheck');
  await table.click(NAMES[3]);
  await table.click(en.table('blackDie'));
  await says('willRollBlack', 'willRescue', { names: NAMES[3], count: 1 });
  await table.button(en.table('printReplacements')).waitFor();

  // The app asks only once which die is white and how its sides are numbered.
  await table.page.getByRole('heading', { name: en.table('aboutMats') }).evaluate((end) => end.scrollIntoView());
  await table.choose(table.page.getByRole('radio', { name: en.table('sides', { count: 12 }), exact: true }));
  await table.choose(table.page.getByRole('radio', { name: en.table('zeroToNine'), exact: true }));
  await table.click(en.table('next'));
  await table.heading(en.table('layTable')).waitFor();
  table.players = 4;
  if (!house.server.isWeb) await table.seatPhones([0, 3]);
  await table.click(en.table('enterDice'));
  const face = (name) => table.page.getByRole('radio', { name, exact: true });
  assert.equal(await face('0').count(), 0, 'the white die has twelve sides');
  await table.choose(face('12'));
  await table.click(en.table('rollTheDice'));
  await table.reach('reading');
  const { white, black } = table.view.view.dice;
  assert.equal(white, 12);
  assert.ok(black >= 0 && black <= 9, `the app rolled ${black}`);
  await table.page.waitForFunction(() => {
    document.querySelector('button.dice')?.click();
    return !document.querySelector('button.dice');
  });

  const box = Object.assign(new Box(), { table });
  await box.tell(0, 2);
  await box.tell(1, 2);
  await box.tell(2, 0);
  await table.reach('look');
  assert.equal(await box.look(3), 2);
  await table.reach('start');
  const { active } = table.board;
  await (table.phones[active] ?? table).move('cops');
  await (table.phones[active] ? table.phones[active].tap(en.phone('callCopsYes')) : table.click(en.table('copsYes')));
  await table.endWithCops({ says: [2, 2, 0, 2] });
  await table.checkEnd({ says: [2, 2, 0, 2], goat: 2, winners: [2] });

  // The app remembers what is lost, and the dice, so nobody is asked again.
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click(en.box);
  await table.click(en.table('playersGo', { count: 4 }));
  await says('willRollBlack', 'willRescue', { names: NAMES[3], count: 1 });
  await table.page.getByText(en.table('diceKindIs', { white: 12, black: 10, ten: en.table('zeroToNine') }), { exact: true }).waitFor();
  table.checkAllQuiet();
  await Promise.all(table.screens.map((screen) => screen.close()));
});

test('a mat can be tested row by row, with a break, and the app says whether it is regular [web, long]', async () => {
  const [red, blue, yellow] = NAMES;
  const table = await Table.open(house);
  await table.click(en.box);
  await table.choose(table.page.getByRole('radio', { name: '3', exact: true }));
  await table.click(en.table('playersGo', { count: 3 }));
  await table.page.getByRole('heading', { name: en.table('aboutMats') }).evaluate((end) => end.scrollIntoView());
  if (await table.button(en.table('change')).isVisible()) await table.click(en.table('change'));
  await table.choose(table.page.getByRole('radio', { name: en.table('sides', { count: 10 }), exact: true }));
  await table.choose(table.page.getByRole('radio', { name: en.table('oneToTen'), exact: true }));
  await table.click(en.table('testMat'));
  await table.click(red);
  const row = (number) => table.sees(en.table('rowOf', { row: number, rows: 10 }));
  await row(1);

  // Cells are entered by tapping, with one mistake, and then by keyboard.
  for (const goat of [blue, yellow, red]) await table.click(goat);
  assert.equal(await table.page.locator('tbody svg').count(), 3);
  await table.click(en.table('cellUndo'));
  await table.page.keyboard.type('2323232323');
  await row(2);
  // Undo goes back into the row that was just finished.
  await table.page.keyboard.press('Backspace');
  await row(1);
  assert.equal(await table.page.locator('tbody svg').count(), 11);
  await table.page.keyboard.type('3');
  await row(2);
  await table.page.keyboard.type('333');

  // After a break in the middle of a row, the test continues at the start of that row and shows no earlier entries.
  await until('it is kept', async () => (await kept(table.page)).settings?.games.scapegoat.matTest?.cells.length === 12);
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click(en.box);
  await table.click(en.table('playersGo', { count: 3 }));
  await table.click(en.table('testMatOn', { name: red, row: 2, rows: 10 }));
  await row(2);
  assert.equal(await table.page.locator('tbody svg').count(), 0);
  assert.ok(await table.button(en.table('cellUndo')).isDisabled());
  await table.page.keyboard.type('232323232323'.repeat(8));
  await row(10);
  await table.page.keyboard.type('232323232312');

  await table.sees(en.table('matIrregular', { name: red }));
  await table.sees(en.table('namesItself', { name: red, white: 10, black: 11 }));
  await table.sees(en.table('namedTimes', { name: yellow, times: 59, each: 60 }));
  assert.equal(await table.page.getByText(starts(en.table('namedTimes', { name: blue, times: ANY, each: ANY }))).count(), 0);
  await table.click(en.table('rowAgain', { number: 10 }));
  await row(10);
  await table.page.keyboard.type('232323232323');
  await table.sees(en.table('matRegular', { name: red, names: listed([blue, yellow]), each: 60 }));
  await table.click(en.table('anotherMat'));
  await table.heading(en.table('whichMat')).waitFor();
  table.checkAllQuiet();
  await table.close();
});

/** What the table screen has saved. */
async function kept(page) {
  const client = await house.client(page);
  const answer = await client.ask('settings');
  client.close();
  return answer;
}
