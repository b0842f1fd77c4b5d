// Guided games, from the checklist to the end. The table screen and two phones are real pages; a client without a screen
// plays the steps that they have already shown once.

import assert from 'node:assert/strict';
import { Client } from '../other-client/client.mjs';
import { en, starts } from '../texts.mjs';
import { DESK, PHONE, until } from './harness.mjs';
import {
  COLOURS, doublyFramingCards, failingCards, listed, NAMES, Phone, RESUME, resume, scapegoatOf, Table,
} from './screens.mjs';

/** The rule that each step's prompt links to. */
const STEPS = {
  move: 'move', spy: 'spy', trade: 'trade', stash: 'stash', prepare: 'prepare', 'prepare.last': 'prepare', steal: 'steal',
  frame: 'frame', swap: 'ownColour',
};

export class Game {
  /** The steps that have been read and tapped on the pages. */
  shown = new Set();

  static async open(house, players, options) {
    const game = new Game();
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await host.join();
    const seats = NAMES.slice(0, players).map((_, seat) => seat);
    await host.sitDown(seats.map((seat) => ({ colour: COLOURS[seat], name: '' })));
    await host.play({ type: 'arrange', plan: { guided: true, options }, placement: seats });
    const links = (await host.ask('links')).links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    return Object.assign(game, { house, players, seats, host, links });
  }

  get board() { return this.host.view.view.board; }
  get step() { return this.host.view.view.step; }
  get screens() { return [this.table, ...this.phones]; }

  reach(...names) { return this.host.sees(({ view }) => names.includes(view.step.name)); }

  /** The table page, and the phones of the first two players. */
  async sitDown() {
    this.table = new Table(await this.house.page({ viewport: DESK }));
    await this.table.page.goto(this.house.server.table);
    await this.resume();
    this.phones = await Promise.all([0, 1].map(async (seat) => {
      const phone = new Phone(await this.house.page({ viewport: PHONE, hasTouch: true, isMobile: true }));
      Object.assign(phone, { seat, url: this.links[seat] });
      await phone.page.goto(phone.url);
      await phone.sit();
      return phone;
    }));
    Object.assign(this.table, { players: this.players, phones: this.phones });
  }

  /** Every table device sees all tables, so this one has to choose its own. */
  async resume() {
    const mine = { name: resume(en, this.players) };
    const others = this.table.page.getByRole('button', { name: starts(en.table('savedTables')) });
    await this.table.page.getByRole('button', { name: RESUME }).or(others).first().waitFor();
    if (!await this.table.page.getByRole('button', mine).isVisible()) {
      await this.table.click(starts(en.table('savedTables')));
      await this.table.page.getByRole('dialog').getByRole('button', mine).click();
    } else await this.table.page.getByRole('button', mine).click();
    await this.table.heading(en.table('layTable')).waitFor();
  }

  /** On a phone, the first look explains what the mat means, whatever it says. */
  async look() {
    await this.table.roll();
    const says = await Promise.all(this.phones.map((phone) => phone.peek()));
    for (const phone of this.phones) {
      await phone.heading(en.phone('youLooked')).waitFor();
      await phone.reads('scapegoat');
      await phone.sees(en.phone('why.look'));
      await leadsTo(phone, 'scapegoat');
    }
    for (const seat of this.seats.slice(2)) says[seat] = (await this.host.whisper({ type: 'peek' }, seat)).goat;
    await this.reach('start');
    this.secret = { says, goat: scapegoatOf(says) };
  }

  /** What a step says to the active player, and to the others. */
  said(name) {
    const { active, at, side } = this.board;
    const place = en.phone(at[active] === 'prepare' && side === 'frame' ? 'frame' : at[active]);
    const seen = `see.${STEPS[name] === 'prepare' ? 'prepare' : name}`;
    return [en.phone(`do.${name}`, { place }), en.phone(seen, { name: NAMES[active], place })];
  }

  /** Reads the prompt of a step on every page and taps it where a player would; the second time, a message will do. */
  async take(name, act, command) {
    const { active } = this.board;
    if (this.shown.has(name)) return this.host.play(command, active);
    this.shown.add(name);
    const [order, seen] = this.said(name);
    for (const phone of this.phones) await phone.sees(phone.seat === active ? order : seen);
    await this.table.seeTurn(this.board.turn);
    await this.table.sees(order);
    const screen = this.phones[active] ?? this.table;
    await leadsTo(screen, STEPS[name]);
    await act(screen);
  }

  /** One turn; a frame attempt stops where it begins. */
  async turn(to) {
    const { active, turn, side, onCard } = this.board;
    const { moves } = this.step;
    const free = ['spy', 'trade', 'stash'].filter((name) => moves.includes(name));
    const place = moves.includes(to) && to === 'prepare' ? to
      : free.find((name) => !this.shown.has(name)) ?? free[0];
    const where = place === 'prepare' && side === 'frame' ? 'frame' : place;
    await this.take('move', (screen) => screen.move(where), { type: 'move', to: place });
    await this.reach('action');
    const { due, targets } = this.step;
    const commands = {
      spy: { on: targets[0] }, trade: { with: targets[0] }, steal: { from: targets[0] }, stash: { slot: 2 },
    };
    const name = due === 'prepare' && onCard === 1 ? 'prepare.last' : due;
    await this.take(name, (screen) => screen.act(due, targets), { type: due, ...commands[due] });
    if (due === 'frame') {
      await this.reach('framePick');
      return due;
    }
    await this.reach('swap');
    await this.take('swap', (screen) => screen.act('swap'), { type: 'swap' });
    await this.host.sees(({ view }) => view.step.name === 'start' && view.board.turn === turn + 1);
    assert.equal(this.board.active, (active + 1) % this.players);
    return due;
  }

  /** The second player takes both tokens, somebody steals one, and a player with a token tries to frame. */
  async turnsUntil(wanted) {
    for (let turns = 0; turns < 60; turns++) {
      const { tokens, active, side } = this.board;
      const isHoarder = active === 1;
      const goes = side === 'prepare' ? isHoarder : wanted === 'steal' ? !tokens[active] : tokens[active] > 0;
      if (await this.turn(goes ? 'prepare' : 'trade') === wanted) return;
      if (wanted === 'both' && this.board.tokens[1] === 2) return;
    }
    assert.fail(`no ${wanted}`);
  }

  /** A player undoes a move made by mistake. */
  async slip() {
    const [first] = this.phones;
    await first.heading(en.phone('yourTurn')).waitFor();
    await first.reads('cops');
    await first.sees(en.phone('why.move'));
    await first.move('stash');
    await this.reach('action');
    await first.tap(starts(en.phone('undo')));
    await this.reach('start');
    await this.phones[1].sees(en.phone('see.move', { name: NAMES[0] }));
    assert.equal(this.board.at[0], 'prepare');
  }

  /** One phone and the table want less text; the other phone stays as it is. */
  async hush() {
    const [first, second] = this.phones;
    await this.host.sees(({ view }) => view.step.name === 'start');
    const { active } = this.board;
    const [order, seen] = this.said('move');
    await first.sayOnly(en.phone('depth.prompts'));
    await this.table.sayOnly(en.table('depth.prompts'));
    await this.table.seeTurn(this.board.turn);
    await this.table.sees(order);
    await this.table.page.getByText(en.table('why.move')).waitFor({ state: 'detached' });
    await first.sees(active === 0 ? order : seen);
    await first.page.getByText(en.phone('why.move')).waitFor({ state: 'detached' });
    await second.reads('cops');
    await second.sees(en.phone('why.move'));
    await first.sayOnly(en.phone('depth.learning'));
    await this.table.sayOnly(en.table('depth.learning'));
    await this.table.sees(en.table('why.move'));
  }

  /** From choosing cards to the verdict. */
  async attempt(cards) {
    for (const phone of this.phones) {
      await phone.sees(en.phone('frameAttempt'));
      await phone.tap(en.phone('ready'));
      await this.host.sees(({ view }) => view.step.ready.includes(phone.seat));
    }
    await this.host.play({ type: 'ready' });
    await this.reach('frameEntry');
    for (const phone of this.phones) await phone.tell(cards[phone.seat]);
    await this.table.heading(en.table('whatLies')).waitFor();
    await this.table.sees(en.table('why.tell'));
    for (const seat of this.seats.slice(2)) await this.host.play({ type: 'card', colours: cards[seat] }, seat);
    await this.phones[0].tap(en.phone('judge'));
  }

  async fails(cards) {
    await this.attempt(cards);
    for (const screen of this.screens) {
      await screen.heading(screen.t(screen === this.table ? 'verdictFailed' : 'nobodyFramed')).waitFor();
      await screen.use(screen.button(screen.t('backToTable')));
    }
  }

  /** The cops come, and everybody points. */
  async pointing() {
    const { says } = this.secret;
    await this.reach('copsCall');
    for (const phone of this.phones) {
      await phone.sees(en.phone('why.cops'));
      await leadsTo(phone, 'interrupt');
    }
    await this.host.play({ type: 'ready' });
    await this.table.unhurried();
    for (const phone of this.phones) {
      await phone.page.getByRole('timer').waitFor({ state: 'detached' });
      await phone.sees(en.phone('why.point'));
      const name = NAMES[says[phone.seat]];
      await phone.tap(en.phone('pointAt', { name }));
      await phone.heading(en.phone('youPointed', { name })).waitFor();
    }
    await this.table.click(en.table('showMats'));
  }

  async ends(winners) {
    await this.reach('over');
    assert.deepEqual(this.step.outcome.winners, winners);
    for (const screen of this.screens) {
      await screen.heading(screen.t('wasScapegoat', { name: screen.called(this.secret.goat) })).waitFor();
      screen.checkQuiet();
    }
    await leadsTo(this.table, 'end');
    this.host.close();
  }
}

/** One tap leads from a prompt to its rule, and another one back. */
async function leadsTo(screen, rule) {
  await screen.use(screen.button(screen.t('readRule')).first());
  const book = screen.page.getByRole('dialog', { name: en.book('learn') });
  await book.getByRole('heading', { name: en.rules[rule].title, level: 1 }).waitFor();
  await screen.use(book.getByRole('button', { name: en.book('close'), exact: true }));
  await book.waitFor({ state: 'detached' });
}

async function layTable(game) {
  await game.sitDown();
  await game.table.layByList(game.phones[1], () => game.resume());
}

async function play(game) {
  const { players } = game;
  const { swapAfterFail, doubleFrame } = game.host.view.view.plan.options;
  await game.look();
  await game.slip();
  await game.turn('stash');
  await game.hush();
  await game.turnsUntil('both');
  await game.turnsUntil('steal');

  await game.turnsUntil('frame');
  await game.fails(failingCards(players));
  await game.reach(swapAfterFail ? 'swap' : 'start');
  await game.table.sees(en.table('also.failed'));
  if (swapAfterFail) await game.host.play({ type: 'swap' }, game.board.active);

  await game.turnsUntil('frame');
  const { goat } = game.secret;
  const framed = [goat, (goat + 1) % players].sort();
  const two = doublyFramingCards(players, framed);
  if (doubleFrame === 'fails') {
    await game.fails(two);
    // With six players, the player opposite does not have to wait for their turn.
    await game.reach('start');
    while (game.board.active !== 3) await game.turn('trade');
    const [opposite] = game.phones;
    await opposite.reads('interrupt');
    await opposite.tap(en.phone('interrupt'));
    await opposite.page.getByRole('dialog').getByRole('button', { name: en.phone('callCopsYes') }).tap();
    await game.pointing();
    return game.ends([goat]);
  }
  await game.attempt(two);
  const names = framed.map((seat) => NAMES[seat]);
  await game.table.heading(en.table('verdictFramed', { names: listed(names) })).waitFor();
  for (const phone of game.phones) {
    await phone.heading(phone.framed(...framed)).waitFor();
    await phone.tap(en.phone('goOn'));
  }
  await game.table.click(en.table('whoWasIt'));
  const isRight = doubleFrame === 'scapegoatAmongThem';
  return game.ends(isRight ? game.seats.filter((seat) => seat !== goat) : [goat]);
}

/** Several games at once: `[players, options]` for each. */
export async function playGuided(house, ...tables) {
  const games = await Promise.all(tables.map(([players, options]) => Game.open(house, players, options)));
  try {
    // All tables share the settings of the table device, so nobody changes them until all have returned.
    await Promise.all(games.map(layTable));
    await Promise.all(games.map(play));
  } finally {
    await house.tidy();
  }
}
