// What people do at a table of Soplón, through its pages.

import assert from 'node:assert/strict';
import { snitch, starts } from '../texts.mjs';
import { until } from './harness.mjs';
import { Phone } from './screens.mjs';

/** From the start screen to the checklist, with a look of five seconds or without a limit. */
export async function setUp(table, players, { timed = true, words = snitch.en } = {}) {
  const { table: t, box } = words;
  table.players = players;
  await table.click(box);
  await table.choose(table.page.getByRole('radio', { name: String(players), exact: true }));
  await table.click(t('playersGo', { count: players }));
  await table.heading(t('setUpTitle')).waitFor();
  await table.sees(t('cardsAndPile', { cards: 54, pile: 54 - 4 * players }));
  const time = timed ? t('seconds', { count: 5 }) : t('untimed');
  await table.choose(table.page.getByRole('radio', { name: time, exact: true }));
  await table.choose(table.page.getByRole('group', { name: t('whoStarts') }).getByRole('radio').first());
  await table.click(t('next'));
  await table.heading(t('settingUp')).waitFor();
}

/** Everybody scans their code. */
export async function seatPhones(table, language = 'en', options = {}) {
  const { phone: t } = snitch[language];
  await table.openPhones();
  const urls = [];
  for (const seat of table.seats) urls.push(await table.link(seat));
  await Promise.all(table.seats.map(async (seat) => {
    const phone = await Phone.open(table.house, urls[seat], seat, options);
    await phone.tap(t('thatIsMe'));
    await phone.heading(t('settingUp')).waitFor();
    table.phones[seat] = phone;
  }));
  await table.click(snitch.en.table('back'));
}

/** The button of a card on the pad: a picture, or a number. */
export function onPad(screen, card, { table: t } = snitch.en) {
  const group = screen.page.getByRole('group', { name: t(card.kind === 'witness' ? 'card.witness' : 'family'), exact: true });
  const name = card.kind === 'witness' ? t('witnessOf', { number: card.number }) : t(`card.${card.kind}`);
  return group.getByRole('button', { name, exact: true });
}

/** Who has to act does it on the own phone, or on the table device. */
export async function turn(table, card, words = snitch.en) {
  await table.reach('start');
  const { active } = table.board;
  const by = table.phones[active] ?? table;
  const { table: t, phone: p } = words;
  await by.use(by.button(starts(by === table ? t('drewOne') : p('drewCard'))));
  await table.reach('exchange');
  await by.use(onPad(by, card, words));
  await until('the card is played', () => table.step.name !== 'exchange');
  return { active, by };
}

/** Everybody taps the cards of their own district; the table device goes round among those without a phone. */
export async function enter(table, districts, words = snitch.en) {
  const { table: t, phone: p } = words;
  for (const [seat, cards] of districts.entries()) {
    const phone = table.phones[seat];
    const screen = phone ?? table;
    if (phone) await phone.heading(p('enterTitle')).waitFor();
    else await table.use(table.page.locator('.act button').last());
    for (const card of cards) await screen.use(onPad(screen, card, words));
    if (cards.length) await screen.use(screen.button(t('entered', { count: cards.length }), { exact: true }));
    else {
      // One tap is not enough for somebody who had some.
      await screen.use(screen.button(phone ? p('noCards') : t('noCardsOf'), { exact: true }));
      await screen.use(screen.page.getByRole('dialog').getByRole('button', { name: t('noCardsYes'), exact: true }));
    }
    await until(`the cards of ${seat} are in`, () => table.step.entered.includes(seat));
    if (seat === districts.length - 1) return;
    assert.equal(table.step.all, null);
    await table.page.locator('.pad').waitFor({ state: 'detached' });
    assert.equal(await table.page.locator('.card').count(), 0, 'nobody sees them yet');
  }
}
