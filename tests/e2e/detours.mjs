// Screens off the main path of a game, for `walk.mjs`: what people open in between, and what goes wrong.

import { Client } from '../other-client/client.mjs';

const local = (url) => url.replace('goatherd.test', '127.0.0.1');

/** The rulebook is open at its contents on all screens of this kind; `leave` it. */
async function rulebook(walk, kind, leave) {
  const back = () => walk.on(kind, (page) => page.locator('.book header button').first().click());
  for (const [name, open] of [
    ['lesson', '.ways .lesson'], ['quick', '.ways .quick'], ['rulings', '.ways .rulings'], ['rule', '.chapters li button'],
  ]) {
    await walk.on(kind, (page) => page.locator(`.book ${open}`).first().click());
    await walk.on(kind, (page) => page.locator(`.book .page.${name}`).waitFor());
    await walk.see(name, kind);
    await back();
    await walk.on(kind, (page) => page.locator('.book .page.contents').waitFor());
  }
  await leave();
}

export async function readRules(walk) {
  await walk.on('table', (page) => page.locator('main nav:not(.ways) button').nth(1).click());
  await rulebook(walk, 'table', () => walk.on('table', async (page) => {
    await page.locator('.book header button').first().click();
    await page.locator('main nav:not(.ways)').waitFor();
  }));
}

/** One die is still in the box: which one is it? */
export async function keepADie(walk) {
  await walk.on('table', (page) => page.locator('.thing').first().click());
  await walk.on('table', (page) => page.locator('.pair').waitFor());
  await walk.see('missing-die', 'table');
  await walk.on('table', (page) => page.locator('.thing').first().click());
}

/** No phone joins the table; afterwards the table is opened again. */
export async function waitForPhones(walk) {
  for (const { page } of walk.of('table')) {
    await page.clock.install();
    await page.locator('.tools button').last().click();
    await page.locator('.qr img').waitFor();
    await page.clock.fastForward(21_000);
    await page.locator('.why').waitFor();
    // The jump of the clock loses the connection for a moment.
    await page.locator('.strip.bottom').waitFor({ state: 'detached' });
  }
  await walk.see('phones-nobody', 'table');
  // The seats come before the network; each of their buttons opens a sheet.
  for (const [name, button] of [['seat', '.seats button:last-child'], ['wifi', '.rest .quiet']]) {
    await walk.on('table', (page) => page.locator(button).first().click());
    await walk.on('table', (page) => page.getByRole('dialog').waitFor());
    await walk.see(`phones-${name}`, 'table');
    await walk.closeSheet('table');
  }
  for (const { page, watched } of walk.of('table')) {
    await page.goto('about:blank');
    // The start screen gets no view of a table.
    watched.view = null;
    await page.goto(walk.house.server.table);
    await page.locator('.ways > button').first().waitFor();
  }
  await walk.see('start-resume', 'table');
  for (const { page } of walk.of('table')) {
    await page.locator('.ways > button').first().click();
    await page.locator('.stage').waitFor();
  }
}

/** Opens the settings of the phones and taps the button at index `k` above the choices. */
async function fromSettings(walk, k) {
  await walk.on('phone', (page) => page.locator('header button').last().tap());
  await walk.on('phone', (page) => page.locator('dialog .felt').nth(k).tap());
}

export async function layByList(walk) {
  await fromSettings(walk, 0);
  await walk.on('phone', (page) => page.locator('dialog [maxlength]').waitFor());
  await walk.see('own-goat', 'phone');
  await walk.closeSheet('phone');
  await fromSettings(walk, 1);
  await walk.on('phone', (page) => page.locator('dialog ol').waitFor());
  await walk.see('chores', 'phone');
  await walk.closeSheet('phone');
  await fromSettings(walk, 2);
  await walk.on('phone', (page) => page.locator('.book .page.contents').waitFor());
  await walk.see('learn', 'phone');
  await rulebook(walk, 'phone', () => walk.closeSheet('phone'));
}

export async function wholeMat(walk) {
  await fromSettings(walk, 0);
  await walk.on('phone', (page) => page.locator('dialog table').waitFor());
  await walk.see('whole-mat', 'phone');
  await walk.closeSheet('phone');
}

/** A stranger asks for a seat, somebody is about to stop the game, and the network goes down. */
export async function trouble(walk) {
  const stranger = new Client(local(walk.links[0]));
  await stranger.join();
  await walk.on('table', (page) => page.getByRole('dialog').waitFor());
  await walk.see('request', 'table');
  const { requests } = walk.driver.view;
  await walk.driver.ask('decide', { request: requests[0].request, allow: false });
  await walk.on('table', (page) => page.getByRole('dialog').waitFor({ state: 'detached' }));
  stranger.close();

  for (const [name, k] of [['new-roll', -2], ['stop', -1]]) {
    await walk.on('table', (page) => page.locator('.tools button').first().click());
    await walk.on('table', (page) => page.locator('dialog .body button').nth(k).click());
    await walk.on('table', (page) => page.locator('dialog footer').waitFor());
    await walk.see(`${name}-question`, 'table');
    await walk.on('table', (page) => page.locator('dialog footer button').first().click());
    await walk.closeSheet('table');
  }

  for (const { watched } of walk.screens) watched.wire.cut();
  await walk.on('table', (page) => page.locator('.strip.bottom').waitFor());
  await walk.on('phone', (page) => page.locator('header .again').waitFor());
  walk.isDeaf = true;
  await walk.see('lost');
  walk.isDeaf = false;
  for (const { watched } of walk.screens) watched.wire.mend();
  await walk.on('table', (page) => page.locator('.strip.bottom').waitFor({ state: 'detached' }));
  await walk.on('phone', (page) => page.locator('header .again').waitFor({ state: 'detached' }));
}

/** A tap that comes a moment too late is refused, and the screen says why. */
export async function tapTooLate(walk) {
  for (const { watched } of walk.screens) watched.wire.hold();
  await walk.play({ type: 'callCops' }, 2);
  await walk.on('table', async (page) => {
    await page.locator('.act button').first().click();
    await page.locator('dialog .goats button').first().click();
    await page.locator('dialog footer button').last().click();
  });
  await walk.on('phone', async (page) => {
    await page.locator('main button.primary').first().tap();
    await page.locator('dialog .primary').tap();
  });
  for (const { watched } of walk.screens) watched.wire.flow();
  await walk.on('table', (page) => page.locator('.strip.top.bad').waitFor());
  await walk.on('phone', (page) => page.locator('.problem').waitFor());
  await walk.see('refused');
  await walk.play({ type: 'undo' });
  await walk.reach('open');
}

/** Everybody holds a pad instead of tapping “ready”. */
export async function withPads(walk) {
  await walk.driver.ask('usePads', { on: true });
  await walk.on('table', (page) => page.locator('main.pads').waitFor());
  await walk.on('phone', (page) => page.locator('.hold button').waitFor());
  await walk.see('pads');
  await walk.driver.ask('usePads', { on: false });
  await walk.on('table', (page) => page.locator('main.pads').waitFor({ state: 'detached' }));
}

/** A game that nobody wins. */
export async function stopped(walk) {
  await walk.driver.ask('again');
  await walk.play({ type: 'begin' });
  await walk.play({ type: 'roll' });
  await walk.play({ type: 'abandon' });
  await walk.on('table', (page) => page.locator('main .buttons').waitFor());
  await walk.see('stopped');
}
