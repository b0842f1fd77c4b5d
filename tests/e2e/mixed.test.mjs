// Some players have a phone, others use the table device. Phones sleep, lose the network, and are replaced.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { ANY, en, starts } from '../texts.mjs';
import { House, stopClock, until } from './harness.mjs';
import { framingCards, NAMES, others, Phone, someTurn, Table } from './screens.mjs';
import { asleep, CUT, cutOff, disturb, isHere } from './sleeping.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

/** In the middle of the count, which goes on. If the page was too slow, the cards are counted again. */
async function backDuringCount(table, phone) {
  const [counting, late] = [phone.page.getByRole('timer'), phone.heading(en.phone('whatWasOnCard'))];
  await table.count();
  for (let tries = 0; tries < 4; tries++) {
    await phone.page.reload();
    await counting.or(late).first().waitFor();
    if (await counting.count()) return;
    await table.click(en.table('repeatCount'));
    await table.count();
  }
  assert.fail('no reload was faster than the count');
}

test('phones and table device mixed: a phone can sleep and come back in every phase of a frame attempt', async () => {
  const table = await Table.open(house);
  await table.lay(4);
  await table.seatPhones([0, 2], { wire: true });
  const phone = table.phones[0];
  phone.watched.forgive = CUT;
  const sees = (name) => phone.heading(name).waitFor();
  const sleepAt = async (name) => {
    await sees(name);
    await asleep(table, phone);
    await sees(name);
  };

  await sleepAt(en.phone('settingUp'));
  // The dice are rolled meanwhile, and the phone comes back to where the others are. The same goes for every phase.
  await asleep(table, phone, () => table.roll());
  await sleepAt(en.phone('lookNow'));
  const secret = await table.look();
  await table.reach('start');
  await disturb(table, phone, () => sees(someTurn()));
  // Until it is this phone's turn and its token may move to Trade.
  while (table.board.active !== phone.seat || !table.step.moves.includes('trade')) {
    await asleep(table, phone, () => table.takeTurn('trade', table));
  }
  await sleepAt(en.phone('yourTurn'));
  await asleep(table, phone, () => table.move('trade'));
  await phone.button(starts(en.phone('with.trade', { name: ANY }))).first().waitFor();
  await asleep(table, phone, () => table.act('trade', table.step.targets));
  await sleepAt(en.phone('evidenceSwap'));
  await phone.act('swap');
  await sees(someTurn());

  await table.turnsUntilFrame();
  await sleepAt(en.phone('frameAttempt'));
  const cards = framingCards(4, secret.goat);
  await backDuringCount(table, phone);
  await asleep(table, phone, () => table.reach('frameEntry'));
  await sleepAt(en.phone('whatWasOnCard'));
  for (const seat of table.seats) await (table.phones[seat]?.tell(cards[seat]) ?? table.tell(seat, cards[seat]));
  await sleepAt(en.phone('cardTold'));
  // The verdict waits for the player who slept through it.
  await asleep(table, phone, () => table.click(starts(en.table('judgeIt'))));
  await sleepAt(phone.framed(secret.goat));
  await table.phones[2].tap(en.phone('goOn'));
  await phone.tap(en.phone('goOn'));
  await table.click(en.table('whoWasIt'));
  const end = { ...secret, winners: others(4, secret.goat) };
  await table.checkEnd(end);
  await disturb(table, phone, () => phone.checkEnd(end));
  table.checkAllQuiet();
});

test('a phone that cannot reconnect by itself says so, and one tap reconnects it', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0], { wire: true });
  const [phone] = table.phones;
  phone.watched.forgive = CUT;
  // The phone's clock only moves when the test says so, so nothing happens by itself.
  await phone.page.clock.install();
  await phone.page.reload();
  await phone.page.getByText(en.phone('connected')).waitFor();
  await stopClock(phone.page.clock);
  const again = phone.button(en.phone('reconnect'));
  await cutOff(table, phone, async () => {
    await phone.page.getByText(en.phone('connecting')).waitFor();
    await until('it gives up', async () => {
      await phone.page.clock.runFor(300);
      return again.isVisible();
    });
    await phone.page.getByText(en.phone('lost')).waitFor();
  });
  assert.equal(await phone.page.getByText(en.phone('connected')).count(), 0);
  await again.tap();
  await phone.page.getByText(en.phone('connected')).waitFor();
  await until('the table notices', () => isHere(table, phone.seat));
  table.checkAllQuiet();
});

test('a second device asks for a seat, and the table decides', async () => {
  const table = await Table.open(house);
  await table.lay(3);
  await table.seatPhones([0, 1]);
  const [old] = table.phones;
  const url = old.url;
  const dialog = table.page.getByRole('dialog', { name: en.table('askTakeOver', { name: NAMES[0] }) });

  const stranger = await Phone.open(house, url, 0);
  await stranger.heading(en.phone('tableIsAsked')).waitFor();
  await dialog.getByRole('button', { name: en.table('refuse'), exact: true }).click();
  await stranger.heading(en.phone('offTheTable')).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await old.heading(en.phone('settingUp')).waitFor();

  const other = await Phone.open(house, url, 0);
  await other.heading(en.phone('tableIsAsked')).waitFor();
  await dialog.getByRole('button', { name: en.table('letIn') }).click();
  await other.sit();
  await old.heading(en.phone('offTheTable')).waitFor();
  table.phones[0] = other;
  await table.roll();
  await table.look();
  await table.reach('start');
  for (const screen of [old, stranger, ...table.screens]) screen.checkQuiet();
});
