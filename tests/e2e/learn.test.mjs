// Reading and practising: the rulebook on the table screen and on a phone, the lesson, and explanations of verdicts.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { capital, en, es, starts, whole, within } from '../texts.mjs';
import { settled, sideways, violations } from './eyes.mjs';
import { catching, DESK, House, PHONE, until } from './harness.mjs';
import { Keys } from './keys.mjs';
import { COLOURS, NAMES, Phone, RESUME } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const LANGUAGES = { en, es };
const LOCALES = { en: 'en-GB', es: 'es-ES' };

async function openLearn(language, options) {
  const watched = await house.page({ viewport: DESK, locale: LOCALES[language], painted: true, ...options });
  const { page } = watched;
  await page.goto(house.server.table);
  const { book, table } = LANGUAGES[language];
  await page.getByRole('button', { name: table('learn'), exact: true }).click();
  await page.getByRole('heading', { name: book('learn'), level: 1 }).waitFor();
  return { ...watched, book };
}

/** The links in an article. */
const linkTo = ({ body }, rule) => body.flatMap(({ words = [], list = [] }) => [words, ...list].flat())
  .find(({ to }) => to === rule).words;

/** As people type when they don't bother with accents. */
const shouted = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** Without the asterisks for bold text. */
const plain = (text) => text.replaceAll('**', '');

/** axe finds nothing wrong, and nothing sticks out with text at double size. */
async function examine(page, where) {
  await settled(page);
  assert.deepEqual(await violations(page), [], where);
  const usual = page.viewportSize();
  await page.setViewportSize(PHONE);
  assert.deepEqual(await sideways(page), [], where);
  await page.setViewportSize(usual);
}

test('a rule is found by its text, links open others, and “back” returns [web, long]', async () => {
  const { page, faults, book } = await openLearn('es', { colorScheme: 'light' });
  const { evidence, frame, double } = es.rules;
  const title = (name) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const back = () => page.getByRole('button', { name: book('back'), exact: true }).click();
  await examine(page, 'contents');

  // While typing, without accents and in capitals.
  const search = page.getByRole('searchbox', { name: book('search') });
  await search.pressSequentially(shouted(frame.title));
  await page.getByRole('listitem').first().getByText(frame.title, { exact: true }).waitFor();
  await examine(page, 'results');
  await search.fill('jirafa');
  await page.getByRole('status').getByText(book('nothingFound', { query: 'jirafa' })).waitFor();
  await search.fill(es.table('grey'));
  await page.getByRole('button', { name: starts(evidence.title) }).click();
  await title(evidence.title);
  await page.getByRole('link', { name: linkTo(evidence, 'frame') }).click();
  await title(frame.title);
  await examine(page, 'a rule');
  // Going back returns to where it was read.
  await page.getByRole('link', { name: linkTo(frame, 'double') }).click();
  await title(double.title);
  await back();
  await title(frame.title);
  await until('the place is found again', () => page.evaluate(() => document.querySelector('.book').scrollTop > 300));
  await back();
  await title(evidence.title);
  await back();
  await title(book('learn'));
  assert.equal(await search.inputValue(), es.table('grey'));
  await search.fill('');

  await page.getByRole('button', { name: starts(book('quick')) }).click();
  const seen = await page.evaluate(() => { const { scrollHeight, clientHeight } = document.querySelector('.book'); return scrollHeight - clientHeight; });
  assert.ok(seen <= 0, `the quick reference is ${seen} px too tall for the screen`);
  await examine(page, 'quick reference');
  await back();
  await back();
  await page.getByRole('navigation').waitFor();
  assert.deepEqual(faults, []);
});

test('an option of a ruling is changed where it is read, and kept', async () => {
  const { page, faults, book } = await openLearn('en');
  await page.getByRole('button', { name: starts(book('rulings')) }).click();
  await examine(page, 'rulings');
  const fails = page.getByRole('radio', { name: book('option.doubleFrame.fails') });
  assert.equal(await fails.isChecked(), false);
  await page.getByText(book('option.doubleFrame.fails'), { exact: true }).click();
  const swap = page.getByRole('group', { name: book('option.swapAfterFail') });
  await swap.getByRole('radio', { name: book('no') }).check({ force: true });
  assert.ok(await fails.isChecked());
  await page.getByRole('link', { name: en.rules.double.title }).first().click();
  await page.getByRole('heading', { name: en.rules.double.title, level: 1 }).waitFor();
  for (let pages = 0; pages < 3; pages++) await page.getByRole('button', { name: book('back'), exact: true }).click();
  await page.getByRole('button', { name: en.table('settings') }).click();
  assert.ok(await page.getByRole('radio', { name: en.table('option.doubleFrame.fails') }).isChecked());
  // The host has saved it, so the next game is played that way.
  const host = await join();
  await until('the option is kept', async () => {
    const { settings } = await host.ask('settings');
    const { options } = settings?.games.scapegoat ?? {};
    return options?.doubleFrame === 'fails' && options.swapAfterFail === false;
  });
  host.close();
  assert.deepEqual(faults, []);
});

/** Gives all the right answers. `tap` presses a button. */
async function takeLesson(page, language, tap, see = async () => {}) {
  const { book, table } = LANGUAGES[language];
  const [red, blue, green] = ['red', 'blue', 'green'].map((colour) => capital(table(colour)));
  const both = new Intl.ListFormat(language).format([red, blue]);
  const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const answers = [
    [red], [book('meaning.open')], [blue, book('judgeOne', { name: blue })], [book('judgeNobody')],
    [green, book('judgeOne', { name: green })], [book('copsGo')], [book('copsStay')],
    [red, blue, book('judgeMany', { names: both })],
  ];
  await tap(button(starts(book('practice'))));
  for (const [k, taps] of answers.entries()) {
    await page.getByText(book('progress', { step: k + 1, steps: answers.length })).waitFor();
    if (k === 0 || k === 5) await see(`question ${k + 1}`);
    for (const name of taps) await tap(button(name));
    await page.getByRole('heading', { name: book('right') }).waitFor();
    if (k < 3 || k === 7) await see(`answer ${k + 1}`);
    await tap(button(whole(book('goOn'), book('finish'))));
  }
  await page.getByRole('heading', { name: book('endTitle') }).waitFor();
  await page.getByText(book('endAll')).waitFor();
  await see('the end of the lesson');
}

test('the lesson can be completed by keyboard, in English [web, long]', async () => {
  const { page, faults } = await openLearn('en');
  const keys = new Keys(page);
  await takeLesson(page, 'en', (button) => keys.use(button), (where) => examine(page, where));
  assert.deepEqual(faults, []);
});

test('the lesson can be completed by touch, in Spanish [web, long]', async () => {
  const { page, faults } = await openLearn('es', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'light' });
  await takeLesson(page, 'es', (button) => button.tap(), (where) => examine(page, where));
  assert.deepEqual(faults, []);
});

test('a wrong answer is explained, and the lesson can be left to read a rule', async () => {
  const { page, book } = await openLearn('en');
  const { title } = en.rules.mats;
  await page.getByRole('button', { name: starts(book('practice')) }).click();
  await page.getByRole('button', { name: NAMES[1], exact: true }).click();
  await page.getByText(book('matExchanged')).waitFor();
  await page.getByRole('link', { name: book('readMore', { title }) }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('button', { name: book('back'), exact: true }).click();
  // The answer is still there.
  await page.getByRole('heading', { name: book('wrong') }).waitFor();
  await page.getByRole('button', { name: whole(book('goOn'), book('finish')) }).click();
  await page.getByRole('button', { name: book('backOne') }).click();
  await page.getByRole('heading', { name: book('wrong') }).waitFor();
  await page.getByRole('button', { name: book('back'), exact: true }).click();
  await page.getByRole('heading', { name: book('learn'), level: 1 }).waitFor();
});

async function join() {
  const client = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await client.join();
  return client;
}

test('on a phone the rulebook opens during a game, closes for the count, and explains the verdict', async () => {
  const host = await join();
  const players = COLOURS.slice(0, 3).map((colour, k) => ({ colour, name: ['', 'Ben', 'Zoë'][k] }));
  const options = { direction: 'clockwise', interrupt: 'start', swapAfterFail: false, doubleFrame: 'fails' };
  await host.sitDown(players);
  await host.play({ type: 'arrange', plan: { guided: false, options }, placement: [0, 1, 2] });
  const [{ url }] = (await host.ask('links')).links;
  const phone = await Phone.open(house, url, 0, { painted: true });
  const { page } = phone;
  await phone.sit();
  await host.play({ type: 'begin' });
  await host.play({ type: 'roll' });
  for (const seat of [1, 2]) await host.whisper({ type: 'peek' }, seat);
  await phone.peek();
  await page.getByRole('heading', { name: en.phone('freePlay') }).waitFor();

  await page.getByRole('button', { name: en.phone('settings') }).tap();
  await page.getByRole('button', { name: en.phone('rules') }).tap();
  const book = page.getByRole('dialog', { name: en.book('learn') });
  const { title } = en.rules.double;
  await book.getByRole('searchbox').fill(title);
  await book.getByRole('button', { name: starts(title) }).tap();
  await book.getByRole('button', { name: en.rulings.A27.question }).tap();
  // A phone only shows the options of this table.
  const atThisTable = (option) => en.book('atThisTable', { choice: en.book(option) });
  await book.getByText(atThisTable('option.doubleFrame.fails')).waitFor();
  assert.equal(await book.getByRole('radio').count(), 0);
  await examine(page, 'rulings on a phone');

  await host.play({ type: 'frame' }, 1);
  await catching([page.getByRole('timer')], () => host.play({ type: 'ready' }));
  await book.waitFor({ state: 'detached' });
  await host.sees(({ view }) => view.step.name === 'frameEntry');
  for (const [seat, colours] of [['blue'], ['red', 'grey'], ['red', 'blue']].entries()) await host.play({ type: 'card', colours }, seat);
  await host.play({ type: 'judge' });
  await page.getByRole('button', { name: en.phone('explainVerdict') }).tap();
  const why = page.getByRole('dialog', { name: en.book('learn') });
  await why.getByRole('heading', { name: en.book('explainTitle') }).waitFor();
  // On their own phone, players are called “you”.
  await why.getByText(plain(en.book('goatFramed', { name: null, colour: en.phone('red') }))).waitFor();
  const without = { names: 'Ben', count: 1, you: true };
  await why.getByText(plain(en.book('goatSafe', { name: 'Zoë', colour: en.phone('yellow'), ...without }))).waitFor();
  await why.getByRole('columnheader', { name: en.book('you'), exact: true }).waitFor();
  await why.getByText(atThisTable('option.doubleFrame.fails')).waitFor();
  await why.getByText(en.book('greySeen')).waitFor();
  const cell = (row, column) => why.getByRole('row').nth(row + 1).getByRole('cell').nth(column);
  assert.match(await cell(0, 0).innerText(), within(en.book('own')));
  assert.match(await cell(1, 0).innerText(), within(en.book('shows')));
  assert.match(await cell(0, 2).innerText(), within(en.book('lacks')));
  await examine(page, 'the reasons of a verdict');
  await why.getByRole('link', { name: title }).tap();
  await why.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.keyboard.press('Escape');
  await why.getByRole('heading', { name: en.book('explainTitle') }).waitFor();
  await why.getByRole('button', { name: en.book('close'), exact: true }).tap();
  await page.getByRole('heading', { name: en.phone('nobodyFramed') }).waitFor();
  phone.checkQuiet();

  // The table screen explains the next verdict in the same way, in a resumed game.
  const table = await house.page({ viewport: DESK, painted: true });
  await table.page.goto(house.server.table);
  await table.page.getByRole('button', { name: RESUME }).click();
  await table.page.getByRole('heading', { name: en.table('freePlay') }).waitFor();
  await table.page.getByRole('button', { name: en.table('menu') }).click();
  await table.page.getByRole('button', { name: en.table('rules'), exact: true }).click();
  await table.page.getByRole('dialog', { name: en.book('learn') }).waitFor();
  await host.play({ type: 'frame' }, 2);
  await host.play({ type: 'ready' });
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  await host.sees(({ view }) => view.step.name === 'frameEntry');
  for (const seat of [0, 1, 2]) await host.play({ type: 'card', colours: [COLOURS[seat]] }, seat);
  await host.play({ type: 'judge' });
  await table.page.getByRole('button', { name: en.table('explainVerdict') }).click();
  await table.page.getByText(atThisTable('no')).waitFor();
  await examine(table.page, 'the reasons on the table screen');
  assert.deepEqual(table.faults, []);
  host.close();
});

test('every page of the rulebook is accessible and fits, in English by day and in Spanish by night', async () => {
  await Promise.all([['en', 'light'], ['es', 'dark']].map(async ([language, colorScheme]) => {
    const { page, faults, book } = await openLearn(language, { colorScheme });
    const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const see = async (where) => {
      await settled(page);
      assert.deepEqual(await violations(page), [], `${where}, ${language}`);
    };
    const back = () => button(book('back')).click();
    await see('contents');
    for (const [where, way] of [['quick reference', 'quick'], ['rulings', 'rulings']]) {
      await button(starts(book(way))).click();
      await page.getByRole('heading', { level: 1, name: book('learn') }).waitFor({ state: 'detached' });
      await see(where);
      await back();
    }
    const { title } = LANGUAGES[language].rules.frame;
    await page.getByRole('searchbox', { name: book('search') }).fill(title);
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await see('a rule');
    await back();
    await page.getByRole('searchbox', { name: book('search') }).fill('');
    await button(starts(book('practice'))).click();
    await see('a question');
    await button(capital(LANGUAGES[language].table('blue'))).click();
    await see('an answer');
    assert.deepEqual(faults, []);
  }));
});
