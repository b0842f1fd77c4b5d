// One game on screens in every language at once. A client without a screen drives the host, so that the texts of
// buttons don't matter. At every stop, `see` is called to look at the screens.

import { Client } from '../other-client/client.mjs';
import {
  keepADie, layByList, readRules, stopped, tapTooLate, trouble, waitForPhones, wholeMat, withPads,
} from './detours.mjs';
import { settled } from './eyes.mjs';
import { catching, DESK, PHONE, until } from './harness.mjs';
import { COLOURS, framingCards } from './screens.mjs';

export const LANGUAGES = { en: 'en-GB', es: 'es-ES' };

/**
 * `see(name, kind, page)` is called for every screen and state; kind is `table` or `phone`. There is a phone for every
 * language, because one acts while the other watches, and a table screen for each of `tables`.
 */
export async function walk(house, see, tables = Object.keys(LANGUAGES)) {
  const screens = [];
  const driver = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  try {
    await driver.join();
    await new Walk(house, driver, screens, see, tables).go();
  } finally {
    driver.close();
    await Promise.all(screens.map(({ close }) => close()));
  }
}

class Walk {
  constructor(house, driver, screens, see, tables) {
    Object.assign(this, { house, driver, screens, look: see, tables });
  }

  get step() {
    return this.driver.view.view.step;
  }

  async open(kind, language, url) {
    const size = kind === 'phone' ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: DESK };
    const watched = await this.house.page({ ...size, locale: LANGUAGES[language], painted: true, wire: true });
    const screen = { ...watched, watched, kind, language };
    this.screens.push(screen);
    await screen.page.goto(url);
    return screen;
  }

  of(kind) {
    return this.screens.filter((screen) => screen.kind === kind);
  }

  async see(name, ...kinds) {
    const shown = this.screens.filter(({ kind }) => (kinds.length ? kinds : ['table', 'phone']).includes(kind));
    await Promise.all(shown.map(async (screen) => {
      await this.hears(screen);
      await this.look(name, screen.kind, screen.page, screen.language);
    }));
  }

  /** Waits until the screen shows the host's newest view. */
  async hears({ page, watched }) {
    const { version, table } = this.driver.view ?? {};
    const heard = () => this.isDeaf || !watched.view || watched.view.table !== table || watched.view.version >= version;
    await until('the screen has heard', heard);
    await settled(page);
  }

  /** The same taps on every screen of a kind: buttons are found by their position, not by their text. */
  async on(kind, act) {
    for (const screen of this.of(kind)) await act(screen.page);
  }

  async reach(...names) {
    await this.driver.sees(({ view }) => names.includes(view.step.name));
  }

  async play(command, seat) {
    await this.driver.play(command, seat);
  }

  async go() {
    await this.beforeTheTable();
    await this.sitDown();
    await this.lookAtMats();
    await this.turns();
    await this.frame();
    await this.cops();
  }

  async beforeTheTable() {
    for (const language of this.tables) await this.open('table', language, this.house.server.table);
    await this.on('table', (page) => page.locator('main nav:not(.ways)').waitFor());
    await this.see('start', 'table');
    for (const [k, name] of ['history-empty', 'learn', 'print', 'settings', 'about'].entries()) {
      await this.on('table', (page) => page.locator('main nav:not(.ways) button').nth(k).click());
      await this.on('table', (page) => page.locator('main nav:not(.ways)').waitFor({ state: 'detached' }));
      await this.on('table', (page) => page.locator(name === 'print' ? 'main img' : 'h1').waitFor());
      await this.see(name, 'table');
      await this.on('table', (page) => page.locator('header button, main button').first().click());
      await this.on('table', (page) => page.locator('main nav:not(.ways)').waitFor());
    }
    await readRules(this);
    await this.on('table', (page) => page.locator('main .ways button').first().click());
    await this.on('table', (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }));
    await this.see('who', 'table');
    await this.on('table', (page) => page.locator('.stage li button').first().click());
    await this.see('who-editor', 'table');
    await this.on('table', (page) => page.keyboard.press('Escape'));
    await this.on('table', (page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
    await this.on('table', (page) => page.locator('.act button').last().click());
    await this.on('table', (page) => page.locator('.thing').first().waitFor());
    await this.see('missing', 'table');
    await this.on('table', (page) => page.getByRole('radio').last().check({ force: true }));
    await this.see('missing-printed', 'table');
    await this.on('table', (page) => page.getByRole('radio').nth(-2).check({ force: true }));
    await keepADie(this);
    await this.testMat();
    await this.on('table', (page) => page.goto('about:blank'));
  }

  /** Some mats are here, one is lost, and somebody tests another. */
  async testMat() {
    await this.on('table', (page) => page.locator('.thing').last().click());
    await this.see('missing-one', 'table');
    await this.on('table', (page) => page.locator('.body section button').last().click());
    await this.on('table', (page) => page.locator('button.mat').first().waitFor());
    await this.see('mat-which', 'table');
    await this.on('table', (page) => page.locator('button.mat').first().click());
    await this.on('table', (page) => page.keyboard.type('23423'));
    await this.see('mat-row', 'table');
    await this.on('table', (page) => page.keyboard.type(`1${'3'.repeat(114)}`));
    await this.on('table', (page) => page.locator('.rows').waitFor());
    await this.see('mat-irregular', 'table');
  }

  async sitDown() {
    for (const language of Object.keys(LANGUAGES)) {
      const screen = await this.open('phone', language, new URL('/', this.house.server.table).href);
      await screen.page.getByRole('heading').first().waitFor();
    }
    await this.see('welcome', 'phone');

    const { driver } = this;
    const players = COLOURS.slice(0, 4).map((colour, k) => ({ colour, name: ['Ana', '', 'Maximiliana', ''][k] }));
    await driver.sitDown(players);
    await this.play({ type: 'arrange', plan: { guided: true }, placement: [0, 1, 2, 3] });
    this.links = (await driver.ask('links')).links.map(({ url }) => url);
    for (const { page } of this.of('table')) {
      await page.goto(this.house.server.table);
      await page.locator('.ways > button').first().click();
      await page.locator('.stage').waitFor();
    }
    await this.see('lay', 'table');
    await waitForPhones(this);
    for (const [seat, { page }] of this.of('phone').entries()) {
      await page.goto(this.links[seat]);
      await page.locator('main button').nth(1).waitFor();
    }
    await this.see('sit', 'phone');
    await this.on('phone', (page) => page.locator('main button').first().tap());
    await this.on('phone', (page) => page.locator('main ul').waitFor());
    await this.see('lay', 'phone');
    await this.on('table', (page) => page.locator('.tools button').last().click());
    await this.on('table', (page) => page.locator('.qr img').waitFor());
    await this.see('phones', 'table');
    await this.on('table', (page) => page.locator('header button, main button').first().click());
    await this.on('table', (page) => page.locator('.tools').waitFor());
    await this.on('table', (page) => page.locator('.tools button').first().click());
    await this.see('menu', 'table');
    await this.closeSheet('table');
    await this.on('phone', (page) => page.locator('header button').last().tap());
    await this.on('phone', (page) => page.getByRole('dialog').waitFor());
    await this.see('settings', 'phone');
    await this.closeSheet('phone');
    await layByList(this);
  }

  async closeSheet(kind) {
    await this.on(kind, (page) => page.keyboard.press('Escape'));
    await this.on(kind, (page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
  }

  async lookAtMats() {
    await this.play({ type: 'begin' });
    await this.see('dice', 'phone');
    await this.play({ type: 'roll' });
    await this.reach('look');
    await this.on('table', (page) => page.locator('.stage li button').last().waitFor());
    await this.see('look');
    for (const [seat, { page, context }] of this.of('phone').entries()) {
      const pad = await page.locator('.stand button').boundingBox();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: pad.x + 50, y: pad.y + 30 }] });
      await page.locator('.poster').first().waitFor();
      await settled(page);
      await this.look('peek', 'phone', page, this.of('phone')[seat].language);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    for (const { page, language } of this.of('table')) {
      await page.locator('.stage li button').last().click();
      await page.locator('.look').waitFor();
      await this.look('pass', 'table', page, language);
      const pad = await page.locator('.look button').boundingBox();
      await page.mouse.move(pad.x + 60, pad.y + 40);
      await page.mouse.down();
      await page.locator('.poster').first().waitFor();
      await settled(page);
      await this.look('peek', 'table', page, language);
      await page.mouse.up();
      await page.locator('.look').waitFor({ state: 'detached' }).catch(() => page.locator('header button').first().click());
    }
    await this.driver.whisper({ type: 'peek' }, 2);
    await this.driver.whisper({ type: 'peek' }, 3);
    await this.reach('start');
  }

  async turns() {
    await this.on('phone', (page) => page.locator('.places, main h1').first().waitFor());
    // The first phone moves while the second one watches, then the other way round.
    await this.see('turn');
    await wholeMat(this);
    await trouble(this);
    await this.on('table', (page) => page.locator('.tools button').first().click());
    await this.on('table', (page) => page.locator('dialog button.wide').nth(3).click());
    await this.on('table', (page) => page.locator('dialog input[type=number]').waitFor());
    await this.see('restate', 'table');
    await this.closeSheet('table');
    for (let turn = 0; turn < 30; turn++) {
      const { board, step } = this.driver.view.view;
      const to = step.moves.includes('prepare') && (board.side === 'prepare' || board.tokens[board.active]) ? 'prepare'
        : ['spy', 'trade', 'stash'].find((name) => step.moves.includes(name) && !this.done?.has(name)) ?? step.moves[0];
      await this.play({ type: 'move', to }, board.active);
      await this.reach('action');
      const { due, targets } = this.step;
      if (!this.done?.has(due)) await this.see(`action-${due}`);
      (this.done ??= new Set()).add(due);
      const act = { spy: { on: targets[0] }, trade: { with: targets[0] }, steal: { from: targets[0] }, stash: { slot: 1 } };
      await this.play({ type: due, ...act[due] }, board.active);
      if (due === 'frame') return;
      await this.reach('swap');
      if (turn === 0) await this.see('swap');
      await this.play({ type: 'swap' }, board.active);
      await this.driver.sees(({ view }) => view.step.name === 'start' && view.board.turn > board.turn);
      if (turn === 0) await this.see('turn-2');
    }
  }

  async count() {
    await catching(this.screens.map(({ page }) => page.getByRole('timer')), () => this.play({ type: 'ready' }));
  }

  async frame() {
    await this.reach('framePick');
    await this.see('frame-pick');
    await withPads(this);
    await this.count();
    await this.reach('frameEntry');
    for (const { page } of this.screens) await page.getByRole('timer').waitFor({ state: 'detached' });
    await this.see('frame-entry');
    const cards = framingCards(4, 2);
    for (const seat of [0, 1, 2, 3]) await this.play({ type: 'card', colours: seat === 1 ? ['red', 'blue'] : cards[seat] }, seat);
    await this.see('frame-told', 'phone');
    await this.play({ type: 'judge' });
    await this.reach('swap');
    await this.see('verdict-failed');
    await this.play({ type: 'undo' });
    await this.reach('frameEntry');
    await this.play({ type: 'card', colours: cards[1] }, 1);
    await this.play({ type: 'judge' });
    await this.reach('point');
    await this.see('verdict-framed');
    await this.on('phone', (page) => page.locator('.verdict button').last().tap());
    await this.see('framed', 'phone');
    await this.of('table')[0].page.locator('footer button').last().click();
    await this.reach('over');
    await this.on('table', (page) => page.locator('.poster').first().waitFor());
    await this.see('over-frame');
  }

  /** One mat is lost: two players enter theirs on their phones, one on the table device. */
  async rescue() {
    await this.play({ type: 'arrange', plan: { guided: true, kit: { cardboard: [0, 1, 2] } }, placement: [0, 1, 2, 3] });
    await this.play({ type: 'begin' });
    await this.play({ type: 'roll' });
    await this.reach('reading');
    for (const screen of this.of('phone')) {
      await this.hears(screen);
      await screen.page.locator('.now section button.wide').waitFor();
    }
    await this.see('reading');
    await this.on('table', (page) => page.locator('.stage li button').last().click());
    await this.on('table', (page) => page.locator('main .middle button').click());
    await this.on('table', (page) => page.locator('.goats').waitFor());
    await this.see('reading-goats', 'table');
    await this.on('table', (page) => page.locator('header button').first().click());
    await this.on('phone', (page) => page.locator('.now section button.wide').tap());
    await this.see('reading-goats', 'phone');
    await this.on('phone', (page) => page.getByRole('dialog').locator('.goats button').first().tap());
    await this.on('phone', (page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
    await this.driver.whisper({ type: 'readMat', says: 0 }, 2);
  }

  async cops() {
    await this.driver.ask('again');
    await this.reach('setup');
    await this.rescue();
    await this.reach('look');
    for (const seat of [2, 3]) await this.driver.whisper({ type: 'peek' }, seat);
    for (const { page, context } of this.of('phone')) {
      const pad = await page.locator('.stand button').boundingBox();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: pad.x + 50, y: pad.y + 30 }] });
      await page.locator('.poster').first().waitFor();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await this.reach('start');
    await this.play({ type: 'untrack' });
    await this.reach('open');
    await this.see('free');
    await tapTooLate(this);
    await this.on('table', (page) => page.locator('.stage .open button').click());
    await this.see('who-calls', 'table');
    await this.on('table', (page) => page.locator('dialog .goats button').first().click());
    await this.see('cops-question', 'table');
    await this.closeSheet('table');
    await this.on('phone', (page) => page.locator('main .rare button').tap());
    await this.on('phone', (page) => page.getByRole('dialog').waitFor());
    await this.see('cops-question', 'phone');
    await this.closeSheet('phone');
    await this.play({ type: 'callCops' }, 1);
    await this.reach('copsCall');
    await this.see('cops-call');
    await this.count();
    await this.reach('point');
    // The arrows are not revealed while the screens are being looked at.
    this.driver.send({ type: 'wait' });
    await this.driver.sees(({ closesAt }) => closesAt === null);
    for (const { page } of this.screens) await page.getByRole('timer').waitFor({ state: 'detached' });
    await this.see('point');
    await this.on('phone', (page) => page.locator('.goats button').first().tap());
    await this.on('phone', (page) => page.locator('.goats').waitFor({ state: 'detached' }));
    await this.see('pointed');
    await this.play({ type: 'reveal' });
    await this.reach('over');
    await this.on('table', (page) => page.locator('.poster').first().waitFor());
    await this.see('over-cops');
    await stopped(this);
    this.isDeaf = true;
    for (const { page } of this.of('table')) {
      await page.goto('about:blank');
      await page.goto(this.house.server.table);
      await page.locator('main nav button').first().click();
      await page.locator('main nav:not(.ways)').waitFor({ state: 'detached' });
      await page.locator('main').waitFor();
    }
    await this.see('history', 'table');
    await this.driver.ask('closeTable', { table: this.driver.view.table });
    await this.on('phone', (page) => page.locator('main button').first().waitFor());
    await this.see('ended', 'phone');
  }
}
