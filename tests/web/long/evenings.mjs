// One evening of each game: a phone in the middle, six phones through the relay, and kills on the way.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { rowing, snitch, starts } from '../../texts.mjs';
import { begin, cops, fail } from '../../e2e/evening.mjs';
import { catching, House, PHONE, until, watch } from '../../e2e/harness.mjs';
import * as boats from '../../e2e/rowing.mjs';
import { NAMES, RESUME, Table } from '../../e2e/screens.mjs';
import * as districts from '../../e2e/snitch.mjs';
import { allBack, GONE, startRelayed } from '../relayed.mjs';
import { hearWorker } from '../worker-traffic.mjs';

/** The page is gone without a word, and another one takes its place. */
async function reopen(screen, url) {
  assert.deepEqual(screen.watched.faults, []);
  const page = await screen.context.newPage();
  await screen.page.close({ runBeforeUnload: false });
  const watched = Object.assign(watch(page, screen.house.server.place), { page, close: screen.watched.close, forgive: GONE });
  if (screen instanceof Table) await hearWorker(watched);
  Object.assign(screen, { page, watched, cdp: undefined });
  await page.goto(url);
}

/** The relay, the table's page and a phone are killed; each time everybody is back by themselves. */
async function killAll(table) {
  const { house, phones } = table;
  for (const screen of [table, ...phones]) {
    screen.watched.forgive = GONE;
    screen.house = house;
  }
  const all = (there) => until('phones', () => table.view?.seats.every(({ connected }) => connected === there));
  await house.server.kill(() => all(false));
  await allBack(table);
  await all(true);
  const { version } = table.view;
  await reopen(table, house.server.table);
  await table.click(RESUME);
  await allBack(table);
  await all(true);
  assert.ok(table.view.version > version, 'no step is lost');
  const guest = phones.at(-1);
  await reopen(guest, guest.url);
  await allBack(table);
  await all(true);
}

const checkAllQuiet = (table) => [table, ...table.phones].forEach((screen) => screen.checkQuiet());

/** In the language of GOATHERD_SPEAKS. */
export function evenings() {
  let house;
  before(async () => { house = await House.open(() => startRelayed()); });
  afterEach(() => house.tidy());
  after(() => house.close());

  test('Scape Goat: a frame attempt, the cops, and kills', async () => {
    const { table, secret } = await begin(house, 6, { viewport: PHONE });
    await killAll(table);
    await fail(table);
    await killAll(table);
    await cops(table, secret);
    checkAllQuiet(table);
  });

  test('Row Your Goat: a set, out of cards, and kills', async () => {
    const { table: t, phone: p } = rowing.en;
    const table = await Table.open(house, { viewport: PHONE });
    await boats.setUp(table, 6, 'phones');
    await boats.seatPhones(table);
    await boats.begin(table);
    await boats.grab(table, [2, 0, 1, 4, 3]);
    await table.reach('question');
    await killAll(table);
    await table.click(t('yesSet'));
    await table.sees(t('take.set', { name: NAMES[5] }));
    const [red, blue] = table.phones;
    await red.tap(p('iAmOut'));
    await table.sees(t('hand.out'));
    await killAll(table);
    await boats.grab(table, [0, 1, 2, 3, 4]);
    await table.reach('question');
    await table.click(t('yesSet'));
    await table.reach('result');
    await killAll(table);
    await blue.tap(p('resultStands'));
    await table.reach('over');
    for (const phone of table.phones) await phone.button(p('againShout'), { exact: true }).waitFor();
    checkAllQuiet(table);
  });

  test('Soplón: the one look, turns, a close, the reveal, and kills', async () => {
    const { table: t, phone: p } = snitch.en;
    const table = await Table.open(house, { viewport: PHONE });
    await districts.setUp(table, 6);
    await districts.seatPhones(table);
    await table.click(t('toTheLook'));
    await table.reach('lookGather');
    await killAll(table);
    const last = table.phones.at(-1);
    for (const phone of table.phones) if (phone !== last) await phone.tap(p('ready'));
    await catching(table.phones.map((phone) => phone.heading(p('cardsDown'))), () => last.tap(p('ready')));
    await table.reach('start');
    const witness = (number) => ({ kind: 'witness', number });
    await districts.turn(table, witness(9));
    await killAll(table);
    await table.reach('start');
    const closer = table.phones[table.board.active];
    await closer.tap(starts(p('knock')));
    await closer.tap(p('knockYes'));
    await until('it is closed', () => table.view.view.closed);
    for (const number of [10, 11, 12, 9, 10]) await districts.turn(table, witness(number));
    await table.reach('reveal');
    for (const phone of table.phones) await phone.tap(p('ready'));
    await table.reach('entry');
    for (const phone of table.phones) await phone.page.getByRole('timer').waitFor({ state: 'detached' });
    await killAll(table);
    await districts.enter(table, [3, 4, 5, 6, 7, 8].map((number) => [witness(number)]));
    await table.heading(t('allIn')).waitFor();
    await table.click(t('addUp'));
    await table.heading(t('resultOf', { name: NAMES[0] })).waitFor();
    await table.phones[5].heading(p('resultOf', { name: NAMES[0] })).waitFor();
    checkAllQuiet(table);
  });
}
