// A table that is brought to a certain step by messages before its pages join. This is for tests of one moment of an
// evening, which need not tap through everything before it.

import assert from 'node:assert/strict';
import { Client } from '../other-client/client.mjs';
import { en } from '../texts.mjs';
import { DESK, PHONE } from './harness.mjs';
import { COLOURS, NAMES, Phone, RESUME, Table } from './screens.mjs';

export class Stage {
  /** Free play unless `guided`; everybody has looked. With `dealt` the app deals the mats, else they are cardboard. */
  static async open(house, players, { dealt = false, pads = false, guided = false, ...options } = {}) {
    const stage = new Stage();
    Object.assign(stage, { house, players, phones: [] });
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    stage.host = host;
    await host.join();
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const kit = dealt ? {} : { whiteDie: true, blackDie: true, cardboard: seats };
    await host.sitDown(seats.map((seat) => ({ colour: COLOURS[seat], name: '' })));
    await host.play({ type: 'arrange', plan: { kit, guided, options }, placement: seats });
    if (pads) await host.ask('usePads', { on: true });
    await host.play({ type: 'begin' });
    await host.play(dealt ? { type: 'roll' } : { type: 'roll', white: 4, black: 7 });
    stage.says = [];
    if (dealt) for (const seat of seats) stage.says[seat] = (await host.whisper({ type: 'peek' }, seat)).goat;
    else await host.play({ type: 'seen' });
    stage.links = (await host.ask('links')).links.map(({ url }) => url);
    return stage;
  }

  /** The table screen, on a display that reads this many fingers. */
  async table(fingers = 0) {
    const watched = await this.house.page({ viewport: DESK, hasTouch: fingers > 0 });
    const table = Object.assign(new Table(watched), { phones: this.phones });
    await Touch.of(table, fingers);
    await table.page.goto(this.house.server.table);
    await table.page.getByRole('button', { name: RESUME }).first().click();
    return (this.screen = table);
  }

  async phone(seat, options = {}) {
    const url = this.links[seat].replace(/\/\/[^/:]*/, '//goatherd.test');
    const watched = await this.house.page({ viewport: PHONE, hasTouch: true, isMobile: true, ...options });
    const phone = new Phone(watched);
    Object.assign(phone, { seat, url });
    await Touch.of(phone, 5);
    await phone.page.goto(url);
    await phone.sit();
    return (this.phones[seat] = phone);
  }

  get step() { return this.host.view.view.step; }

  reach(name) { return this.host.sees(({ view }) => view.step.name === name); }

  /** Puts the cards on the table and has them judged; earlier cards are taken back. */
  async judge(cards) {
    if (this.host.view.view.undo?.deed.type.startsWith('frame')) await this.host.play({ type: 'undo' });
    await this.reach('frameEntry');
    for (const [seat, colours] of cards.entries()) await this.host.play({ type: 'card', colours }, seat);
    await this.host.play({ type: 'judge' });
    return this.host.view.view.judged;
  }

  /** Without pads: everybody is ready, and the count runs to zero. */
  async count(call = { type: 'frame' }) {
    await this.host.play(call, 0);
    await this.host.play({ type: 'ready' });
    await this.reach(call.type === 'frame' ? 'frameEntry' : 'point');
  }

  timings() {
    return this.host.sees(({ pads }) => pads?.timings).then(({ pads }) => pads.timings);
  }

  async close() {
    for (const screen of [this.screen, ...this.phones]) screen?.checkQuiet();
    this.host.close();
    await this.house.tidy();
  }
}

/** Fingers on one page, as its touch screen would report them. */
export class Touch {
  #fingers = new Map();

  static async of(screen, fingers) {
    screen.touch = new Touch();
    screen.touch.screen = screen;
    await screen.page.addInitScript(() => {
      window.lifts = {};
      addEventListener('pointerup', ({ timeStamp, target }) => {
        window.lifts[target.closest('button')?.getAttribute('aria-label') ?? ''] = timeStamp;
      }, true);
    });
    if (!fingers) return;
    const cdp = await screen.devtools();
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: fingers });
  }

  async #send(type, touchPoints) {
    const cdp = await this.screen.devtools();
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async down(button) {
    const { x, y, width, height } = await button.boundingBox();
    const id = [0, 1, 2, 3, 4, 5].find((free) => ![...this.#fingers.values()].some((finger) => finger.id === free));
    this.#fingers.set(await label(button), { id, x: x + width / 2, y: y + height / 2 });
    await this.#send('touchStart', [...this.#fingers.values()]);
  }

  async up(button) {
    const name = await label(button);
    await this.#send('touchEnd', [this.#fingers.get(name)]);
    this.#fingers.delete(name);
  }
}

const label = async (button) => (await button.getAttribute('aria-label')) ?? '';

export const padName = (seat) => en.table('padOf', { name: NAMES[seat] });
export const padOf = (table, seat) => table.button(padName(seat), { exact: true });
export const ownPad = (phone) => phone.page.locator('.hold button');

/** The expected verdict on a lift, by what the page itself saw; null if it is too close to a limit. */
export async function expected(screen, button) {
  const { lift, zero } = await screen.page.evaluate((name) => ({
    lift: window.lifts[name],
    zero: performance.getEntriesByName('zero').at(-1).detail.believed,
  }), await label(button));
  const after = lift - zero;
  // Two lifts within 30 ms of each other get the same verdict, so near a limit either verdict is right.
  if (Math.abs(Math.abs(after) - 250) < 50) return null;
  return Math.abs(after) <= 250 ? { was: 'together' } : { was: after < 0 ? 'early' : 'late', by: Math.abs(after) };
}

export function assertTiming(timing, wanted, who) {
  if (!wanted) return;
  assert.equal(timing.was, wanted.was, `${who}: ${JSON.stringify(timing)} and not ${JSON.stringify(wanted)}`);
  if (wanted.by) assert.ok(Math.abs(timing.by - wanted.by) < 60, `${who}: ${JSON.stringify(timing)}, ${wanted.by}`);
}
