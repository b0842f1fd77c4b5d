// Everything that docs/place.md says can be copied: it's read there, given addresses of this machine, and tried.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { connected, playShortGame } from '../other-client/short-game.mjs';
import { startServer } from '../server.mjs';
import { block, makeCertificate, newFolder, startProxy } from './proxies.mjs';
import { comeBack, get, meetAt, relayOpen, startRelay, stopAll, until } from './relay.mjs';

// The certificates are this machine's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';

const folder = newFolder();
after(stopAll);
after(() => rmSync(folder, { recursive: true, force: true }));
before(() => makeCertificate(folder));

for (const name of ['caddy', 'nginx', 'haproxy']) {
  describe(`behind ${name}`, () => {
    let relay, proxy, server;
    before(async () => {
      relay = await startRelay({ words: ['--behind', '127.0.0.1'] });
      proxy = await startProxy(folder, name, relay.port);
      server = await startServer();
    });
    after(async () => {
      await server?.stop();
      await proxy?.stop();
      await relay?.stop();
    });

    test('a game is played by phones that come through TLS', async () => {
      const { winners, links } = await playShortGame(server.table, {
        meet: meetAt(proxy.open),
        through: (link) => link.replace(proxy.open, proxy.sealed),
      });
      assert.ok(winners.length > 0);
      assert.ok(links.every((link) => link.startsWith(`${proxy.sealed}/j/#`)), `${links}`);
    });

    test('pages and their headers arrive', async () => {
      const { status, headers, text } = await get(`${proxy.sealed}/`);
      assert.equal(status, 200);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(text, /Goatherd/);
      assert.match((await get(`${proxy.sealed}/robots.txt`)).text, /Disallow: \/rooms\//);
      assert.equal((await get(`${proxy.sealed}/metrics`)).status, 404);
    });

    test('who guesses codes keeps nobody else from trying', async () => {
      const guess = (from) => get(`${proxy.open}/codes/AAAAAA`, { from });
      const tried = await until('there were too many', async () => (await guess('127.0.0.2')).status === 429);
      assert.ok(tried);
      assert.equal((await guess('127.0.0.3')).status, 404);
    });
  });
}

const UNIT = new URL('../../crates/relay/goatherd-relay.service', import.meta.url);
const root = join(folder, 'root');
const installed = join(root, 'usr/local/bin/goatherd-relay');

/** Runs a block of commands in the folder of an unpacked archive, for a system below `root`. */
function inArchive(kind, replaced) {
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  copyFileSync(process.env.GOATHERD_RELAY, join(unpacked, 'goatherd-relay'));
  copyFileSync(UNIT, join(unpacked, 'goatherd-relay.service'));
  const commands = block(kind, [['/usr/local/bin/', `${root}/usr/local/bin/`], ...replaced]);
  execFileSync('sh', ['-e', '-c', commands], { cwd: unpacked, stdio: 'ignore' });
}

test('the commands install program and unit, and the unit starts with the machine', () => {
  for (const path of ['usr/local/bin', 'etc/systemd/system']) mkdirSync(join(root, path), { recursive: true });
  inArchive('sh', [
    ['/etc/systemd/system/', `${root}/etc/systemd/system/`],
    // No systemd is running here.
    ['systemctl enable --now', `systemctl --root=${root} enable`],
  ]);
  assert.match(execFileSync(installed, ['--version'], { encoding: 'utf8' }), /^goatherd-relay \d/);
  const state = execFileSync('systemctl', [`--root=${root}`, 'is-enabled', 'goatherd-relay'], { encoding: 'utf8' });
  assert.equal(state, 'enabled\n');
});

test('the program is updated in the middle of a game, and everybody is back', async () => {
  const before = await startRelay({ binary: installed });
  const server = await startServer();
  const table = await connected(server.table);
  await table.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));
  await table.play({ type: 'arrange', plan: { guided: false }, placement: [0, 1, 2] });
  await meetAt(`http://127.0.0.1:${before.port}`)(table);
  const { links } = await table.ask('links');
  const phone = await connected(links[0].url);
  await table.play({ type: 'begin' });
  const { ino } = statSync(installed);
  inArchive('sh update', [['systemctl restart goatherd-relay', `kill ${before.child.pid}`]]);
  assert.notEqual(statSync(installed).ino, ino, 'a program that runs can only be replaced by another file');
  assert.deepEqual(await before.exited, [0, null]);
  const relay = await startRelay({ binary: installed, port: before.port });
  await relayOpen(table);
  const back = await comeBack(links[0].url, phone.device);
  await back.sees(({ view }) => view.step.name === 'dice');
  table.close();
  back.close();
  await server.stop();
  assert.equal(await relay.stop(), 0);
});

describe('two machines behind HAProxy', () => {
  const letters = ['A', 'B'];
  const words = letters.map((letter) => ['--letter', letter, '--behind', '127.0.0.1']);
  const people = ['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' }));
  let relays, proxy, server, table;
  before(async () => {
    relays = await Promise.all(words.map((own) => startRelay({ words: own })));
    proxy = await startProxy(folder, 'haproxy', ...relays.map(({ port }) => port));
    server = await startServer();
    table = await connected(server.table);
    await meetAt(proxy.open)(table);
  });
  after(async () => {
    table?.close();
    await server?.stop();
    await proxy?.stop();
  });

  /** The machine that has the room says its letter in every code. */
  const machine = async () => letters.indexOf((await table.ask('relayCode')).code[0]);

  async function comesToTheOther(gone) {
    await until('the other machine has the room', () => machine().then((at) => at === 1 - gone, () => false));
  }

  async function isStartedAgain(gone) {
    relays[gone] = await startRelay({ port: relays[gone].port, words: words[gone] });
    const up = async () => (await get(`${proxy.open}/codes/${letters[gone]}AAAAA`)).status === 404;
    await until('the first machine is back', up);
  }

  async function linksOf(game, plan) {
    await table.sitDown(people, game);
    await table.play({ type: 'arrange', ...plan });
    return (await table.ask('links')).links.map(({ url }) => url);
  }

  const backTo = (links, phones) => Promise.all(phones.map(({ device }, seat) => comeBack(links[seat], device)));
  const isAt = (...names) => ({ view }) => names.includes(view.step.name);

  test('one can go and come back, and codes lead to the other', async () => {
    const links = await linksOf('scapegoat', { plan: { guided: false }, placement: [0, 1, 2] });
    const { code } = await table.ask('relayCode');
    const at = letters.indexOf(code[0]);
    const found = await get(`${proxy.open}/codes/${code.toLowerCase()}`);
    assert.deepEqual([found.status, found.text], [200, /#([^.]+)\./.exec(links[0])[1]]);

    await relays[at].stop();
    await comesToTheOther(at);
    const phone = await comeBack(links[0]);
    await isStartedAgain(at);
    // The room stays where its host is.
    const late = await comeBack(links[1]);
    assert.equal(await machine(), 1 - at);
    for (const client of [phone, late]) client.close();
  });

  test('one is killed during a count, and the game goes on at the other', async () => {
    const links = await linksOf('scapegoat', { plan: { guided: false }, placement: [0, 1, 2] });
    let phones = await Promise.all(links.map((link) => comeBack(link)));
    await table.play({ type: 'begin' });
    await table.play({ type: 'roll' });
    const said = await Promise.all(phones.map((phone) => phone.whisper({ type: 'peek' })));
    const at = await machine();
    await phones[0].play({ type: 'frame' });
    await table.play({ type: 'ready' });
    await table.sees(isAt('frameCount'));
    await relays[at].stop('SIGKILL');
    await comesToTheOther(at);
    phones = await backTo(links, phones);
    for (const phone of [table, ...phones]) await phone.sees(isAt('frameEntry'));
    for (const phone of phones) await phone.play({ type: 'card', colours: ['grey'] });
    await table.play({ type: 'judge' });
    assert.deepEqual(await Promise.all(phones.map((phone) => phone.whisper({ type: 'peek' }))), said);
    for (const phone of phones) phone.close();
    await isStartedAgain(at);
  });

  test('one is killed during a race, and those who are quick enough still grab', async () => {
    const links = await linksOf('rowing', { plan: { standIn: 'phones' }, starter: 0 });
    let phones = await Promise.all(links.map((link) => comeBack(link)));
    await table.play({ type: 'begin' });
    await phones[0].sees(isAt('play'));
    const at = await machine();
    await phones[0].touch(phones[0].view.view.spots.ring);
    await table.sees(isAt('race'));
    await relays[at].stop('SIGKILL');
    phones = await backTo(links, phones);
    await phones[1].sees(isAt('race', 'question'));
    await phones[1].touch(phones[1].view.view.spots.ring);
    await table.sees(isAt('question'));
    assert.deepEqual(table.view.view.step.race.order, [[0], [1]]);
    for (const phone of phones) phone.close();
    await isStartedAgain(at);
  });
});

test('systemd accepts the unit, and little is left that it may do', () => {
  const unit = readFileSync(UNIT, 'utf8');
  // The program has to be there for this.
  const here = unit.replaceAll('/usr/local/bin/goatherd-relay', process.env.GOATHERD_RELAY);
  const path = join(folder, 'goatherd-relay.service');
  writeFileSync(path, here);
  execFileSync('systemd-analyze', ['verify', path]);
  // Of 100 points of exposure.
  execFileSync('systemd-analyze', ['security', '--offline=yes', '--threshold=15', path], { stdio: 'ignore' });
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'Type=notify', 'WatchdogSec=30']) {
    assert.ok(unit.split('\n').includes(line), line);
  }
});
