// A table whose players have lost some of their mats: those who have one enter in private what it says, the others look
// at the app. Everything that is tapped is tapped on real pages; the rest is done with messages, so that one set of pages
// plays game after game.

import assert from 'node:assert/strict';
import { Client } from '../other-client/client.mjs';
import { en, starts } from '../texts.mjs';
import { DESK, until } from './harness.mjs';
import { COLOURS, NAMES, Phone, RESUME, scapegoatOf, Table } from './screens.mjs';

/** What a mat says, given the scapegoat and the decoy. */
export const says = ({ goat, decoy }, seat) => (seat === goat ? decoy : goat);

/** Every set of mats in which some are here and some are lost. */
export const subsets = (players) => Array.from({ length: (1 << players) - 2 }, (_, k) => seatsOf(players)
  .filter((seat) => (k + 1) & (1 << seat)));

export const seatsOf = (players) => Array.from({ length: players }, (_, seat) => seat);

/** A different secret for every game, so that all of them come up. */
export const secretOf = (players, game) => {
  const goat = game % players;
  return { goat, decoy: (goat + 1 + (game % (players - 1))) % players };
};

/** A table whose players use cardboard mats, some of them with a phone. */
export class Box {
  static async open(house, players, phones) {
    const box = new Box();
    Object.assign(box, { players, seats: seatsOf(players) });
    box.host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await box.host.join();
    await box.host.sitDown(box.seats.map((seat) => ({ colour: COLOURS[seat], name: '' })));
    await box.arrange({});
    const { links } = await box.host.ask('links');
    const table = new Table(await house.page({ viewport: DESK }));
    Object.assign(table, { house, players, phones: [] });
    box.table = table;
    await table.page.goto(house.server.table);
    await table.use(table.page.getByRole('button', { name: RESUME }).first());
    await table.heading(en.table('layTable')).waitFor();
    await Promise.all(phones.map(async (seat) => {
      const url = links[seat].url.replace(/\/\/[^/:]*/, '//goatherd.test');
      table.phones[seat] = await Phone.open(house, url, seat);
      await table.phones[seat].sit();
    }));
    return box;
  }

  arrange(kit) {
    const plan = { kit: { whiteDie: true, blackDie: true, ...kit }, guided: false };
    return this.host.play({ type: 'arrange', plan, placement: this.seats });
  }

  get step() { return this.host.view.view.step; }

  reach(name) { return this.host.sees(({ view }) => view.step.name === name); }

  /** The next game with these mats, up to the roll. */
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
    await this.table.heading(en.table('whoReads')).waitFor();
  }

  /** Enters what a mat says in private, on the player's phone or on the table device. */
  async tell(seat, goat) {
    const phone = this.table.phones[seat];
    if (phone) {
      await phone.tap(en.phone('tellNow'));
      await phone.tap(en.phone('matNames', { name: NAMES[goat] }));
      await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
    } else {
      await this.table.click(starts(en.table('passTo', { name: NAMES[seat] })));
      await this.table.click(starts(en.table('iAm', { name: NAMES[seat] })));
      await this.table.click(en.table(COLOURS[goat]));
    }
  }

  async tellAll(cardboard, goatOf) {
    const { version } = this.host.view;
    for (const seat of cardboard) {
      const { version: before } = this.table.view;
      await this.tell(seat, goatOf(seat));
      // Only then does the table screen ask for the next one.
      await until('the table has heard', () => this.table.view.version > before);
    }
    await this.host.sees((view) => view.version >= version + cardboard.length);
  }

  look(seat) {
    return (this.table.phones[seat] ?? this.table).peek(seat);
  }

  /** One rescue from the first entry to the last look; returns what all mats say then. */
  async rescue(cardboard, truth) {
    await this.roll(cardboard);
    await this.tellAll(cardboard, (seat) => says(truth, seat));
    await this.reach('look');
    await this.table.looking.waitFor();
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

/**
 * Rescues at tables of this kind: how many players, who has a phone, and which mats are here in each game. All tables
 * are open at once.
 */
export async function rescueAll(house, tables) {
  // One after the other, because each table screen resumes the table where something happened last.
  const opened = [];
  for (const [players, phones] of tables) opened.push(await Box.open(house, players, phones));
  await Promise.all(tables.map(async ([players, , boxes], k) => {
    for (const [game, cardboard] of boxes.entries()) await opened[k].rescue(cardboard, secretOf(players, game));
    await opened[k].close();
  }));
}
