// Hello, seals and sockets: what the host answers when all is well, and when it is not.

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { parseLink } from './client.mjs';
import { Table } from './table.mjs';

const over = (body) => () => Table.with(3, body);
const code = (expected) => (error) => error.code === expected;

test('a second device waits until the table device declines or admits it', over(async (table) => {
  const stranger = table.client(table.links[1]);
  assert.equal((await stranger.join()).type, 'waiting');
  const { requests: [first] } = await table.device.sees((v) => v.requests.length === 1);
  assert.equal(first.seat, 1);
  await table.device.ask('decide', { request: first.request, allow: false });
  assert.equal((await stranger.ended()).code, 'tableDeclined');

  const heir = table.client(table.links[1]);
  assert.equal((await heir.join()).type, 'waiting');
  const { requests: [second] } = await table.device.sees((v) => v.requests[0]?.request > first.request);
  const welcome = heir.next('welcome');
  await table.device.ask('decide', { request: second.request, allow: true });
  assert.deepEqual((await welcome).role, parseLink(table.links[1]).role);
  assert.equal((await table.phones[1].ended()).code, 'seatTakenOver');
  assert.equal((await heir.sees(() => true)).view.mine.seat, 1);
  await assert.rejects(table.device.ask('decide', { request: second.request, allow: true }), code('noSuchAsk'));
}));

test('a wrong link and a wrong protocol number end with a goodbye', over(async (table) => {
  const link = parseLink(table.links[2]);
  const wrong = [
    [{ token: randomBytes(16) }, 'linkInvalid'],
    [{ key: randomBytes(32) }, 'linkInvalid'],
    [{ role: { ...link.role, table: '0000000000' } }, 'noSuchTable'],
  ];
  for (const [change, expected] of wrong) {
    const client = table.client({ ...link, ...change });
    await assert.rejects(client.join(), code(expected));
    assert.equal((await client.ended()).code, expected);
  }
  const newer = table.client(link);
  await assert.rejects(newer.join({ protocol: 4 }), code('protocolVersion'));
  const { ours, yours } = newer.goodbye;
  assert.deepEqual({ ours, yours }, { ours: 3, yours: 4 });
}));

test('a link belongs to its person, whichever seat it names', over(async (table) => {
  const link = parseLink(table.links[2]);
  const moved = table.client({ ...link, role: { ...link.role, seat: 1 } });
  assert.equal((await moved.join()).type, 'waiting');
  const { requests: [first] } = await table.device.sees((v) => v.requests.length === 1);
  assert.equal(first.seat, 2);
  const welcome = moved.next('welcome');
  await table.device.ask('decide', { request: first.request, allow: true });
  assert.deepEqual((await welcome).role, link.role);
}));

test('a page with an earlier protocol is told so in a way that it understands', over(async (table) => {
  const { role } = parseLink(table.links[2]);
  const text = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYX';
  const hellos = [
    { protocol: 1, role, proof: { counter: 0, nonce: text, text: 'AAAA' } },
    { protocol: 2, role, nonce: 'UFFSU1RVVldYWQ', proof: text.repeat(2) },
  ];
  for (const hello of hellos) {
    const old = await table.client(table.links[2]).connect();
    old.send({ type: 'hello', ...hello });
    const { code, ours, yours, message } = await old.ended();
    assert.deepEqual({ code, ours, yours }, { code: 'protocolVersion', ours: 3, yours: hello.protocol });
    assert.match(message, /reload the page/);
  }
}));

test('a client that does not start with hello, or sends something unreadable, is sent away', over(async (table) => {
  const rude = {
    helloFirst: (client) => client.send({ type: 'ping', sent: 1 }),
    unreadable: (client) => client.raw('hello'),
  };
  for (const [expected, send] of Object.entries(rude)) {
    const client = await table.client(table.links[0]).connect();
    send(client);
    assert.equal((await client.ended()).code, expected);
  }
  const early = await table.client(table.links[0]).connect();
  early.binary(Buffer.alloc(528));
  assert.equal((await early.ended()).code, 'helloFirst');
}));

test('a message that is not sealed, or does not open, ends the connection', over(async (table) => {
  const text = JSON.stringify({ type: 'play', id: 500, command: { type: 'countPile', cards: 13 } });
  const flipped = (bytes) => { bytes[0] ^= 1; return bytes; };
  let recorded;
  const rude = [
    ['sealNeeded', (phone) => phone.raw(text)],
    ['sealBroken', (phone) => phone.binary(flipped(phone.seal(text)))],
    ['sealBroken', (phone) => phone.binary(phone.seal(text).subarray(1))],
    ['sealBroken', (phone) => phone.binary(phone.seal(text, 512))],
    ['sealBroken', (phone) => { recorded = phone.seal(text); phone.binary(recorded); phone.binary(recorded); }],
    ['sealBroken', (phone) => phone.binary(recorded)],
    ['sealBroken', (phone) => { phone.seal(text); phone.binary(phone.seal(text)); }],
    ['tooLong', (phone) => phone.binary(phone.seal('x'.repeat(16 * 1024 + 1)))],
    ['unreadable', (phone) => phone.binary(phone.seal('hello'))],
  ];
  let [phone] = table.phones;
  for (const [expected, send] of rude) {
    send(phone);
    assert.equal((await phone.ended()).code, expected, `${send}`);
    phone = table.client(table.links[0], phone.device);
    await phone.join();
  }
  // A message with an id is refused with that id.
  const refused = phone.next('refused');
  phone.send({ type: 'sing', id: 4294967295 });
  assert.deepEqual([(await refused).id, (await refused).error.code], [4294967295, 'unreadable']);
  phone.send({ type: 'sing', id: 4294967296 });
  assert.equal((await phone.ended()).code, 'unreadable');
}));

test('private answers go only to the device that asked, and seats are kept apart', over(async (table) => {
  const [phone, other] = table.phones;
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'dice');
  await table.play(0, { type: 'roll' }, (v) => v.step.name === 'look');
  await assert.rejects(other.play({ type: 'ready' }, 0), code('notYourSeat'));
  await assert.rejects(other.ask('tables'), code('tableDeviceOnly'));
  await assert.rejects(table.device.play({ type: 'peek' }, 0), code('seatOnPhone'));

  const { goat } = await phone.play({ type: 'peek' });
  const { cells, cell } = await phone.play({ type: 'openMat' });
  assert.equal(cells.length, 120);
  assert.equal(cells[cell], goat);
  const { white, black } = phone.view.view.dice;
  assert.equal(cell, (white - 1) * 12 + (black - 1));
}));

test('a phone whose connection was cut comes back to its seat and the newest view', over(async (table) => {
  const [, cut] = table.phones;
  cut.cut();
  await table.device.sees((v) => v.seats[1].connected === false && v.seats[1].awaySince !== null);
  await table.phones[0].play({ type: 'begin' });
  await table.device.sees((v) => v.view.step.name === 'dice');

  const back = table.client(table.links[1], cut.device);
  assert.equal((await back.join()).type, 'welcome');
  const view = await back.sees(() => true);
  assert.equal(view.view.step.name, 'dice');
  assert.ok(view.version > cut.view.version);
  await table.device.sees((v) => v.seats[1].connected === true);

  await back.leaveSeat();
  await table.device.sees((v) => v.seats[1].by === 'open');
  const next = table.client(table.links[1]);
  assert.equal((await next.join()).type, 'welcome');
}));

test('pings give the difference between the clocks', over(async (table) => {
  const [phone] = table.phones;
  const pongs = [];
  for (let i = 0; i < 20; i++) pongs.push(await phone.ping());
  for (const [i, pong] of pongs.entries()) {
    assert.ok(pong.answered >= pong.received);
    assert.ok(i === 0 || pong.received >= pongs[i - 1].answered, "the host's clock never goes back");
  }
  // The exchanges must not contradict each other.
  const atMost = Math.min(...pongs.map((pong) => pong.atMost));
  const atLeast = Math.max(...pongs.map((pong) => pong.atLeast));
  assert.ok(atLeast <= atMost, `${atLeast} to ${atMost}`);
}));
