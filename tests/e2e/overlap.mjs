// The table screen for three to six players, on an upright phone in the middle of the table, a tablet and a laptop:
// no text covers a goat, an arrow or a card, and the next step, the locations and the goats are all on the screen
// together.

import assert from 'node:assert/strict';
import { Client } from '../other-client/client.mjs';
import { covered, offScreen } from './covered.mjs';
import { settled } from './eyes.mjs';
import { catching, until } from './harness.mjs';
import { COLOURS, framingCards } from './screens.mjs';

const SIZES = [
  [360, 740],
  [390, 844],
  [430, 932],
  [1024, 768],
  [1280, 800],
].map(([width, height]) => ({ width, height }));
/** The smallest of each kind. */
export const SMALLEST = [SIZES[0], SIZES[3]];
/** One of them is as long as a name can be. */
const PEOPLE = ['Ana', '', 'Maximiliana', '', '', 'Bo'];

class Evening {
  static async open(house, players, locale, sizes) {
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await host.join();
    const watched = await house.page({ viewport: SIZES[0], locale });
    return Object.assign(new Evening(), {
      house, page: watched.page, watched, host, players, locale, sizes, wrong: [], seen: 0,
    });
  }

  get seats() {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  get view() {
    return this.host.view.view;
  }

  play(command, seat) {
    return this.host.play(command, seat);
  }

  reach(name) {
    return this.host.sees(({ view }) => view.step.name === name);
  }

  /** With `whole`, the next step must be on the screen without scrolling. */
  async see(name, whole = true) {
    const { page, watched, host } = this;
    await until('the page has heard', () => watched.view?.version >= host.view.version);
    this.seen++;
    for (const size of this.sizes) {
      await page.setViewportSize(size);
      await settled(page);
      const where = `${name}, ${this.players} players, ${size.width}×${size.height}, ${this.locale}`;
      for (const each of await covered(page)) this.wrong.push(`${where}: ${each}`);
      if (whole) for (const each of await offScreen(page)) this.wrong.push(`${where}: ${each}`);
    }
    await page.setViewportSize(SIZES[0]);
  }

  async begin() {
    const { host, page } = this;
    const players = this.seats.map((seat) => ({
      colour: COLOURS[seat],
      name: PEOPLE[seat],
    }));
    await host.sitDown(players);
    await this.play({
      type: 'arrange',
      plan: { guided: true },
      placement: this.seats,
    });
    await page.goto(this.house.server.table);
    await page.locator('.ways > button').first().click();
    await page.locator('.stage').waitFor();
    for (const { chore } of this.view.checklist) {
      await this.see(`checklist, ${chore}`);
      await this.play({ type: 'tick', chore, done: true });
    }
    await this.see('checklist, done');
    await this.deal();
  }

  async deal() {
    await this.play({ type: 'begin' });
    await this.play({ type: 'roll' });
    await this.page.locator('.stage li button').last().waitFor();
    await this.see('look');
    for (const seat of this.seats) await this.host.whisper({ type: 'peek' }, seat);
    await this.reach('start');
    await this.see('turn');
  }

  /** Every kind of turn, until somebody may frame. */
  async turns() {
    const done = new Set();
    for (;;) {
      const { board, step } = this.view;
      const isPrepared = board.side === 'prepare' || board.tokens[board.active] > 0;
      const to =
        step.moves.includes('prepare') && isPrepared
          ? 'prepare'
          : (['spy', 'trade', 'stash'].find((name) => step.moves.includes(name) && !done.has(name)) ?? step.moves[0]);
      await this.play({ type: 'move', to }, board.active);
      await this.reach('action');
      const {
        due,
        targets: [target],
      } = this.view.step;
      if (!done.has(due)) await this.see(due);
      done.add(due);
      const act = {
        spy: { on: target },
        trade: { with: target },
        steal: { from: target },
        stash: { slot: 1 },
      };
      await this.play({ type: due, ...act[due] }, board.active);
      if (due === 'frame') return;
      await this.reach('swap');
      if (board.turn === 1) await this.see('swap');
      await this.play({ type: 'swap' }, board.active);
      await this.host.sees(({ view }) => view.step.name === 'start' && view.board.turn > board.turn);
    }
  }

  async count() {
    const timer = this.page.getByRole('timer');
    await catching([timer], () => this.play({ type: 'ready' }));
    await timer.waitFor({ state: 'detached' });
  }

  async frame() {
    await this.see('frame attempt');
    await this.count();
    await this.see('cards', false);
    for (const [seat, colours] of framingCards(this.players, 1).entries())
      await this.play({ type: 'card', colours }, seat);
    await this.play({ type: 'judge' });
    await this.page.locator('.verdict, .succeeded').first().waitFor();
    await this.see('verdict');
    await this.page.locator('footer button').last().click();
    await this.end('framed');
  }

  async end(name) {
    await this.page.locator('.poster').first().waitFor({ state: 'attached' });
    await this.see(name);
  }

  async cops() {
    await this.host.ask('again');
    await this.reach('setup');
    await this.deal();
    await this.play({ type: 'untrack' });
    await this.reach('open');
    await this.see('free play');
    await this.play({ type: 'callCops' }, 1);
    await this.see('cops');
    await this.count();
    await this.see('pointing');
    await this.play({ type: 'reveal' });
    await this.end('after the cops');
  }
}

/** Plays a game of so many players; fails with everything that is covered or off the screen. */
export async function assertNothingCovered(house, players, locale, sizes = SIZES) {
  const evening = await Evening.open(house, players, locale, sizes);
  await evening.begin();
  await evening.turns();
  await evening.frame();
  await evening.cops();
  evening.host.close();
  assert.deepEqual(evening.watched.faults, []);
  await evening.watched.close();
  assert.ok(evening.seen >= 16, `${evening.seen} screens`);
  assert.equal(evening.wrong.length, 0, `\n${evening.wrong.join('\n')}`);
}
