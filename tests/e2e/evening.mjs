// The parts of an evening where everybody has a phone: frame attempts, the cops, the next game.

import { en, starts } from '../texts.mjs';
import { doublyFramingCards, failingCards, framingCards, listed, NAMES, others, Table } from './screens.mjs';

/** From the start screen to the first turn. `first` runs before the players are named. */
export async function begin(house, players, { first, ...options } = {}) {
  const table = await Table.open(house, options);
  await first?.(table);
  await table.lay(players);
  await table.seatPhones(table.seats, options);
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  return { table, secret };
}

/** Plays until a frame attempt fails; `leave` closes the verdict, and the turn is over. */
export async function fail(table, leave = (screen) => screen.use(screen.button(screen.t('backToTable')))) {
  await table.turnsUntilFrame();
  await table.attempt(failingCards(table.players));
  for (const screen of table.screens) {
    await screen.heading(screen.t(screen instanceof Table ? 'verdictFailed' : 'nobodyFramed')).waitFor();
    await leave(screen);
  }
  const { swapAfterFail } = table.view.view.plan.options;
  if (swapAfterFail) {
    await table.reach('swap');
    await (table.phones[table.board.active] ?? table).act('swap');
  }
  await table.reach('start');
}

/** Plays until somebody frames `framed`, which ends the game. */
export async function hit(table, secret, framed) {
  const { players } = table;
  await table.turnsUntilFrame();
  await table.attempt(framingCards(players, framed));
  await table.heading(en.table('verdictFramed', { names: NAMES[framed] })).waitFor();
  for (const phone of table.phones.filter(Boolean)) {
    await phone.heading(phone.framed(framed)).waitFor();
    await phone.tap(en.phone('goOn'));
  }
  await table.click(en.table('whoWasIt'));
  await table.checkEnd({ ...secret, winners: framed === secret.goat ? others(players, framed) : [secret.goat] });
}

/** Plays until an attempt frames the scapegoat and another goat at once: by default the others win. */
export async function hitTwo(table, secret) {
  const { players } = table;
  const framed = [secret.goat, (secret.goat + 1) % players].sort();
  await table.turnsUntilFrame();
  await table.attempt(doublyFramingCards(players, framed));
  const names = framed.map((seat) => NAMES[seat]);
  await table.heading(en.table('verdictFramed', { names: listed(names) })).waitFor();
  for (const phone of table.phones.filter(Boolean)) {
    await phone.heading(phone.framed(...framed)).waitFor();
    await phone.tap(en.phone('goOn'));
  }
  await table.click(en.table('whoWasIt'));
  await table.checkEnd({ ...secret, winners: others(players, secret.goat) });
}

/** The same people play again, and nobody has to scan a code or sit down again. */
export async function again(table) {
  await table.click(starts(en.table('again')));
  await table.heading(en.table('sameAgain')).waitFor();
  for (const phone of table.phones.filter(Boolean)) await phone.heading(en.phone('settingUp')).waitFor();
  await table.roll(en.table('tableIsSet'));
  const secret = await table.look();
  await table.reach('start');
  return secret;
}

/** The player whose turn it is goes to the cops, and everybody points. */
export async function cops(table, secret) {
  const caller = table.phones[table.board.active];
  await caller.heading(en.phone('yourTurn')).waitFor();
  await caller.move('cops');
  await caller.use(caller.page.getByRole('dialog').getByRole('button', { name: en.phone('callCopsYes') }));
  await table.endWithCops(secret);
  await table.checkEnd({ ...secret, winners: [secret.goat] });
}
