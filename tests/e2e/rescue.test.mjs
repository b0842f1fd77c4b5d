// Mats are lost: those who have one tell in private what it says, the others look at the app. Whoever taps does it in
// real pages; what comes before and after is driven by messages, so that one set of pages plays game after game.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { DESK, House, until } from './harness.mjs';
import { COLOURS, NAMES, Phone, scapegoatOf, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

/** What a mat says under a secret. */
const says = ({ goat, decoy }, seat) => (seat === goat ? decoy : goat);

/** Every set of mats that leaves some and lacks some. */
const subsets = (players) => Array.from({ length: (1 << players) - 2 }, (_, k) => seatsOf(players)
  .filter((seat) => (k + 1) & (1 << seat)));

const seatsOf = (players) => Array.from({ length: players }, (_, seat) => seat);

/** Another one for every game, so that all of them come up. */
const secretOf = (players, game) => {
  const goat = game % players;
  return { goat, decoy: (goat + 1 + (game % (players - 1))) % players };
};

/** A table whose people play with cardboard, some of them with a phone. */
class Box {
  static async open(players, phones) {
    const box = new Box();
    Object.assign(box, { players, seats: seatsOf(players) });
    box.host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await box.host.join();
    await box.host.ask('newTable', { game: 'scapegoat' });
    await box.arrange({});
    const { links } = await box.host.ask('links');
    const table = new Table(await house.page({ viewport: DESK }));
    Object.assign(table, { house, players, phones: [] });
    box.table = table;
    await table.page.goto(house.server.table);
    await table.use(table.page.getByRole('button', { name: /^Resume the table/ }).first());
    await table.heading('Lay the table').waitFor();
    await Promise.all(phones.map(async (seat) => {
      const url = links[seat].url.replace(/\/\/[^/:]*/, '//goatherd.test');
      table.phones[seat] = await Phone.open(house, url, seat);
      await table.phones[seat].sit();
    }));
    return box;
  }

  arrange(kit) {
    const players = this.seats.map((seat) => ({ colour: COLOURS[seat], name: '' }));
    const plan = { players, kit: { whiteDie: true, blackDie: true, ...kit }, guided: false };
    return this.host.play({ type: 'arrange', plan, placement: this.seats });
  }

  get step() { return this.host.view.view.step; }

  reach(name) { return this.host.sees(({ view }) => view.step.name === name); }

  /** The next game, with these mats on the table, up to the roll. */
  async roll(cardboard, kit = {}) {
    if (this.step.name !== 'setup') {
      await this.host.play({ type: 'abandon' });
      await this.host.ask('again');
      await this.reach('setup');
    }
    await this.arrange({ cardboard, ...kit });
    await this.host.play({ type: 'begin' });
    await this.host.play({ type: 'roll', white: 4, black: 7 });
    await this.reach('reading');
    await this.table.heading('Who tells what the mat says?').waitFor();
  }

  /** In private: on the own phone, or with the table device in hand. */
  async tell(seat, goat) {
    const phone = this.table.phones[seat];
    if (phone) {
      await phone.tap('Tell in private');
      await phone.tap(`My mat says ${NAMES[goat]}`);
      await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
    } else {
      await this.table.click(new RegExp(`^Pass the device to ${NAMES[seat]}`));
      await this.table.click(new RegExp(`^I am ${NAMES[seat]}`));
      await this.table.click(COLOURS[goat]);
    }
  }

  async tellAll(cardboard, goatOf) {
    const { version } = this.host.view;
    for (const seat of cardboard) await this.tell(seat, goatOf(seat));
    await this.host.sees((view) => view.version >= version + cardboard.length);
  }

  look(seat) {
    return (this.table.phones[seat] ?? this.table).peek(seat);
  }

  /** One rescue from the taps to the last look; what all mats say then. */
  async rescue(cardboard, truth) {
    await this.roll(cardboard);
    await this.tellAll(cardboard, (seat) => says(truth, seat));
    await this.reach('look');
    await this.table.heading('Who looks now?').waitFor();
    assert.deepEqual(this.step.waiting, this.seats.filter((seat) => !cardboard.includes(seat)));
    const said = [];
    for (const seat of this.seats) {
      said[seat] = cardboard.includes(seat) ? says(truth, seat) : await this.look(seat);
    }
    await this.reach('open');
    scapegoatOf(said);
    return said;
  }

  async close() {
    this.table.checkAllQuiet();
    this.host.close();
    await Promise.all(this.table.screens.map((screen) => screen.close()));
  }
}

describe('whatever mats are lost, everybody looks at a mat that agrees with the others', { concurrency: true }, () => {
  const tables = [
    [3, [1], subsets(3)],
    [4, [0, 2], subsets(4)],
    [5, [0, 1, 2, 3, 4], [[0], [1, 3], [0, 1, 2, 4]]],
    [6, [5], [[5], [0, 2, 4], [0, 1, 2, 3, 4]]],
  ];
  const opened = [];
  before(async () => {
    // One after the other: each table screen resumes the table at which something happened last.
    for (const [players, phones] of tables) opened[players] = await Box.open(players, phones);
  });
  for (const [players, phones, boxes] of tables) {
    test(`${players} players, ${phones.length} phones, ${boxes.length} boxes`, async () => {
      const box = opened[players];
      for (const [game, cardboard] of boxes.entries()) await box.rescue(cardboard, secretOf(players, game));
      await box.close();
    });
  }
});

test('three players, two mats that name each other: the app decides, and all agree', async () => {
  const box = await Box.open(3, [2]);
  const said = await box.rescue([0, 1], { goat: 0, decoy: 1 });
  assert.deepEqual(said.slice(0, 2), [1, 0]);
  assert.ok(said[2] === 0 || said[2] === 1, `the third mat says ${said[2]}`);
  // Everybody is asked to look twice: among three a misreading fits too easily.
  await box.roll([0, 1]);
  for (const screen of box.table.screens) await screen.sees(/With three players a misreading often fits/);
  await box.close();
});

test('taps that cannot be: look again, without a culprit, and after the second time the app offers to deal', async () => {
  const box = await Box.open(4, [0, 3]);
  const { table } = box;
  const offer = table.button(/^Let the app deal all mats/);
  const again = /These mats do not agree/;
  const cardboard = [0, 1, 2];
  /** What the screens say, once everybody has heard that the mats do not agree. */
  const said = async () => {
    for (const screen of table.screens) await screen.sees(/do not agree/);
    return Promise.all(table.screens.map(({ page }) => page.getByRole('main').innerText()));
  };
  let first;
  for (const culprit of cardboard) {
    await box.roll(cardboard);
    for (const { page } of table.screens) assert.equal(await page.getByText(again).count(), 0);
    await box.tellAll(cardboard, (seat) => (seat === culprit ? (culprit + 1) % 3 : 3));
    assert.deepEqual(box.step, { name: 'reading', told: [], waiting: cardboard, misreads: 1 });
    const words = await said();
    // Whoever misread, everybody reads the same.
    assert.deepEqual(words, first ??= words);
    assert.equal(await offer.count(), 0);
  }

  // The last table goes on: everybody reads the same wrong thing once more.
  await box.tellAll(cardboard, (seat) => (seat === 2 ? 0 : 3));
  assert.equal(box.step.misreads, 2);
  for (const screen of table.screens) await screen.sees(/They still do not agree/);
  await table.click(/^Let the app deal all mats/);
  await box.reach('look');
  assert.deepEqual(box.step.waiting, box.seats, 'the cardboard is put away');
  scapegoatOf(await table.look().then(({ says }) => says));
  await box.reach('open');

  // A third time may also succeed, after a slip was put right.
  await box.roll(cardboard);
  for (let misread = 0; misread < 2; misread++) await box.tellAll(cardboard, (seat) => (seat === 1 ? 0 : 3));
  await table.phones[0].tap('Tell in private');
  await table.phones[0].tap(`My mat says ${NAMES[1]}`);
  await until('it is told', () => box.step.told.includes(0));
  await table.phones[0].tap('Tell again');
  await table.phones[0].tap(`My mat says ${NAMES[3]}`);
  await box.tell(1, 3);
  await box.tell(2, 3);
  await box.reach('look');
  assert.notEqual(await box.look(3), 3, 'the fourth mat never names its owner');
  await box.close();
});

test('nothing is lost: the reading check notices a misreading and lets the game begin when all agree', async () => {
  const box = await Box.open(4, [1]);
  await box.roll(box.seats, { readingCheck: true });
  await box.tellAll(box.seats, (seat) => (seat === 0 ? 2 : seat === 1 ? 0 : 1));
  assert.equal(box.step.misreads, 1);
  for (const screen of box.table.screens) await screen.sees(/do not agree/);
  await box.tellAll(box.seats, (seat) => (seat === 1 ? 0 : 1));
  await box.reach('open');
  await box.close();
});

/** What is on a page: its words, its elements, what it has kept and said. */
const traces = ({ page, watched }) => page.evaluate(() => ({
  dom: document.documentElement.outerHTML.replaceAll(' style=""', '').replace(/="c\d+"/g, ''),
  kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title, location.href]),
})).then((found) => ({ ...found, said: watched.said.length }));

/** A message without what differs from game to game. */
const neutral = (text) => text
  .replace(/"(version|openedAt|last|round|id|counter)":\d+/g, '"$1":0')
  .replace(/"(nonce|text)":"([^"]*)"/g, (_, name, { length }) => `"${name}":${length}`);

test('what somebody taps is on no other device and leaves no trace on the own one', async () => {
  const box = await Box.open(3, [0, 2]);
  const { table } = box;
  const heard = () => table.screens.map(({ watched }) => watched.texts.map(neutral));
  const clear = () => { for (const { watched } of table.screens) watched.texts.length = 0; };
  const settled = () => until('all have heard', () => table.screens
    .every(({ view }) => view.version === box.host.view.version));
  const recordings = [];
  // Blue or yellow on the phone, red or yellow on the table device; the mats always agree. The first round only
  // fetches what a phone fetches once: from then on its pages are the same from the beginning.
  for (const [first, second] of [[1, 0], [1, 0], [2, 2], [1, 2], [2, 0]]) {
    await box.roll([0, 1]);
    await table.phones[0].button('Tell in private').waitFor();
    await settled();
    clear();
    const seen = [];
    for (const [seat, goat] of [[0, first], [1, second]]) {
      await box.tell(seat, goat);
      await until('it is told', () => box.step.name === 'look' || box.step.told.includes(seat));
      await settled();
      seen.push(await Promise.all(table.screens.map(traces)));
    }
    await table.sees('Whoever still has to look does it on the own phone.');
    await table.phones[0].page.locator('.now .line').waitFor();
    const all = heard();
    for (const text of all.flat()) assert.doesNotMatch(text, /readMat|"says"/);
    recordings.push({ seen, heard: all });
  }
  const [, one, ...others] = recordings;
  assert.ok(one.heard.flat().some((text) => text.includes('"sealed"')), 'the wire is watched');
  for (const other of others) {
    assert.deepEqual(other.heard, one.heard);
    // A page is long: where two of them part is enough.
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

test('a device that is laid aside in the middle of telling asks again whose it is', async () => {
  const box = await Box.open(3, [0]);
  const { table } = box;
  await box.roll([0, 1]);
  const leave = ({ page }) => page.evaluate(() => void dispatchEvent(new Event('blur')));
  await table.click(/^Pass the device to Blue/);
  await table.click(/^I am Blue/);
  await table.heading('What does your cardboard say?').waitFor();
  await leave(table);
  await table.heading('Who tells what the mat says?').waitFor();
  await table.phones[0].tap('Tell in private');
  await leave(table.phones[0]);
  await table.phones[0].page.getByRole('dialog').waitFor({ state: 'detached' });
  assert.deepEqual(box.step.told, []);
  await box.close();
});

test('a lost mat and a lost die: said with taps, read out, looked at, played to the end', async () => {
  const table = await Table.open(house);
  await table.click(/^New table/);
  await table.choose(table.page.getByRole('radio', { name: '4', exact: true }));
  await table.click('4 players, go');
  await table.heading('What is missing?').waitFor();
  const says = (sentence) => table.page.getByText(sentence, { exact: true }).waitFor();
  await says('The app rolls both dice; everybody looks at the app.');
  await table.click('Nothing lost');
  await says('You roll your own dice and tell the app what they read; everybody looks at the own cardboard.');
  await table.choose(table.page.getByRole('group', { name: 'Reading check' }).getByRole('radio', { name: /^yes/ }));
  await says('You roll your own dice and tell the app what they read; everybody looks at the own cardboard and taps in private what it says.');
  await table.click('Green');
  await table.click('Black die');
  await says('The app rolls the black die and you roll the white one; Green looks at the app, the others at their cardboard.');

  // Asked once: which die is white, and how its sides are numbered.
  await table.page.getByRole('heading', { name: 'About your mats' }).evaluate((end) => end.scrollIntoView());
  await table.choose(table.page.getByRole('radio', { name: '12 sides', exact: true }));
  await table.choose(table.page.getByRole('radio', { name: '0 to 9', exact: true }));
  await table.click('Next');
  await table.heading('Lay the table').waitFor();
  table.players = 4;
  await table.seatPhones([0, 3]);
  await table.click('Tell what the dice read');
  const face = (name) => table.page.getByRole('radio', { name, exact: true });
  assert.equal(await face('0').count(), 0, 'the white die has twelve sides');
  await table.choose(face('12'));
  await table.click('Roll the dice');
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
  await (table.phones[active] ? table.phones[active].tap('Go to the cops') : table.click('Yes, call them'));
  await table.endWithCops({ says: [2, 2, 0, 2] });
  await table.checkEnd({ says: [2, 2, 0, 2], goat: 2, winners: [2] });

  // Remembered: what is lost, and the dice, which nobody is asked about again.
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click(/^New table/);
  await table.click('4 players, go');
  await says('The app rolls the black die and you roll the white one; Green looks at the app, the others at their cardboard.');
  await says('White has 12 sides, black 10; the ten-sided die reads 0 to 9.');
  table.checkAllQuiet();
  await Promise.all(table.screens.map((screen) => screen.close()));
});

test('a mat is tested row by row, left and resumed, and the app says whether it is regular', async () => {
  const table = await Table.open(house);
  await table.click(/^New table/);
  await table.choose(table.page.getByRole('radio', { name: '3', exact: true }));
  await table.click('3 players, go');
  await table.click('Nothing lost');
  await table.page.getByRole('heading', { name: 'About your mats' }).evaluate((end) => end.scrollIntoView());
  if (await table.button('Change').isVisible()) await table.click('Change');
  await table.choose(table.page.getByRole('radio', { name: '10 sides', exact: true }));
  await table.choose(table.page.getByRole('radio', { name: '1 to 10', exact: true }));
  await table.click('Test a mat');
  await table.click('Red');
  const row = (number) => table.sees(`Row ${number} of 10`);
  await row(1);

  // Taps, a slip, and the same by keyboard.
  for (const goat of ['Blue', 'Yellow', 'Red']) await table.click(goat);
  assert.equal(await table.page.locator('tbody svg').count(), 3);
  await table.click('Undo a cell');
  await table.page.keyboard.type('2323232323');
  await row(2);
  // Back into the row that was just finished.
  await table.page.keyboard.press('Backspace');
  await row(1);
  assert.equal(await table.page.locator('tbody svg').count(), 11);
  await table.page.keyboard.type('3');
  await row(2);
  await table.page.keyboard.type('333');

  // Left in the middle of a row and found again at its beginning, without what was entered before.
  await until('it is kept', async () => (await kept()).settings?.matTest?.cells.length === 12);
  await table.page.goto('about:blank');
  await table.page.goto(house.server.table);
  await table.click(/^New table/);
  await table.click('3 players, go');
  await table.click('Go on with the mat of Red: row 2 of 10');
  await row(2);
  assert.equal(await table.page.locator('tbody svg').count(), 0);
  assert.ok(await table.button('Undo a cell').isDisabled());
  await table.page.keyboard.type('232323232323'.repeat(8));
  await row(10);
  await table.page.keyboard.type('232323232312');

  await table.sees('The mat of Red is not regular.');
  await table.sees('At white 10, black 11 it names Red, to whom it belongs: no mat does that.');
  await table.sees('Yellow stands there 59 times instead of 60 times.');
  assert.equal(await table.page.getByText(/Blue stands there/).count(), 0);
  await table.click('Row 10');
  await row(10);
  await table.page.keyboard.type('232323232323');
  await table.sees('The mat of Red is regular: it names Blue and Yellow 60 times each, and never Red.');
  await table.click('Test another mat');
  await table.heading('Which mat do you test?').waitFor();
  // It was sealed on its way.
  for (const text of table.watched.texts) assert.doesNotMatch(text, /"cells":\[/);
  table.checkAllQuiet();
  await table.close();
});

/** What the table screen has had kept. */
async function kept() {
  const client = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await client.join();
  const answer = await client.ask('settings');
  client.close();
  return answer;
}
