// What an evening is made of when everybody has a phone: attempts to frame, the cops, the next game.

import { failingCards, framingCards, NAMES, others } from './night.mjs';

/** A first attempt that fails, a second one that hits `framed`. */
export async function frame(table, secret, framed) {
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
export async function again(table) {
  await table.click(/^Play again/);
  await table.heading('Lay the table').waitFor();
  for (const phone of table.phones) await phone.heading('Lay the table').waitFor();
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  return secret;
}

/** Whose turn it is goes to the cops, and everybody points. */
export async function cops(table, secret) {
  const caller = table.phones[table.board.active];
  await caller.heading('Your turn').waitFor();
  await caller.move('cops');
  await caller.page.getByRole('dialog').getByRole('button', { name: 'Go to the cops' }).tap();
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
}
