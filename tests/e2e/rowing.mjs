// What people do at a table of Row Your Goat, through its pages.

import { rowing, starts } from '../texts.mjs';
import { until } from './harness.mjs';
import { NAMES, Phone } from './screens.mjs';

/** The texts of a table screen in this language. */
export const wordsOf = (language) => rowing[language];

/** From the start screen to the checklist. `standIn` says what replaces the lifesavers, which are all lost. */
export async function setUp(table, players, standIn, { table: t, box } = rowing.en) {
  table.players = players;
  await table.click(box);
  await table.choose(table.page.getByRole('radio', { name: String(players), exact: true }));
  await table.click(t('playersGo', { count: players }));
  const lost = table.page.getByRole('group', { name: t('lifesaversMissing') });
  await table.choose(lost.getByRole('radio', { name: t('allMissing') }));
  const instead = table.page.getByRole('group', { name: t('insteadOf') });
  await table.choose(instead.getByRole('radio', { name: starts(t(`standIn.${standIn}`)) }));
  await table.page.getByText(t('willDeal', { count: 60 / players })).waitFor();
  await table.click(t('next'));
  await table.heading(t('setUpTitle')).waitFor();
}

/** Everybody scans their code and sees that the phone is a lifesaver. */
export async function seatPhones(table, language = 'en', options = {}) {
  const { phone: t } = rowing[language];
  await table.openPhones();
  const urls = [];
  for (const seat of table.seats) urls.push(await table.link(seat));
  await Promise.all(table.seats.map(async (seat) => {
    const phone = await Phone.open(table.house, urls[seat], seat, options);
    await phone.tap(t('thatIsMe'));
    await phone.heading(t('getReady')).waitFor();
    await phone.sees(t('phoneIsRing'));
    table.phones[seat] = phone;
  }));
  await table.click(rowing.en.table('back'));
}

export async function begin(table, { table: t } = rowing.en) {
  await table.click(t('beginPlay'));
  await table.reach('play');
}

/** The ring on a phone, whatever it says. */
export const ringOf = (phone) => phone.page.locator('main > button').first();

/** These phones touch their rings, one after the other. If they were too quick, nobody could tell their order. */
export async function grab(table, seats) {
  for (const [place, seat] of seats.entries()) {
    await ringOf(table.phones[seat]).tap();
    await grabbed(table, seats.slice(0, place + 1));
  }
}

/** Waits until the app has put these grabs in this order. */
export async function grabbed(table, seats) {
  await until(`${seats} have grabbed`, () => {
    const { race } = table.step;
    return race && String(race.order.flat()) === String(seats);
  });
}

export const name = (seat) => NAMES[seat];

/** Puts a finger on each of these, one after the other and all of them at last, and lifts them. */
export async function fingers(screen, ...buttons) {
  const cdp = await screen.devtools();
  const touchPoints = [];
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  for (const [id, { x, y, width, height }] of boxes.entries()) {
    touchPoints.push({ id, x: x + width / 2, y: y + height / 2 });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
