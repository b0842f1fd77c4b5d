// Hello, seals and sockets: what the host answers when all is well, and when not.

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
    [{ role: { ...link.role, seat: 1 } }, 'linkInvalid'],
    [{ role: { ...link.role, table: '0000000000' } }, 'noSuchTable'],
  ];
  for (const [change, expected] of wrong) {
    const client = table.client({ ...link, ...change });
    await assert.rejects(client.join(), code(expected));
    assert.equal((await client.ended()).code, expected);
  }
  const newer = table.client(link);
  await assert.rejects(newer.join({ protocol: 2 }), code('protocolVersion'));
  const { ours, yours } = newer.goodbye;
  assert.deepEqual({ ours, yours }, { ours: 1, yours: 2 });
}));

test('who does not begin with hello, or sends what cannot be read, is sent away', over(async (table) => {
  const rude = {
    helloFirst: (client) => client.send({ type: 'ping', sent: 1 }),
    unreadable: (client) => client.raw('hello'),
  };
  for (const [expected, send] of Object.entries(rude)) {
    const client = await table.client(table.links[0]).connect();
    send(client);
    assert.equal((await client.ended()).code, expected);
  }
  table.phones[0].binary(Buffer.from('{"type":"ping","sent":1}'));
  assert.equal((await table.phones[0].ended()).code, 'unreadable');
}));

test('a broken seal and a replayed message end the connection', over(async (table) => {
  const [broken, replayed] = table.phones;
  const begin = { type: 'play', id: 1, command: { type: 'countPile', cards: 13 } };

  const seal = broken.seal('up', 1, Buffer.from(JSON.stringify(begin).padEnd(512)));
  const text = Buffer.from(seal.text, 'base64url');
  text[0] ^= 1;
  broken.send({ type: 'sealed', seal: { ...seal, text: text.toString('base64url') } });
  assert.equal((await broken.ended()).code, 'sealBroken');

  const sealed = replayed.sendSealed({ ...begin, id: 500 });
  await replayed.until((m) => m.type === 'done' && m.id === 500);
  replayed.send(sealed);
  assert.equal((await replayed.ended()).code, 'sealBroken');
}));

test('private commands in the open are refused, and seats are kept apart', over(async (table) => {
  const [phone, other] = table.phones;
  await table.play(0, { type: 'begin' }, (v) => v.step.name === 'dice');
  await table.play(0, { type: 'roll' }, (v) => v.step.name === 'look');
  for (const type of ['peek', 'openMat']) {
    await assert.rejects(phone.play({ type }), code('sealNeeded'));
  }
  await assert.rejects(other.play({ type: 'ready' }, 0), code('notYourSeat'));
  await assert.rejects(other.ask('tables'), code('tableDeviceOnly'));
  await assert.rejects(table.device.whisper({ type: 'peek' }, 0), code('seatOnPhone'));

  const { goat } = await phone.whisper({ type: 'peek' });
  const { cells, cell } = await phone.whisper({ type: 'openMat' });
  assert.equal(cells.length, 120);
  assert.equal(cells[cell], goat);
  const { white, black } = phone.view.view.dice;
  assert.equal(cell, (white - 1) * 12 + (black - 1));
}));

test('a phone whose socket was cut comes back to its seat and the newest view', over(async (table) => {
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

test('the pings tell the difference of the clocks', over(async (table) => {
  const [phone] = table.phones;
  const pongs = [];
  for (let i = 0; i < 20; i++) pongs.push(await phone.ping());
  for (const [i, pong] of pongs.entries()) {
    assert.ok(pong.answered >= pong.received);
    assert.ok(i === 0 || pong.received >= pongs[i - 1].answered, "the host's clock never goes back");
  }
  // Whatever one exchange says cannot contradict what another one says.
  const atMost = Math.min(...pongs.map((pong) => pong.atMost));
  const atLeast = Math.max(...pongs.map((pong) => pong.atLeast));
  assert.ok(atLeast <= atMost, `${atLeast} to ${atMost}`);
}));
