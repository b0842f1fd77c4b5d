// A table with its own server, its table device and a phone for every seat.
// Sockets, process and folder are cleaned up whatever happens in the test.

import { Client } from './client.mjs';
import { startServer } from '../server.mjs';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'pink', 'teal', 'brown', 'white'];

/** A game of Scape Goat; `kit` is what the box still has. */
export const scapegoat = (kit = {}) => ({
  game: 'scapegoat',
  arrange: (seats) => ({ type: 'arrange', plan: { kit, guided: true }, placement: seats }),
});

/** A game of Row Your Goat, with phones for lifesavers unless the plan says otherwise. */
export const rowing = (plan = {}) => ({
  game: 'rowing',
  arrange: () => ({ type: 'arrange', plan: { standIn: 'phones', ...plan }, starter: 0 }),
});

export class Table {
  phones = [];
  clients = [];

  static async with(players, body, opening = scapegoat()) {
    const table = new Table();
    table.server = await startServer();
    try {
      await table.#open(players, opening);
      return await body(table);
    } finally {
      for (const client of table.clients) client.close();
      await table.server.stop();
    }
  }

  /** A client that is closed at the end, even if the test forgets it. */
  client(link, device) {
    const client = new Client(link, device);
    this.clients.push(client);
    return client;
  }

  async #open(players, { game, arrange }) {
    this.device = this.client(this.server.table);
    await this.device.join();
    const names = COLOURS.slice(0, players).map((colour) => ({ colour, name: `Goat ${colour}` }));
    const seats = names.map((_, seat) => seat);
    await this.device.sitDown(names, game);
    await this.device.play(arrange(seats));
    const { links } = await this.device.ask('links');
    this.links = links.map(({ url }) => url);
    for (const link of this.links) {
      const phone = this.client(link);
      await phone.join();
      this.phones.push(phone);
    }
  }

  get state() { return this.device.view.view; }
  get step() { return this.state.step; }
  get seats() { return this.phones.map((_, seat) => seat); }

  /**
   * Waits until every device sees what the test expects. `done` may come before
   * the view that it caused, and the views of other devices come at any time, so
   * every step of a test has to say what it waits for.
   */
  all(passes) {
    return Promise.all([this.device, ...this.phones].map((client) => client.sees((v) => passes(v.view, v))));
  }

  atStep(name) { return this.all((view) => view.step.name === name); }

  async play(seat, command, passes) {
    await this.phones[seat].play(command);
    if (passes) await this.all(passes);
  }
}
