// The language is changed in the middle of every kind of step, on the table screen and on a phone.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { after, afterEach, before, test } from 'node:test';
import { addTo, madeUp, TAG, untranslated } from '../made-up.mjs';
import { en, es, games, starts, within } from '../texts.mjs';
import { settled } from '../e2e/eyes.mjs';
import { DESK, House, PHONE, until } from '../e2e/harness.mjs';
import { COLOURS, failingCards, someTurn, Table } from '../e2e/screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** Every line of text that can be seen or heard. */
async function lines(screen) {
  await settled(screen.page);
  const all = await screen.page.evaluate(() => {
    const seen = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].filter((each) => each.checkVisibility());
    return [...document.body.innerText.split('\n'), document.title,
      ...seen.flatMap((each) => ['aria-label', 'alt', 'placeholder'].map((name) => each.getAttribute(name)))];
  });
  // Names of languages, the name of the app, and words that are the same in both languages.
  const same = /^(English|Español|Goatherd|No)$/;
  return new Set(all.filter((line) => /\p{L}{2}/u.test(line ?? '')).map((line) => line.trim()).filter((line) => !same.test(line)));
}

const LANGUAGES = { en, es };

async function speak(screen, from, to) {
  const [was, will] = [from, to].map((language) => LANGUAGES[language][screen instanceof Table ? 'table' : 'phone']);
  const language = screen.page.getByRole('radio', { name: { en: 'English', es: 'Español' }[to] });
  if (screen instanceof Table) await screen.click(was('menu'));
  await screen.use(screen.button(was('settings'), { exact: true }));
  await screen.choose(language);
  await screen.page.locator(`html[lang=${to}]`).waitFor();
  if (screen instanceof Table) await screen.click(will('back'));
  else await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
  await language.waitFor({ state: 'detached' });
}

/** Changes to Spanish and back: every line must change, and then all must be as before. The game is not affected. */
async function translate(screen, where) {
  const { version } = screen.view;
  const before = await lines(screen);
  assert.ok(before.size > 3, where);
  await speak(screen, 'en', 'es');
  // The end is told again on a screen that comes back to it, so not every line is there at once.
  const after = await until(`${where}: every line in Spanish`, async () => {
    const now = await lines(screen);
    return now.size >= before.size - 2 && now;
  });
  assert.deepEqual([...after].filter((line) => before.has(line)), [], `${where}: still in English`);
  await speak(screen, 'es', 'en');
  await until(`${where}: every line as before`, async () => isDeepStrictEqual(await lines(screen), before));
  assert.equal(screen.view.version, version, where);
}

/** Words that never appear in Spanish. */
const ENGLISH = /\b(the|your|you|with|and|card|cops|everybody|point|flip)\b/i;

test('the language can be changed in every kind of step', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0]);
  const [phone] = table.phones;
  const both = async (where) => {
    await until('both have heard the same', () => phone.view.version === table.view.version);
    await Promise.all([translate(table, `${where} on the table`), translate(phone, `${where} on the phone`)]);
  };
  /** Where the language cannot be changed, the page uses the one chosen before. */
  const inSpanish = async (screen, locator) => {
    await locator.waitFor();
    for (const line of await lines(screen)) assert.doesNotMatch(line, ENGLISH);
  };

  await both('laying the table');
  await table.roll();
  await both('looking');
  const secret = await table.look();
  await table.reach('start');
  await both('a move');
  // The peek is in that language too.
  await speak(phone, 'en', 'es');
  await phone.press();
  await phone.poster.waitFor();
  assert.match((await phone.poster.innerText()).toLowerCase(), within(es.phone(COLOURS[secret.says[0]]).toLowerCase()));
  await inSpanish(phone, phone.poster);
  await phone.lift();
  await phone.page.reload();
  await phone.heading(someTurn(es)).waitFor();
  await speak(phone, 'es', 'en');

  const seen = new Set();
  for (let turns = 0; turns < 12; turns++) {
    const { side, tokens, active } = table.board;
    const { moves } = table.step;
    const wanted = side === 'prepare' || tokens[active] > 0 ? ['prepare'] : ['spy', 'trade', 'stash'];
    const to = wanted.find((place) => moves.includes(place) && !seen.has(place)) ?? moves[0];
    const by = table.phones[active] ?? table;
    await by.move(to === 'prepare' && side === 'frame' ? 'frame' : to);
    await table.reach('action');
    const { due, targets } = table.step;
    if (!seen.has(due)) await both(`the action ${due}`);
    seen.add(due);
    await by.act(due, targets);
    if (due === 'frame') break;
    await table.reach('swap');
    if (turns === 0) await both('the swap');
    await by.act('swap');
    await table.reach('start');
  }
  await table.reach('framePick');
  await both('an attempt');
  await table.count();
  await table.reach('frameEntry');
  await table.heading(en.table('whatLies')).waitFor();
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await both('telling the cards');
  // The phone shows the verdict in Spanish.
  const cards = failingCards(3);
  await phone.tell(cards[0]);
  for (const seat of [1, 2]) await table.tell(seat, cards[seat]);
  await until('all cards are told', () => table.step.cards.every(Boolean));
  await both('all cards told');
  await speak(phone, 'en', 'es');
  await table.click(starts(en.table('judgeIt')));
  await table.heading(en.table('verdictFailed')).waitFor();
  const verdict = phone.page.getByRole('dialog');
  await inSpanish(phone, verdict);
  await verdict.getByRole('button').last().tap();
  await speak(phone, 'es', 'en');
  await table.click(en.table('backToTable'));
  await both('after the verdict');
  await (table.phones[table.board.active] ?? table).act('swap');
  await table.reach('start');

  await table.move('cops');
  await table.click(en.table('copsYes'));
  await table.reach('copsCall');
  await both('the cops');
  await speak(phone, 'en', 'es');
  await table.click(starts(en.table('everybodyReady')));
  await inSpanish(phone, phone.page.getByRole('timer'));
  await table.unhurried();
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await speak(phone, 'es', 'en');
  await both('pointing');
  await table.click(en.table('showMats'));
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  await both('the end');
  table.checkAllQuiet();
});

/** Serves the pages from a folder as in development, with the tables of the house. */
async function serve(ui, cacheDir) {
  const { createServer } = await import(join(ui, 'node_modules/vite/dist/node/index.js'));
  process.env.GOATHERD = house.server.table.replace(/\/table.*/, '').replace('goatherd.test', '127.0.0.1');
  const server = await createServer({
    root: ui, configFile: join(ui, 'vite.config.ts'), cacheDir, logLevel: 'error', server: { fs: { strict: false }, hmr: false },
  });
  await server.listen(0);
  return { place: `http://127.0.0.1:${server.httpServer.address().port}`, stop: () => server.close() };
}

test('a made-up language lacks nothing, and nothing else is said in it', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const ui = addTo(folder);
  const units = ['src/texts', ...Object.keys(games).flatMap((game) => ['texts', 'rulebook'].map((part) => `src/games/${game}/${part}`))];
  const { status, stdout } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...units], { cwd: ui, encoding: 'utf8' });
  assert.equal(status, 0, stdout);

  const pages = await serve(ui, join(folder, 'cache'));
  context.after(() => pages.stop());
  const seen = new Set();
  const wrong = new Set();
  const look = async (page, where) => {
    for (const line of await lines({ page })) {
      seen.add(line);
      if (untranslated(line)) wrong.add(`${where}: ${line}`);
    }
  };
  const open = async (path, options) => {
    const { page } = await house.page({ locale: TAG, ...options });
    // Nothing is built beforehand.
    page.setDefaultTimeout(60_000);
    await page.goto(pages.place + path);
    return page;
  };

  const table = await open(`/table.html${new URL(house.server.table).hash}`, { viewport: DESK });
  const tap = (text) => table.getByRole('button', { name: madeUp(text), exact: true }).first().click();
  await table.getByRole('button', { name: madeUp(en.table('learn')) }).waitFor();
  await look(table, 'the start');
  for (const { en: game } of Object.values(games)) {
    const title = game.table('title');
    const choose = async (page) => {
      await tap(page);
      await table.locator('label', { hasText: title }).click();
      await table.getByRole('radio', { name: madeUp(title) }).and(table.locator(':checked')).waitFor();
      await look(table, `${page} of ${title}`);
    };
    await choose(en.table('settings'));
    await tap(en.table('back'));
    await choose(en.table('learn'));
    await table.getByRole('button', { name: madeUp(game.book('rulings')).slice(0, -1) }).click();
    await table.getByText(game.book('rulingsIntro')).waitFor();
    await look(table, `rulings of ${title}`);
    for (let ways = 0; ways < 2; ways++) await tap(en.book('back'));
  }

  const host = await house.client();
  await host.sitDown(COLOURS.slice(0, 3).map((colour) => ({ colour, name: '' })));
  await host.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2] });
  const [{ url }] = (await host.ask('links')).links;
  const phone = await open(`/index.html${new URL(url).hash}`, { viewport: PHONE, hasTouch: true, isMobile: true });
  await phone.getByText('⟦').first().waitFor();
  await look(phone, 'a phone');
  host.close();
  assert.ok(seen.size > 300, `only ${seen.size} lines were seen`);
  assert.deepEqual([...wrong], []);
});
