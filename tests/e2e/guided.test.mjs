// Guided games of three, four, five and six players at once, from the list of what to lay out to the end. The table
// screen and two phones are pages; what they have shown once is told to the host by a client without a screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';
import { COLOURS, doublyFramingCards, failingCards, NAMES, Phone, scapegoatOf, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

const NUMBERS = ['three', 'four', 'five', 'six'];

/** What each step says to whom it concerns, to the others, and by the rule that one tap leads to. */
const STEPS = {
  move: ['Move your token to another location. You may not stay.', /moves to another location\.$/, 'Moving'],
  spy: ['Choose a player. They show you, only you, their whole hand.', /spies\. Whoever is chosen shows/, 'Spy'],
  trade: ['Choose a player. Each picks one card, then both are exchanged at once.', /trades\. Whoever/, 'Trade'],
  stash: ['Take one of the three face-down cards', /takes a card from Stash and lays one back\.$/, 'Stash'],
  prepare: ['Take a preparation token. One is left on the card.', /takes a preparation token\.$/, 'Prepare'],
  last: ['Take the last token and flip the card: now it is Frame/Steal.', /takes a preparation token\.$/, 'Prepare'],
  steal: ['You have no token, so steal one from a player who has.', /has no token and steals one\.$/, 'Steal'],
  frame: ['You have a token: start the Frame Attempt.', /has a token and starts a Frame Attempt\.$/, 'Frame attempt'],
  swap: ['Lay one card face up at', /swaps a hand card/, 'Own-colour duty'],
};

class Game {
  /** Which steps have been read and tapped on the pages. */
  shown = new Set();

  static async open(players, options) {
    const game = new Game();
    const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
    await host.join();
    await host.ask('newTable', { game: 'scapegoat' });
    const seats = NAMES.slice(0, players).map((_, seat) => seat);
    const plan = { players: seats.map((seat) => ({ colour: COLOURS[seat], name: '' })), guided: true, options };
    await host.play({ type: 'arrange', plan, placement: seats });
    const links = (await host.ask('links')).links.map(({ url }) => url.replace(/\/\/[^/:]*/, '//goatherd.test'));
    return Object.assign(game, { players, seats, host, links });
  }

  get board() { return this.host.view.view.board; }
  get step() { return this.host.view.view.step; }
  get screens() { return [this.table, ...this.phones]; }

  reach(...names) { return this.host.sees(({ view }) => names.includes(view.step.name)); }

  /** The pages: the table's, and the phones of the first two. */
  async sitDown() {
    this.table = new Table(await house.page({ viewport: DESK }));
    await this.table.page.goto(house.server.table);
    await this.resume();
    this.phones = await Promise.all([0, 1].map(async (seat) => {
      const phone = new Phone(await house.page({ viewport: PHONE, hasTouch: true, isMobile: true }));
      Object.assign(phone, { seat, url: this.links[seat] });
      await phone.page.goto(phone.url);
      await phone.sit();
      return phone;
    }));
    Object.assign(this.table, { players: this.players, phones: this.phones });
  }

  /** Every page of a table device sees all tables. */
  async resume() {
    await this.table.click(/^Other unfinished tables/);
    const mine = new RegExp(`${NUMBERS[this.players - 3]} players`);
    await this.table.page.getByRole('dialog').getByRole('button', { name: mine }).click();
    await this.table.heading('Lay the table').waitFor();
  }

  /** On the phones what the mat means is told with the first look, whatever it says. */
  async look() {
    await this.table.roll();
    const says = await Promise.all(this.phones.map((phone) => phone.peek()));
    for (const phone of this.phones) {
      await phone.heading('Keep it to yourself').waitFor();
      await phone.sees('The scapegoat.');
      await phone.tap('Got it');
      await phone.sees(/^Your mat names the goat to frame\. But one mat lies/);
      await leadsTo(phone, 'The scapegoat');
    }
    for (const seat of this.seats.slice(2)) says[seat] = (await this.host.whisper({ type: 'peek' }, seat)).goat;
    await this.reach('start');
    this.secret = { says, goat: scapegoatOf(says) };
  }

  /** Reads the prompt of a step on every page, and taps it where somebody would; the second time a message will do. */
  async take(name, act, command) {
    const { active } = this.board;
    if (this.shown.has(name)) return this.host.play(command, active);
    this.shown.add(name);
    const [order, seen, rule] = STEPS[name];
    const words = { asked: order, told: `${NAMES[active]}: ${order[0].toLowerCase()}${order.slice(1)}` };
    for (const phone of this.phones) await phone.sees(phone.seat === active ? words.asked : seen);
    await this.table.sees(words.told);
    const screen = this.phones[active] ?? this.table;
    await leadsTo(screen, rule);
    await act(screen);
  }

  /** One turn; an attempt to frame is left where it begins. */
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
    const name = due === 'prepare' && onCard === 1 ? 'last' : due;
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

  /** The second player takes both tokens, somebody steals one, and whoever has one tries to frame. */
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

  /** A move that was not meant is taken back by the one who made it. */
  async slip() {
    const [first] = this.phones;
    await first.heading('Your turn').waitFor();
    await first.sees(/^Any location but your own/);
    await first.move('stash');
    await this.reach('action');
    await first.tap(/^Undo/);
    await this.reach('start');
    await this.phones[1].sees(/^Red moves to another location/);
    assert.equal(this.board.at[0], 'prepare');
  }

  /** One phone wants fewer words, the table none; the other phone is left alone. */
  async hush() {
    const [first, second] = this.phones;
    const active = () => this.board.active;
    await this.host.sees(({ view }) => view.step.name === 'start');
    await first.sayOnly('Prompt');
    await this.table.sayOnly('Silent');
    await this.table.sees(`${NAMES[active()]}’s turn.`);
    await this.table.page.getByText('You may not stay.').waitFor({ state: 'detached' });
    await first.sees(STEPS.move[active() === 0 ? 0 : 1]);
    await first.page.getByText(/^Any location but your own/).waitFor({ state: 'detached' });
    await second.sees(/^Any location but your own/);
    await first.sayOnly('Explain');
    await this.table.sayOnly('Explain');
    await this.table.sees('You may not stay.');
  }

  /** From everybody's choice of a card to the verdict. */
  async attempt(cards) {
    for (const phone of this.phones) {
      await phone.sees(/picks|Frame Attempt/);
      await phone.tap('Ready');
    }
    await this.host.play({ type: 'ready' });
    await this.reach('frameEntry');
    for (const phone of this.phones) await phone.tell(cards[phone.seat]);
    await this.table.heading('What lies on the table?').waitFor();
    await this.table.sees(/^A card counts for every colour on it/);
    for (const seat of this.seats.slice(2)) await this.host.play({ type: 'card', colours: cards[seat] }, seat);
    await this.phones[0].tap('Who is framed?');
  }

  async fails(cards) {
    await this.attempt(cards);
    for (const screen of this.screens) {
      await screen.heading('Nobody is framed').waitFor();
      await screen.use(screen.button('Back to the table'));
    }
  }

  /** The cops come, and everybody points. */
  async pointing() {
    const { says } = this.secret;
    await this.reach('copsCall');
    for (const phone of this.phones) {
      await phone.sees('The cops.');
      await phone.tap('Got it');
      await phone.sees(/^This ends the game, and the scapegoat wins/);
      await leadsTo(phone, 'Six players: the one opposite');
    }
    await this.host.play({ type: 'ready' });
    await this.table.unhurried();
    for (const phone of this.phones) {
      await phone.page.getByRole('timer').waitFor({ state: 'detached' });
      await phone.sees('The goat at which all others point is the scapegoat.');
      await phone.tap(`Point at ${NAMES[says[phone.seat]]}`);
    }
    await this.table.click('What did the mats say?');
  }

  async ends(winners) {
    await this.reach('over');
    assert.deepEqual(this.step.outcome.winners, winners);
    for (const screen of this.screens) {
      await screen.heading(`${NAMES[this.secret.goat]} was the scapegoat`).waitFor();
      screen.checkQuiet();
    }
    await leadsTo(this.table, 'The end');
    this.host.close();
  }
}

/** From a prompt one tap leads to its rule, and another one back. */
async function leadsTo(screen, title) {
  await screen.use(screen.button('Read the rule').first());
  const book = screen.page.getByRole('dialog', { name: 'Learn' });
  await book.getByRole('heading', { name: title, level: 1 }).waitFor();
  await screen.use(book.getByRole('button', { name: 'Close', exact: true }));
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
  // With six players the table has something more urgent to say.
  if (players < 6) await game.table.sees('Nobody was framed: take your cards back, the tokens stay.');
  if (swapAfterFail) await game.host.play({ type: 'swap' }, game.board.active);

  await game.turnsUntil('frame');
  const { goat } = game.secret;
  const framed = [goat, (goat + 1) % players].sort();
  const two = doublyFramingCards(players, framed);
  if (doubleFrame === 'fails') {
    await game.fails(two);
    // Six players: whoever sits opposite need not wait for the own turn.
    await game.reach('start');
    while (game.board.active !== 3) await game.turn('trade');
    const [opposite] = game.phones;
    await opposite.sees('Out of turn.');
    await opposite.tap('Got it');
    await opposite.tap(/^Go to the cops now/);
    await opposite.page.getByRole('dialog').getByRole('button', { name: 'Go to the cops' }).tap();
    await game.pointing();
    return game.ends([goat]);
  }
  await game.attempt(two);
  const names = framed.map((seat) => NAMES[seat]);
  await game.table.heading(`${names.join(' and ')}: framed!`).waitFor();
  await game.table.click('And who was the scapegoat?');
  for (const phone of game.phones) {
    await phone.heading(`Framed: ${names.join(', ')}!`).waitFor();
    await phone.tap('Go on');
  }
  const isRight = doubleFrame === 'scapegoatAmongThem';
  return game.ends(isRight ? game.seats.filter((seat) => seat !== goat) : [goat]);
}

test('guided games of three to six players, from the list to the end', async () => {
  const games = await Promise.all([
    Game.open(3, {}),
    Game.open(4, { swapAfterFail: false }),
    Game.open(5, { doubleFrame: 'wrongOneLoses' }),
    Game.open(6, { swapAfterFail: false, doubleFrame: 'fails' }),
  ]);
  try {
    // What a table device remembers is the same for all of them, so nobody changes it before all have come back.
    await Promise.all(games.map(layTable));
    await Promise.all(games.map(play));
  } finally {
    await house.tidy();
  }
});

/** The page says nothing; what it would have said is noted. */
function listen(page) {
  return page.addInitScript(() => {
    window.spoken = [];
    speechSynthesis.speak = ({ text, lang }) => window.spoken.push({ text, lang });
  });
}

test('a table that reads aloud says each prompt once, in its language, and nothing that is private', async () => {
  const game = await Game.open(3, {});
  const table = new Table(await house.page({ viewport: DESK, locale: 'es-ES' }));
  await listen(table.page);
  await table.page.goto(house.server.table);
  const said = () => table.page.evaluate(() => window.spoken);
  const enter = async () => {
    await table.click(/^Seguir con la mesa/);
    await table.heading('Poned la mesa').waitFor();
  };

  // Nobody has asked for it.
  await enter();
  await game.host.play({ type: 'tick', chore: 'mats', done: true });
  await table.sees(/^Poned las cinco localizaciones así/);
  assert.deepEqual(await said(), []);

  await table.page.reload();
  await table.click('Ajustes');
  await table.choose(table.page.getByRole('group', { name: 'Leer en voz alta' }).getByRole('radio', { name: /^sí/i }));
  await table.click('Atrás');
  await enter();
  const wanted = [];
  /** The newest prompt is on the screen, and it is the last thing that was said. */
  const says = async (text) => {
    wanted.push(text);
    await until(`“${text}” is said`, async () => (await said()).at(-1)?.text.startsWith(text));
  };
  await says('Poned las cinco localizaciones así');
  for (const [chore, text] of [['row', 'Poned las fichas de jugador'], ['tokens', 'Tomad las cartas de prueba']]) {
    await game.host.play({ type: 'tick', chore, done: true });
    await says(text);
  }
  // A view in which nothing is to be done otherwise is no news.
  const phone = new Client(game.links[0].replace('goatherd.test', '127.0.0.1'));
  await phone.join();
  await until('the table has seen the phone', () => table.view.seats[0].connected);
  await game.host.play({ type: 'begin' });
  await says('Tirad los dados');
  await game.host.play({ type: 'roll' });
  await says('Cada uno mira su tarjeta en privado. Faltan 3');
  await phone.whisper({ type: 'peek' });
  await says('Cada uno mira su tarjeta en privado. Faltan 2');

  // One looks here: nothing of what is on the screen now is for the others' ears.
  await table.page.getByRole('button', { name: /^Pasadle el aparato a Azul/ }).click();
  await table.press();
  await table.poster.waitFor();
  await table.longEnough();
  await table.lift();
  await says('Cada uno mira su tarjeta en privado. Falta uno');
  await game.host.whisper({ type: 'peek' }, 2);
  await says('Rojo: mueve tu ficha a otra localización');
  await game.host.play({ type: 'move', to: 'cops' }, 0);
  await says('Ha llegado la policía');
  // The count has a voice of its own.
  await game.host.play({ type: 'ready' });
  await table.page.getByRole('timer').waitFor();
  await says('Seguid señalando');

  const all = await said();
  assert.equal(all.length, wanted.length, `once each: ${all.map(({ text }) => text).join(' | ')}`);
  assert.ok(all.every(({ lang }) => lang === 'es'));
  table.checkQuiet();
  phone.close();
  game.host.close();
  await house.tidy();
});
