// One game of Row Your Goat on screens in every language at once, as `walk.mjs` does it for the other game.

import { until } from './harness.mjs';
import { ringOf } from './rowing.mjs';
import { COLOURS } from './screens.mjs';
import { button, LOCALES, stageOf } from './walk-stage.mjs';

const PLAN = { missing: { lifesavers: 5, cards: 0 }, standIn: 'phones' };
const NAMES = ['Ana', 'Maximiliana'];
const CARD = { boat: 'raft', colour: 'blue' };

/** `see(name, kind, page, language)` is called for every screen and state; kind is `table` or `phone`. */
export async function walkRowing(house, players, see) {
  const { driver, screens, on, open, look } = stageOf(house, 'rowing', see);
  const reach = (name) => driver.sees(({ view }) => view.step.name === name);

  try {
    await driver.join();
    for (const language of Object.keys(LOCALES)) await open('table', language, house.server.table);
    await on('table', (page, words) => button(page, words.table('judgeGrid')).click());
    await on('table', (page) => page.locator('.palette').waitFor());
    await look('judge-empty', 'table');
    await on('table', async (page) => {
      for (let tap = 0; tap < 9; tap++) await page.locator('.palette button').nth(tap % 4).click();
    });
    await look('judge', 'table');
    await on('table', (page, words) => button(page, words.table('heightsMode')).click());
    await look('judge-heights', 'table');
    await on('table', (page, words) => button(page, words.table('back')).click());
    await on('table', (page, words) => button(page, words.table('print')).click());
    await on('table', (page) => page.locator('main img').waitFor());
    await look('print', 'table');
    await on('table', (page, words) => button(page, words.table('back')).click());
    await on('table', (page, words) => button(page, words.table('learn')).click());
    await on('table', (page, words) => page.getByRole('heading', { name: words.table('learn'), exact: true }).waitFor());
    await look('learn', 'table');
    for (const way of ['quick', 'rulings', 'trainer']) {
      await on('table', (page, words) => page.getByRole('button', { name: new RegExp(`^${words.book(way)}`) }).first().click());
      await look(way, 'table');
      await on('table', (page, words) => button(page, words.table('back')).first().click());
    }
    await on('table', (page, words) => button(page, words.table('back')).first().click());
    await on('table', (page, words) => page.getByRole('button', { name: words.box }).click());
    await on('table', (page) => page.locator('.act button').last().click());
    await on('table', (page) => page.locator('.sentence').waitFor());
    await look('set-up', 'table');
    await on('table', (page) => page.getByRole('radio').nth(5).check({ force: true }));
    await look('set-up-lost', 'table');

    await driver.sitDown(COLOURS.slice(0, players).map((colour, k) => ({ colour, name: NAMES[k] ?? '' })), 'rowing');
    await driver.play({ type: 'arrange', plan: PLAN, starter: 1 });
    const links = (await driver.ask('links')).links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    await on('table', async (page) => {
      await page.goto('about:blank');
      await page.goto(house.server.table);
      await page.locator('.ways > button').first().click();
      await page.locator('.stage').waitFor();
    });
    await look('lay', 'table');
    for (const [seat, language] of Object.keys(LOCALES).entries()) await open('phone', language, links[seat]);
    await on('phone', (page) => page.locator('main button').first().tap());
    await look('ready');
    await driver.play({ type: 'warmUp' });
    await driver.sees(({ view }) => view.step.warmUp?.phase === 'looking');
    await look('looking');
    await on('phone', (page, words) => button(page, words.phone('answerNoSet')).tap());
    // One of them has no phone, so the host waits for a while.
    await until('the grid is solved', () => driver.view.view.step.warmUp?.phase === 'solved', 40_000);
    await look('solved');
    await driver.play({ type: 'endWarmUp' });

    await driver.play({ type: 'begin' });
    await on('phone', (page) => ringOf({ page }).waitFor());
    await look('play');
    await on('phone', (page, words) => button(page, words.phone('whatHappened')).tap());
    await on('table', (page, words) => button(page, words.table('whatHappened')).click());
    await on('phone', (page) => page.getByRole('dialog').waitFor());
    await look('faults');
    await on('phone', (page) => page.keyboard.press('Escape'));
    await on('table', (page) => page.keyboard.press('Escape'));
    await on('phone', (page, words) => button(page, words.phone('judge')).tap());
    await on('phone', (page) => page.locator('.palette').waitFor());
    await look('judge', 'phone');
    await on('phone', (page) => page.keyboard.press('Escape'));

    const race = async () => {
      await on('phone', (page) => ringOf({ page }).tap());
      // Whoever has no phone here grabs on the table device; the last one is the slowest.
      for (let seat = 2; seat < players - 1; seat++) await driver.touch(driver.view.view.spots.ring, undefined, seat);
      await reach('question');
    };
    await race();
    await on('phone', (page, words) => page.getByRole('heading', { name: words.phone('wasThereASet') }).waitFor());
    await look('question');
    await driver.play({ type: 'judge', grid: Array.from({ length: 9 }, (_, k) => (k < 3 ? { card: CARD, height: 2 } : null)) });
    await look('judged');
    await driver.play({ type: 'setFound' });
    await look('ruling');
    await driver.play({ type: 'fault', fault: 'caughtSilent', by: 0 });
    await look('fault');
    await on('phone', (page) => page.locator('.tools button').last().tap());
    await driver.sees(({ view }) => view.hands[0] === 'out' && view.hands[1] === 'out');
    await race();
    await driver.play({ type: 'setFound' });
    await reach('result');
    await look('result');
    await driver.play({ type: 'finish' });
    await look('over');
  } finally {
    driver.close();
    await Promise.all(screens.map(({ close }) => close()));
  }
}
