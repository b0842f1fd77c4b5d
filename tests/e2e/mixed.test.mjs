// Some have a phone, some use the table device; phones sleep, lose the network, change; languages too.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { House, until } from './harness.mjs';
import { framingCards, NAMES, others, Phone, Table } from './night.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** What a browser says about a network that is not there. */
const CUT = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;

/** The host knows that this phone is there, or that it is not. */
const isHere = (table, seat) => table.view.seats[seat].connected;

async function cutOff(table, phone, meanwhile = () => {}) {
  phone.watched.forgive = CUT;
  phone.watched.wire.cut();
  await until('the table notices', () => !isHere(table, phone.seat));
  await meanwhile();
  phone.watched.wire.mend();
}

/** Reloaded, cut off, asleep: afterwards the phone shows `seen` again, whatever it was. */
async function disturb(table, phone, seen) {
  await seen();
  await phone.page.reload();
  await seen();
  await cutOff(table, phone, () => phone.page.getByText(/Connecting…|Connection lost/).first().waitFor());
  await phone.page.getByText('Connected').waitFor();
  await seen();
  await asleep(table, phone);
  await seen();
  phone.watched.forgive = null;
}

/** A phone in a pocket: its page stands still and its network is gone. */
async function asleep(table, phone, meanwhile) {
  const cdp = await phone.devtools();
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await cutOff(table, phone, meanwhile);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  // What a browser says to a page that is back.
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await phone.page.getByText('Connected').waitFor();
  await until('the table notices', () => isHere(table, phone.seat));
}

test('phones and table device mixed: a phone away and back in every phase of a frame attempt', async () => {
  const table = await Table.open(house);
  await table.lay(4);
  await table.seatPhones([0, 2], { wire: true });
  const phone = table.phones[0];
  const heading = (name) => () => phone.heading(name).waitFor();

  await disturb(table, phone, heading('Lay the table'));
  await table.roll();
  await disturb(table, phone, heading('Look at your mat'));
  const secret = await table.look();
  await table.reach('start');

  await disturb(table, phone, heading(/turn$/));
  // Others play on while it sleeps, and it comes back to where they are.
  await asleep(table, phone, () => table.takeTurn('trade', table));
  await phone.heading(phone.seat === table.board.active ? 'Your turn' : `${NAMES[table.board.active]}’s turn`).waitFor();

  await table.turnsUntilFrame();
  await disturb(table, phone, heading('Frame Attempt'));
  const cards = framingCards(4, secret.goat);
  await table.count();
  // In the middle of the count, without stopping it.
  await phone.page.reload();
  await phone.page.getByRole('timer').waitFor();
  await cutOff(table, phone);
  await table.reach('frameEntry');
  await disturb(table, phone, heading('What is on your card?'));
  for (const seat of table.seats) await (table.phones[seat]?.tell(cards[seat]) ?? table.tell(seat, cards[seat]));
  await disturb(table, phone, heading('Your card is told'));
  await table.click(/^Judge/);
  await table.click('And who was the scapegoat?');
  await table.phones[2].tap('Go on');
  await phone.tap('Go on');
  const end = { ...secret, winners: others(4, secret.goat) };
  await table.checkEnd(end);
  await disturb(table, phone, () => phone.checkEnd(end));
  table.checkAllQuiet();
});

test('a phone away and back while the cops come', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0, 1], { wire: true });
  await table.roll();
  const secret = await table.look();
  await table.reach('start');
  const phone = table.phones[1];
  await table.move('cops');
  await table.click('Yes, call them');
  await table.reach('copsCall');
  await disturb(table, phone, () => phone.heading('The cops have arrived!').waitFor());
  await table.count();
  await asleep(table, phone, () => table.reach('point'));
  phone.watched.forgive = null;
  await disturb(table, phone, () => phone.heading('Point!').waitFor());
  for (const each of [table.phones[0], phone]) {
    await each.page.getByRole('timer').waitFor({ state: 'detached' });
    await each.tap(`Point at ${NAMES[secret.says[each.seat]]}`);
  }
  await disturb(table, phone, () => phone.heading(`You point at ${NAMES[secret.says[1]]}`).waitFor());
  await table.click('What did the mats say?');
  const end = { ...secret, winners: [secret.goat] };
  await table.checkEnd(end);
  await disturb(table, phone, () => phone.checkEnd(end));
  table.checkAllQuiet();
});

test('a second device asks for a seat: the table lets it in, or not', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0, 1]);
  const [old] = table.phones;
  const url = old.url;
  const dialog = table.page.getByRole('dialog', { name: 'Another device would like Red’s seat' });

  const stranger = await Phone.open(house, url, 0);
  await stranger.heading('The table is asked').waitFor();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await stranger.heading('No longer at the table').waitFor();
  await old.heading('Lay the table').waitFor();

  const other = await Phone.open(house, url, 0);
  await other.heading('The table is asked').waitFor();
  await dialog.getByRole('button', { name: 'Let it in' }).click();
  await other.sit();
  await old.heading('No longer at the table').waitFor();
  table.phones[0] = other;
  await table.roll();
  await table.look();
  await table.reach('start');
  for (const screen of [old, stranger, ...table.screens]) screen.checkQuiet();
});

// The last one: a server remembers the language of its table screen.
test('the language is switched in the middle, on a phone and on the table', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0]);
  await table.roll();
  const { says } = await table.look();
  await table.reach('start');
  const phone = table.phones[0];
  await phone.tap('Settings');
  await phone.page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await phone.page.locator('html[lang=es]').waitFor();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().tap();
  await phone.heading(/turno/i).waitFor();
  assert.equal(await phone.page.getByText(/Your turn|’s turn|Hold to look|Connected/).count(), 0);
  // The other screen speaks as before, and the game knows nothing of it.
  await table.heading('Turn 1').waitFor();

  await table.click('Menu');
  await table.click('Settings');
  await table.page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await table.heading('Ajustes').waitFor();
  await table.click(/^(Atrás|Volver)/);
  await table.heading('Turno 1').waitFor();
  assert.equal(await table.page.getByText(/move your token|Go to the cops|Look at a mat/).count(), 0);

  // The peek speaks it too.
  await phone.press(phone.page.getByRole('main').locator('..').getByRole('button').last());
  await phone.poster.waitFor();
  const spanish = ['rojo', 'azul', 'amarillo'];
  assert.ok((await phone.poster.innerText()).toLowerCase().includes(spanish[says[0]]));
  await phone.lift();
  await phone.poster.waitFor({ state: 'detached' });

  await phone.page.reload();
  await phone.heading(/turno/i).waitFor();
  await table.click('Menú');
  await table.click('Ajustes');
  await table.page.getByRole('radio', { name: 'English' }).check({ force: true });
  await table.click('Back');
  await table.heading('Turn 1').waitFor();
  table.checkAllQuiet();
});
