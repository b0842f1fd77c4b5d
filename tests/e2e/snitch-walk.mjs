// One game of Soplón on screens in every language at once, as `walk.mjs` does it for Scape Goat.

import { special, witness } from '../other-client/snitch.mjs';
import { COLOURS } from '../other-client/table.mjs';
import { catching } from './harness.mjs';
import { button, LOCALES, stageOf } from './walk-stage.mjs';

const LOST = [
  { card: special('thug'), instead: { with: 'printed' } },
  { card: special('cousin'), instead: { with: 'standIn', card: witness(3) } },
];
const NAMES = ['Ana', '', 'Maximiliana', 'Ben'];

/** `see(name, kind, page, language)` is called for every screen and state; kind is `table` or `phone`. */
export async function walkSnitch(house, players, see) {
  const { driver, screens, of, on, open, look } = stageOf(house, 'snitch', see);
  const reach = (...names) => driver.sees(({ view }) => names.includes(view.step.name));
  const closeSheets = async (kind) => {
    await on(kind, (page) => page.keyboard.press('Escape'));
    await on(kind, (page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
  };
  const draw = () => driver.play({ type: 'draw' }, driver.view.view.board.active);
  const turn = async (card) => {
    const { active } = driver.view.view.board;
    await draw();
    await driver.play({ type: 'play', card }, active);
    return active;
  };

  try {
    await driver.join();
    // The box is opened, so that the pages of this game are those of the start screen.
    for (const language of Object.keys(LOCALES)) await open('table', language, house.server.table);
    await on('table', (page, words) => page.getByRole('button', { name: words.box }).click());
    await on('table', (page) => page.getByRole('radio', { name: '10', exact: true }).check({ force: true }));
    await look('who-ten', 'table');
    await on('table', (page) => page.locator('.act button').last().click());
    await on('table', (page) => page.locator('.columns').waitFor());
    await look('set-up', 'table');
    await on('table', (page, words) => button(page, words.table('addLost')).click());
    await on('table', (page) => page.getByRole('dialog').waitFor());
    await look('lost', 'table');
    await on('table', (page) => page.getByRole('dialog').locator('.special button').first().click());
    await on('table', (page, words) => page.getByRole('radio', { name: words.table('instead.printed') }).first().check({ force: true }));
    await look('set-up-lost', 'table');
    await on('table', (page, words) => button(page, words.table('printNow')).click());
    await on('table', (page) => page.locator('main img').waitFor());
    await look('print', 'table');
    await on('table', (page, words) => button(page, words.table('back')).first().click());
    await on('table', (page, words) => page.getByRole('radio', { name: words.table('instead.standIn') }).first().check({ force: true }));
    await on('table', (page) => page.getByRole('dialog').waitFor());
    await look('stand-in', 'table');
    await closeSheets('table');
    await on('table', (page, words) => button(page, words.table('back')).first().click());
    await on('table', (page, words) => button(page, words.table('back')).first().click());
    await on('table', (page, words) => button(page, words.table('learn')).click());
    await on('table', (page, words) => page.getByRole('heading', { name: words.table('learn'), exact: true }).waitFor());
    await look('learn', 'table');
    for (const way of ['quick', 'rulings', 'practice']) {
      await on('table', (page, words) => page.getByRole('button', { name: new RegExp(`^${words.book(way)}`) }).click());
      await look(way, 'table');
      await on('table', (page, words) => button(page, words.table('back')).first().click());
    }

    const people = COLOURS.slice(0, players).map((colour, k) => ({ colour, name: NAMES[k] ?? '' }));
    await driver.sitDown(people, 'snitch');
    const arrange = (plan) => driver.play({ type: 'arrange', plan: { kit: { lostWitnesses: 0, lost: LOST }, ...plan }, starter: 0 });
    await arrange({ follow: true, look: 60 });
    const links = (await driver.ask('links')).links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    await on('table', async (page) => {
      await page.goto('about:blank');
      await page.goto(house.server.table);
      await page.locator('.ways > button').first().click();
      await page.locator('.stage').waitFor();
    });
    for (const [seat, language] of Object.keys(LOCALES).entries()) await open('phone', language, links[seat]);
    await on('phone', (page) => page.locator('main button').first().tap());
    await on('phone', (page) => page.locator('main ul').waitFor());
    await look('lay');
    await driver.play({ type: 'begin' });
    await reach('lookGather');
    await look('gather');
    await driver.play({ type: 'ready' });
    await reach('look');
    for (const { page } of screens) await page.locator('.large').waitFor();
    await look('look');
    await driver.play({ type: 'timeUp' });
    await reach('start');
    for (const { page } of screens) await page.locator('.down').waitFor({ state: 'detached' });
    await look('turn');
    await draw();
    await look('exchange');
    await driver.play({ type: 'play', card: witness(4) }, 0);
    await look('race');
    await on('table', (page, words) => button(page, words.table('somebodyTried')).click());
    await on('table', (page) => page.getByRole('dialog').waitFor());
    await look('who-tried', 'table');
    await on('table', (page) => page.locator('dialog .goats button').nth(1).click());
    await look('how-it-went', 'table');
    await closeSheets('table');
    const boss = await turn(special('boss'));
    await look('boss');
    await driver.play({ type: 'add', to: 0 }, boss);
    const hitman = await turn(special('hitman'));
    await look('hitman');
    await driver.play({ type: 'look', at: null }, hitman);
    await driver.play({ type: 'swap', between: null }, hitman);
    while (driver.view.view.board.active !== 0) await turn(witness(9));
    // What people shout about covers everything for a moment.
    await catching(screens.map(({ page }) => page.locator('.shout')), () => driver.play({ type: 'close' }, 0));
    await look('shout');
    for (const { page } of screens) await page.locator('.shout').waitFor({ state: 'detached' });
    await look('closed');
    await on('table', (page) => page.locator('.tools button').first().click());
    await look('menu', 'table');
    await on('table', (page, words) => button(page, words.table('restate')).click());
    await look('restate', 'table');
    await closeSheets('table');
    while (driver.view.view.step.name === 'start') await turn(witness(2));
    await reach('reveal');
    await look('reveal');
    await driver.play({ type: 'ready' });
    await reach('entry');
    for (const { page } of screens) await page.getByRole('timer').waitFor({ state: 'detached' });
    await look('entry');
    await on('phone', async (page) => {
      for (const k of [3, 10, 12]) await page.locator('.pad button').nth(k).tap();
    });
    await look('entering', 'phone');
    await on('table', (page) => page.locator('.act button').last().click());
    await on('table', (page) => page.locator('.pad button').nth(1).click());
    await look('entering', 'table');
    await on('table', (page, words) => button(page, words.table('back')).first().click());
    await of('phone')[0].page.locator('main section button.wide').last().tap();
    await driver.sees(({ view }) => view.step.entered.length === 1);
    await look('entered', 'phone');
    for (let seat = 2; seat < players; seat++) await driver.play({ type: 'enter', cards: [witness(seat), witness(12)] }, seat);
    const second = of('phone')[1].page;
    await second.locator('.pad button').nth(5).tap();
    await second.locator('main section button.wide').last().tap();
    await driver.sees(({ view }) => view.step.all);
    await look('top');
    await driver.play({ type: 'turnOver', top: { is: 'card', card: witness(8) } });
    await look('all');
    await driver.play({ type: 'confirm' });
    await reach('over');
    await look('over');

    // Another one in which the app only helps and nobody has a time limit.
    await driver.ask('again');
    await reach('setup');
    await arrange({ follow: false, look: null });
    await driver.play({ type: 'begin' });
    await reach('lookFreely');
    await look('look-freely');
    await driver.play({ type: 'seen' });
    await reach('open');
    await look('help-only');
    await driver.play({ type: 'close' }, 1);
    await look('last-turn');
    await driver.play({ type: 'abandon' });
    await reach('over');
    await look('stopped');
  } finally {
    driver.close();
    await Promise.all(screens.map(({ close }) => close()));
  }
}
