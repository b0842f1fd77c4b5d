// Whole evenings: the table page and a phone for everybody, from the start screen to the end and on.

import { after, afterEach, before, test } from 'node:test';
import { House } from './harness.mjs';
import { failingCards, framingCards, NAMES, others, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

async function begin(players, options) {
  const table = await Table.open(house, options);
  await table.lay(players);
  await table.seatPhones(table.seats, options);
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  return { table, secret };
}

/** A first attempt that fails, a second one that hits `framed`. */
async function frame(table, secret, framed) {
  const { players } = table;
  await table.turnsUntilFrame();
  await table.attempt(failingCards(players));
  for (const screen of table.screens) {
    await screen.heading('Nobody is framed').waitFor();
    await screen.button('Back to the table').click();
  }
  await table.reach('swap');
  await (table.phones[table.board.active]).act('swap');
  await table.reach('start');

  await table.turnsUntilFrame();
  await table.attempt(framingCards(players, framed));
  await table.heading(`${NAMES[framed]}: framed!`).waitFor();
  await table.click('And who was the scapegoat?');
  for (const phone of table.phones) {
    await phone.heading(`Framed: ${NAMES[framed]}!`).waitFor();
    await phone.tap('Go on');
  }
  await table.checkEnd({ ...secret, winners: framed === secret.goat ? others(players, framed) : [secret.goat] });
}

/** The same people once more: nobody scans or sits down again. */
async function again(table) {
  await table.click(/^Play again/);
  await table.heading('Lay the table').waitFor();
  for (const phone of table.phones) await phone.heading('Lay the table').waitFor();
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  return secret;
}

async function cops(table, secret) {
  const caller = table.phones[table.board.active];
  await caller.heading('Your turn').waitFor();
  await caller.move('cops');
  await caller.page.getByRole('dialog').getByRole('button', { name: 'Go to the cops' }).tap();
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
}

test('three players frame the scapegoat at the second try, play again and go to the cops', async () => {
  const { table, secret } = await begin(3, { reducedMotion: 'no-preference' });
  await frame(table, secret, secret.goat);
  await cops(table, await again(table));
  table.checkAllQuiet();
});

test('four players frame the scapegoat and play again', async () => {
  const { table, secret } = await begin(4);
  await frame(table, secret, secret.goat);
  await again(table);
  table.checkAllQuiet();
});

test('five players frame the wrong one, and the scapegoat wins alone', async () => {
  const { table, secret } = await begin(5);
  await frame(table, secret, (secret.goat + 1) % 5);
  await again(table);
  table.checkAllQuiet();
});

test('six players: the one opposite goes to the cops out of turn', async () => {
  const { table, secret } = await begin(6);
  await table.takeTurn('trade');
  await table.takeTurn('spy', table);
  const caller = (table.board.active + 3) % 6;
  for (const phone of table.phones) {
    const offered = phone.button(/^Go to the cops now/);
    if (phone.seat === caller) await offered.waitFor();
    else await offered.waitFor({ state: 'detached' });
  }
  await table.phones[caller].tap(/^Go to the cops now/);
  await table.phones[caller].page.getByRole('dialog').getByRole('button', { name: 'Go to the cops' }).tap();
  await table.reach('copsCall');
  await table.sees(`${NAMES[caller]} has called them.`);
  for (const phone of table.phones) await phone.sees(`${NAMES[caller]} went to the cops out of turn.`);
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
  await again(table);
  table.checkAllQuiet();
});
