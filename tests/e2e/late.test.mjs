// Somebody comes late, leaves early, sits elsewhere, or has an empty battery: a few taps, and nothing is lost or asked again.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { en, starts } from '../texts.mjs';
import { DESK, House, until } from './harness.mjs';
import { COLOURS, resume, Table } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const PEOPLE = ['Ana', 'Ben', 'Íñigo', 'Zoë'].map((name, seat) => ({ colour: COLOURS[seat], name }));
const [, BEN] = PEOPLE.map(({ name }) => name);

/** For each game, what comes before its first turn. */
const GAMES = {
  scapegoat: [{ type: 'arrange', plan: { guided: true } }, { type: 'begin' }, { type: 'roll' }],
  rowing: [{ type: 'arrange', plan: { standIn: 'rings' }, starter: 0 }, { type: 'begin' }],
  snitch: [{ type: 'arrange', plan: { look: null, follow: true }, starter: 0 }, { type: 'begin' }],
};

/** A game that has begun, with a table screen, and with a phone for everybody. */
async function evening(game) {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await host.sitDown(PEOPLE, game);
  for (const command of GAMES[game]) await host.play(command);
  const links = (await host.ask('links')).links.map(({ url }) => url.replace('goatherd.test', '127.0.0.1'));
  const phones = [];
  for (const link of links) phones.push(await join(link));
  const table = new Table(await house.page({ viewport: DESK }));
  await table.page.goto(house.server.table);
  await table.page.getByRole('button', { name: resume() }).first().click();
  // Every tap counts.
  let taps = 0;
  const tap = async (locator) => {
    taps++;
    await locator.click();
  };
  const atMost = (most) => assert.ok(taps <= most, `${taps} taps`);
  return { host, links, phones, table, tap, atMost };
}

async function join(link) {
  const phone = new Client(link);
  await phone.join();
  return phone;
}

/** Everything about the game that must stay as it is; what has to do with devices isn't. */
const game = ({ view: { round, view: { step, mine, ...view } } }) => ({ round, step: step.name, view });

/** Whether everybody but these still has a phone that is connected. */
const keptTheirPhones = (view, ...but) => view.players.every(({ name }, seat) =>
  but.includes(name) || view.seats[seat].connected);

/** People between two games, on the page that says who plays. */
async function changingPlayers(name) {
  const between = await evening(name);
  await between.host.play({ type: 'abandon' });
  await between.tap(between.table.button(en.table('changePlayers')));
  await between.tap(between.table.button(en.table('changeGoat', { name: BEN })));
  return between;
}

for (const name of Object.keys(GAMES)) {
  test(`${name}: with an empty battery a seat moves to another phone in two taps, and the game stands where it stood`, async () => {
    const { host, links, phones, table, tap, atMost } = await evening(name);
    const before = game(host);
    phones[1].close();
    await tap(table.button(starts(en.table('awayHelp', { name: BEN }))));
    await table.page.getByRole('img', { name: en.table('qrFor', { name: BEN }) }).waitFor();
    const other = new Client(links[1]);
    assert.equal((await other.join()).type, 'waiting');
    const welcomed = other.until(({ type }) => type === 'welcome');
    await tap(table.page.getByRole('dialog').getByRole('button', { name: en.table('letIn') }));
    assert.equal((await welcomed).role.seat, 1);
    await until('it has the seat', () => host.view.seats[1].connected);
    assert.deepEqual(game(host), before);
    atMost(2);
    table.checkQuiet();
  });

  test(`${name}: whoever leaves in the middle is played on the table device after two taps`, async () => {
    const { host, phones, table, tap, atMost } = await evening(name);
    const before = game(host);
    phones[1].close();
    await tap(table.button(starts(en.table('awayHelp', { name: BEN }))));
    await tap(table.button(en.table('takeSeat')));
    await until('the table has the seat', () => host.view.seats[1].by === 'table');
    assert.deepEqual(game(host), before);
    atMost(2);
    table.checkQuiet();
  });

  test(`${name}: between games a late friend is added with one tap, and nobody else is asked anything again`, async () => {
    const { host, table, tap, atMost } = await evening(name);
    await host.play({ type: 'abandon' });
    const { players, view: { plan } } = host.view;
    await tap(table.button(en.table('oneMore')));
    await until('they are five, and all is set up again', () => host.view.players.length === 5 && host.view.view.plan);
    assert.deepEqual(host.view.players.slice(0, 4), players);
    assert.deepEqual(host.view.view.plan, plan);
    const [, , , , late] = host.view.players;
    await until('their phones are here', () => keptTheirPhones(host.view, late.name));
    atMost(1);
    table.checkQuiet();
  });

  test(`${name}: between games somebody leaves in three taps, and everybody else stays as they are`, async () => {
    const { host, phones, table, tap, atMost } = await changingPlayers(name);
    const [ana, , ...others] = host.view.players;
    await tap(table.button(en.table('removePlayer')));
    atMost(3);
    await table.click(en.table('playersGo', { count: 3 }));
    await table.click(en.table('next'));
    await until('they are three', () => host.view.players.length === 3);
    assert.deepEqual(host.view.players, [ana, ...others]);
    assert.equal((await phones[1].ended()).code, 'leftTable');
    await until('their phones are here', () => keptTheirPhones(host.view));
    table.checkQuiet();
  });

  test(`${name}: between games people change places in three taps, and their phones go with them`, async () => {
    const { host, phones, table, tap, atMost } = await changingPlayers(name);
    await tap(table.button(en.table('swapSeats', { name: PEOPLE[2].name })));
    atMost(3);
    const moved = phones[1].until(({ type }) => type === 'welcome');
    await table.click(en.table('done'));
    await table.click(en.table('playersGo', { count: 4 }));
    await table.click(en.table('next'));
    assert.equal((await moved).role.seat, 2);
    await until('they have changed places', () => host.view.players[2].name === BEN);
    await until('their phones are here', () => keptTheirPhones(host.view));
    table.checkQuiet();
  });
}
