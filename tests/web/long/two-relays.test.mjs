// Two relays behind HAProxy, as on docs/place.md, and nobody has a computer: the relay where the table has its room is
// killed in the middle of a count and of a race, and the game goes on at the other one without a tap.

import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { en, rowing } from '../../texts.mjs';
import { cops, begin } from '../../e2e/evening.mjs';
import { House, PHONE, until } from '../../e2e/harness.mjs';
import { begin as beginRowing, grab, grabbed, ringOf, seatPhones, setUp } from '../../e2e/rowing.mjs';
import { failingCards, Table } from '../../e2e/screens.mjs';
import { makeCertificate, newFolder, startProxy } from '../../place/proxies.mjs';
import { get, startRelay } from '../../place/relay.mjs';

const LETTERS = ['A', 'B'];
/** Screens meet nobody for a moment. */
const GONE = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|503/;

async function startPlace() {
  const folder = newFolder();
  makeCertificate(folder);
  const begin = (at, port = 0) => startRelay({
    port, words: ['--web', process.env.GOATHERD_WEB, '--letter', LETTERS[at], '--behind', '127.0.0.1'],
  });
  const relays = await Promise.all(LETTERS.map((_, at) => begin(at)));
  const proxy = await startProxy(folder, 'haproxy', ...relays.map(({ port }) => port));
  return {
    table: `${proxy.open}/`,
    place: new URL(proxy.open).host,
    isWeb: true,
    isRelayed: true,
    async stop() {
      await proxy.stop();
      await Promise.all(relays.map((relay) => relay.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
    kill: (at) => relays[at].stop('SIGKILL'),
    /** It's back, and HAProxy knows. */
    async revive(at) {
      relays[at] = await begin(at, relays[at].port);
      await until('it is back', async () => (await get(`${proxy.open}/codes/${LETTERS[at]}AAAAA`)).status === 404, 30_000);
    },
  };
}

let house;
before(async () => { house = await House.open(startPlace); });
afterEach(() => house.tidy());
after(() => house.close());

/** A table device without a screen, which knows which relay has the room: its letter begins every code. */
async function observer(table) {
  const client = await house.client(table.page);
  return { at: async () => LETTERS.indexOf((await client.ask('relayCode')).code[0]) };
}

/** Everybody is at the table again, at the other relay. */
async function goesOnAtTheOther(table, { at }, killed) {
  await until('the other relay has the room', () => at().then((now) => now === 1 - killed, () => false), 60_000);
  await until('everybody is back', () => table.view.seats.every(({ connected }) => connected), 60_000);
}

test('the relay of a table is killed during a count, and the game goes on at the other one', async () => {
  const { table, secret } = await begin(house, 3, { viewport: PHONE });
  const room = await observer(table);
  for (const { watched } of table.screens) watched.forgive = GONE;
  await table.turnsUntilFrame();
  const killed = await room.at();
  await table.count();
  await house.server.kill(killed);
  await goesOnAtTheOther(table, room, killed);
  await table.reach('frameEntry');
  const cards = failingCards(3);
  for (const phone of table.phones) await phone.tell(cards[phone.seat]);
  await table.phones[0].tap(en.phone('judge'));
  for (const screen of table.screens) {
    await screen.heading(screen.t(screen === table ? 'verdictFailed' : 'nobodyFramed')).waitFor();
    await screen.use(screen.button(screen.t('backToTable')));
  }
  if (table.view.view.plan.options.swapAfterFail) await table.phones[table.board.active].act('swap');
  await table.reach('start');
  await house.server.revive(killed);
  await cops(table, secret);
  table.checkAllQuiet();
});

test('the relay of a table is killed during a race, and whoever has not grabbed still can', async () => {
  const table = await Table.open(house, { viewport: PHONE });
  await setUp(table, 3, 'phones');
  await seatPhones(table);
  const room = await observer(table);
  for (const { watched } of table.screens) watched.forgive = GONE;
  await beginRowing(table);
  await grab(table, [1]);
  const killed = await room.at();
  await house.server.kill(killed);
  await goesOnAtTheOther(table, room, killed);
  if (table.step.name === 'race') {
    await ringOf(table.phones[2]).tap();
    await grabbed(table, [1, 2]);
  }
  await table.reach('question');
  assert.equal(table.step.race.order[0][0], 1, 'the first one is still the first');
  for (const phone of table.phones) await phone.page.getByText(rowing.en.phone('connected')).waitFor();
  table.checkAllQuiet();
  await house.server.revive(killed);
});
