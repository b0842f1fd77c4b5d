// Another client knocks at the door.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, PROTOCOL } from './client.mjs';
import { Knock } from './door.mjs';
import { startServer } from '../server.mjs';

const code = (expected) => (error) => error.code === expected;

/** A server with a table for three. */
async function withTable(use) {
  const server = await startServer();
  const clients = [];
  try {
    const table = new Client(server.table);
    clients.push(table);
    await table.join();
    await table.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));
    await use({ table, clients, host: new URL(server.table).host });
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
}

test('twenty who stay at the door keep nobody out, and the table is told', () => withTable(async ({ table, clients, host }) => {
  for (let number = 2; number < 22; number++) {
    const other = await Knock.at(host, `127.0.0.${number}`);
    clients.push(other);
    await other.compare();
  }
  const knock = await Knock.at(host);
  clients.push(knock);
  const pictures = await knock.compare();
  const isHere = (caller) => caller.pictures.join() === pictures.join();
  const { door, alsoAtDoor, doorCrowd } = await table.sees((view) => view.alsoAtDoor.some(isHere));
  assert.deepEqual([alsoAtDoor.length, doorCrowd], [20, true]);
  assert.ok(alsoAtDoor[0].knock > door.knock, 'in the order in which they came');
  const link = knock.link();
  await table.ask('letIn', { knock: alsoAtDoor.find(isHere).knock, seat: 1 });
  const phone = new Client(`http://${host}/#${await link}`);
  clients.push(phone);
  assert.equal((await phone.join()).role.seat, 1);
  const { alsoAtDoor: seen, doorCrowd: told } = await phone.sees(() => true);
  assert.deepEqual([seen, told], [[], false], 'that is the table’s business');
}));

test('a key that comes too late ends the attempt', () => withTable(async ({ clients, host }) => {
  const knock = await Knock.at(host);
  clients.push(knock);
  await knock.next('challenge');
  knock.say({ type: 'knock', protocol: PROTOCOL, nonce: 'UFFSU1RVVldYWQ' });
  await knock.next('commitment');
  await assert.rejects(knock.next('reveal'), code('helloTooLate'));
}));

test('a phone without a link compares pictures, is let in, and sits down', async () => {
  const server = await startServer();
  const { host } = new URL(server.table);
  const clients = [];
  try {
    const early = await Knock.at(host);
    clients.push(early);
    await assert.rejects(early.compare(), code('noTableHere'));

    const table = new Client(server.table);
    clients.push(table);
    await table.join();
    await table.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));

    const knock = await Knock.at(host);
    clients.push(knock);
    const pictures = await knock.compare();
    const { door } = await table.sees((view) => view.door);
    assert.deepEqual(door.pictures, pictures);

    const second = await Knock.at(host);
    clients.push(second);
    await assert.rejects(second.compare(), code('doorBusy'));

    await assert.rejects(table.ask('letIn', { knock: door.knock + 1, seat: 1 }), code('noSuchAsk'));
    const link = knock.link();
    await table.ask('letIn', { knock: door.knock, seat: 1 });
    const phone = new Client(`http://${host}/#${await link}`);
    clients.push(phone);
    assert.equal((await phone.join()).role.seat, 1);
    assert.equal((await phone.sees(() => true)).door, null);
    assert.ok(!JSON.stringify(knock.log).includes(await link), 'the link was never said in the open');

    const third = await Knock.at(host);
    clients.push(third);
    await third.compare();
    const { door: next } = await table.sees((view) => view.door?.knock > door.knock);
    await table.ask('sendAway', { knock: next.knock });
    await assert.rejects(third.link(), code('tableDeclined'));
    const hasty = await Knock.at(host);
    clients.push(hasty);
    await assert.rejects(hasty.compare(), code('tooFast'));
  } finally {
    for (const client of clients) client.close();
    await server.stop();
  }
});
