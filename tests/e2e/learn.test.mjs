// Reading and practising: the rulebook on the table screen and on a phone, the lesson, the reasons of a verdict.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { settled, sideways, violations } from './eyes.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';
import { Keys } from './keys.mjs';
import { COLOURS, Phone } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const WORDS = {
  en: {
    learn: 'Learn', back: 'Back', practice: /^Practice/, quick: /^Quick reference/, rulings: /^Our rulings/, next: /^(Next question|Finish)$/,
    nobody: 'Nobody is framed', red: 'Red', blue: 'Blue', green: 'Green', open: /^Red, or it is me/, go: 'Go to the cops', stay: 'Play on',
    right: 'Right!', end: 'Welcome to the gang!', all: /^Every answer right/, search: 'Look up a rule', rule: 'Frame attempt',
  },
  es: {
    learn: 'Aprender', back: 'Atrás', practice: /^Practicar/, quick: /^Chuleta/, rulings: /^Nuestros criterios/, next: /^(Siguiente pregunta|Terminar)$/,
    nobody: 'Nadie queda acusado', red: 'Rojo', blue: 'Azul', green: 'Verde', open: /^Rojo, o me ha tocado/, go: 'Entregarse', stay: 'Seguir jugando',
    right: '¡Eso es!', end: '¡La banda tiene una cabra más!', all: /^Todo bien/, search: 'Buscar una regla', rule: 'Intento de acusación',
  },
};

async function openLearn(language, options) {
  const locale = { en: 'en-GB', es: 'es-ES' }[language];
  const watched = await house.page({ viewport: DESK, locale, painted: true, ...options });
  await watched.page.goto(house.server.table);
  const words = WORDS[language];
  await watched.page.getByRole('button', { name: words.learn, exact: true }).click();
  await watched.page.getByRole('heading', { name: words.learn, level: 1 }).waitFor();
  return { ...watched, words };
}

/** Nothing is wrong with how it is built, and with letters twice as large nothing sticks out. */
async function examine(page, where) {
  await settled(page);
  assert.deepEqual(await violations(page), [], where);
  const usual = page.viewportSize();
  await page.setViewportSize(PHONE);
  assert.deepEqual(await sideways(page), [], where);
  await page.setViewportSize(usual);
}

test('a rule is found by its words, links lead on, and back leads back', async () => {
  const { page, faults, words } = await openLearn('es', { colorScheme: 'light' });
  const title = (name) => page.getByRole('heading', { name, level: 1 }).waitFor();
  const back = () => page.getByRole('button', { name: words.back, exact: true }).click();
  await examine(page, 'contents');

  // While typing, without accents, in capitals.
  const search = page.getByRole('searchbox', { name: words.search });
  await search.pressSequentially('ACUSACION');
  await page.getByRole('listitem').first().getByText('Intento de acusación', { exact: true }).waitFor();
  await examine(page, 'results');
  await search.fill('jirafa');
  await page.getByRole('status').getByText('No hay nada sobre «jirafa».').waitFor();
  await search.fill('gris');
  await page.getByRole('button', { name: /^Cartas de prueba/ }).click();
  await title('Cartas de prueba');
  await page.getByRole('link', { name: 'intento de acusación' }).click();
  await title('Intento de acusación');
  await examine(page, 'a rule');
  // What was read of it is found again.
  await page.getByRole('link', { name: 'acusación doble' }).click();
  await title('Acusación doble');
  await back();
  await title('Intento de acusación');
  await until('the place is found again', () => page.evaluate(() => document.querySelector('.book').scrollTop > 300));
  await back();
  await title('Cartas de prueba');
  await back();
  await title(words.learn);
  assert.equal(await search.inputValue(), 'gris');
  await search.fill('');

  await page.getByRole('button', { name: words.quick }).click();
  const seen = await page.evaluate(() => { const { scrollHeight, clientHeight } = document.querySelector('.book'); return scrollHeight - clientHeight; });
  assert.ok(seen <= 0, `the quick reference is seen at once, but for ${seen} px`);
  await examine(page, 'quick reference');
  await back();
  await back();
  await page.getByRole('navigation').waitFor();
  assert.deepEqual(faults, []);
});

test('an option of a ruling is changed where it is read, and kept', async () => {
  const { page, faults, words } = await openLearn('en');
  await page.getByRole('button', { name: words.rulings }).click();
  await examine(page, 'rulings');
  const fails = page.getByRole('radio', { name: 'the attempt fails' });
  assert.equal(await fails.isChecked(), false);
  await page.getByText('the attempt fails', { exact: true }).click();
  await page.getByRole('radio', { name: 'no swap' }).check({ force: true });
  assert.ok(await fails.isChecked());
  await page.getByRole('link', { name: 'Double frame' }).first().click();
  await page.getByRole('heading', { name: 'Double frame', level: 1 }).waitFor();
  for (let pages = 0; pages < 3; pages++) await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  assert.ok(await page.getByRole('radio', { name: 'the attempt fails' }).isChecked());
  // The host has it: a game that begins now is played so.
  const host = await join();
  await until('the option is kept', async () => {
    const { settings } = await host.ask('settings');
    return settings?.options?.doubleFrame === 'fails' && settings.options.swapAfterFail === false;
  });
  host.close();
  assert.deepEqual(faults, []);
});

/** All answers, right. `tap` is how somebody uses a button. */
async function takeLesson(page, words, tap, see = async () => {}) {
  const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const answers = [
    [words.red], [words.open], [words.blue, /(?<!Nobody) is framed$|^Acusación contra/], [words.nobody],
    [words.green, /(?<!Nobody) is framed$|^Acusación contra/], [words.go], [words.stay],
    [words.red, words.blue, /are framed$|^Acusación contra/],
  ];
  await tap(button(words.practice));
  for (const [k, taps] of answers.entries()) {
    await page.getByText(new RegExp(`\\b${k + 1} (of|de) 8`)).waitFor();
    if (k === 0 || k === 5) await see(`question ${k + 1}`);
    for (const name of taps) await tap(button(name));
    await page.getByRole('heading', { name: words.right }).waitFor();
    if (k < 3 || k === 7) await see(`answer ${k + 1}`);
    await tap(button(words.next));
  }
  await page.getByRole('heading', { name: words.end }).waitFor();
  await page.getByText(words.all).waitFor();
  await see('the end of the lesson');
}

for (const language of ['en', 'es']) {
  test(`the lesson is completed by keyboard, in ${language}`, async () => {
    const { page, faults, words } = await openLearn(language);
    const keys = new Keys(page);
    await takeLesson(page, words, (button) => keys.use(button), language === 'en' ? (where) => examine(page, where) : undefined);
    assert.deepEqual(faults, []);
  });

  test(`the lesson is completed by touch, in ${language}`, async () => {
    const { page, faults, words } = await openLearn(language, { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'light' });
    await takeLesson(page, words, (button) => button.tap(), language === 'es' ? (where) => examine(page, where) : undefined);
    assert.deepEqual(faults, []);
  });
}

test('a wrong answer is explained, and the lesson can be left and read up on', async () => {
  const { page, words } = await openLearn('en');
  await page.getByRole('button', { name: words.practice }).click();
  await page.getByRole('button', { name: words.blue, exact: true }).click();
  await page.getByText('That is where white 7 meets black 4.').waitFor();
  await page.getByRole('link', { name: 'Read: Mats and dice' }).click();
  await page.getByRole('heading', { name: 'Mats and dice', level: 1 }).waitFor();
  await page.getByRole('button', { name: words.back, exact: true }).click();
  // The answer is still there.
  await page.getByRole('heading', { name: 'Not quite.' }).waitFor();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: 'One question back' }).click();
  await page.getByRole('heading', { name: 'Not quite.' }).waitFor();
  await page.getByRole('button', { name: words.back, exact: true }).click();
  await page.getByRole('heading', { name: words.learn, level: 1 }).waitFor();
});

async function join() {
  const client = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await client.join();
  return client;
}

test('on a phone rules are looked up during a game, give way to the count, and explain the verdict', async () => {
  const host = await join();
  await host.ask('newTable', { game: 'scapegoat' });
  const players = COLOURS.slice(0, 3).map((colour, k) => ({ colour, name: ['', 'Ben', 'Zoë'][k] }));
  const options = { direction: 'clockwise', interrupt: 'start', swapAfterFail: false, doubleFrame: 'fails' };
  await host.play({ type: 'arrange', plan: { players, guided: false, options }, placement: [0, 1, 2] });
  const [{ url }] = (await host.ask('links')).links;
  const phone = await Phone.open(house, url, 0, { painted: true });
  const { page } = phone;
  await phone.sit();
  await host.play({ type: 'begin' });
  await host.play({ type: 'roll' });
  for (const seat of [1, 2]) await host.whisper({ type: 'peek' }, seat);
  await phone.peek();
  await page.getByRole('heading', { name: 'Play with your cards' }).waitFor();

  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Rules and practice' }).tap();
  const book = page.getByRole('dialog', { name: 'Learn' });
  await book.getByRole('searchbox').fill('double');
  await book.getByRole('button', { name: /^Double frame/ }).tap();
  await book.getByRole('button', { name: 'The cards frame two goats at once. Who wins?' }).tap();
  // On a phone the options are only shown, as they are at this table.
  await book.getByText('At this table: the attempt fails.').waitFor();
  assert.equal(await book.getByRole('radio').count(), 0);
  await examine(page, 'rulings on a phone');

  await host.play({ type: 'frame' }, 1);
  await host.play({ type: 'ready' });
  await page.getByRole('timer').waitFor();
  await book.waitFor({ state: 'detached' });
  await host.sees(({ view }) => view.step.name === 'frameEntry');
  for (const [seat, colours] of [['blue'], ['red', 'grey'], ['red', 'blue']].entries()) await host.play({ type: 'card', colours }, seat);
  await host.play({ type: 'judge' });
  await page.getByRole('button', { name: 'Explain this verdict' }).tap();
  const why = page.getByRole('dialog', { name: 'Learn' });
  await why.getByRole('heading', { name: 'Why this verdict?' }).waitFor();
  await why.getByText('Red is framed: red is on the card of everybody else.').waitFor();
  await why.getByText('Zoë is safe: no yellow on the cards of Red and Ben.').waitFor();
  await why.getByText('At this table: the attempt fails.').waitFor();
  await why.getByText('Grey is on the table, too').waitFor();
  const cell = (row, column) => why.getByRole('row').nth(row + 1).getByRole('cell').nth(column);
  assert.match(await cell(0, 0).innerText(), /own/);
  assert.match(await cell(1, 0).innerText(), /yes/);
  assert.match(await cell(0, 2).innerText(), /no/);
  await examine(page, 'the reasons of a verdict');
  await why.getByRole('link', { name: 'Double frame' }).tap();
  await why.getByRole('heading', { name: 'Double frame', level: 1 }).waitFor();
  await page.keyboard.press('Escape');
  await why.getByRole('heading', { name: 'Why this verdict?' }).waitFor();
  await why.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('heading', { name: 'Nobody is framed' }).waitFor();
  phone.checkQuiet();

  // The table screen says the same of the next one, in a game that was resumed there.
  const table = await house.page({ viewport: DESK, painted: true });
  await table.page.goto(house.server.table);
  await table.page.getByRole('button', { name: /^Resume/ }).click();
  await table.page.getByRole('heading', { name: 'Play freely' }).waitFor();
  await table.page.getByRole('button', { name: 'Menu' }).click();
  await table.page.getByRole('button', { name: 'Rules', exact: true }).click();
  await table.page.getByRole('dialog', { name: 'Learn' }).waitFor();
  await host.play({ type: 'frame' }, 2);
  await host.play({ type: 'ready' });
  await table.page.getByRole('dialog').waitFor({ state: 'detached' });
  await host.sees(({ view }) => view.step.name === 'frameEntry');
  for (const seat of [0, 1, 2]) await host.play({ type: 'card', colours: [COLOURS[seat]] }, seat);
  await host.play({ type: 'judge' });
  await table.page.getByRole('button', { name: 'Explain this verdict' }).click();
  await table.page.getByText('At this table: no swap.').waitFor();
  await examine(table.page, 'the reasons on the table screen');
  assert.deepEqual(table.faults, []);
  host.close();
});

test('every page of the book is built well in both languages, by day and by night', async () => {
  await Promise.all(['en', 'es'].map(async (language) => {
    const { page, faults, words } = await openLearn(language);
    const button = (name) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const both = async (where) => {
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        assert.deepEqual(await violations(page), [], `${where}, ${language}, ${colorScheme}`);
      }
    };
    const back = () => button(words.back).click();
    await both('contents');
    for (const [where, way] of [['quick reference', words.quick], ['rulings', words.rulings]]) {
      await button(way).click();
      await page.getByRole('heading', { level: 1, name: words.learn }).waitFor({ state: 'detached' });
      await both(where);
      await back();
    }
    await page.getByRole('searchbox', { name: words.search }).fill(words.rule);
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('heading', { level: 1, name: words.rule }).waitFor();
    await both('a rule');
    await back();
    await page.getByRole('searchbox', { name: words.search }).fill('');
    await button(words.practice).click();
    await both('a question');
    await button(words.blue).click();
    await both('an answer');
    assert.deepEqual(faults, []);
  }));
});
