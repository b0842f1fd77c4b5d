// A release as a stranger gets it: each archive in an empty folder, and programs that find neither Rust nor Node.
// GOATHERD_RELEASE names the release's folder, GOATHERD_VERSION what it must say. What couldn't be made on this machine
// is skipped here; `cargo xtask test release` names it at the end.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serve } from '../../ui/scripts/serve-web.mjs';
import { playShortGame } from '../other-client/short-game.mjs';
import { freePort, get, meetAt, startRelay, stopAll, until } from '../place/relay.mjs';
import { startServer } from '../server.mjs';

const { GOATHERD_RELEASE: release, GOATHERD_VERSION: version } = process.env;
const STRANGER = { PATH: '/nowhere', HOME: '/nowhere' };
after(stopAll);
const empty = () => {
  const folder = mkdtempSync(join(tmpdir(), 'goatherd-release-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const named = {
  server: `goatherd-serve-${version}-linux-x86_64`,
  relay: `goatherd-relay-${version}-linux-x86_64`,
  web: `goatherd-web-${version}`,
  image: `goatherd-relay-${version}.oci.tar`,
};
const lacks = (file) => !existsSync(join(release, file)) && `${file} isn't part of this release`;

function unpack(name) {
  const folder = empty();
  execFileSync('tar', ['--extract', '--file', join(release, `${name}.tar.gz`), '--directory', folder]);
  assert.deepEqual(readdirSync(folder), [name], 'an archive makes one folder');
  const files = readdirSync(join(folder, name));
  for (const file of ['README.txt', 'LICENSE-MIT', 'LICENSE-APACHE', 'OFL.txt']) assert.ok(files.includes(file), file);
  return join(folder, name);
}

/** It runs on any Linux, because it loads no library. */
function check(program, name) {
  const said = execFileSync(program, ['--version'], { env: STRANGER, encoding: 'utf8' });
  assert.equal(said, `${name} ${version}\n`);
  assert.doesNotMatch(execFileSync('readelf', ['--program-headers', program], { encoding: 'utf8' }), /INTERP/);
}

/** Starts something with an environment in which there's nothing. */
async function asStranger(begin) {
  const { PATH, HOME } = process.env;
  Object.assign(process.env, STRANGER);
  try {
    return await begin();
  } finally {
    Object.assign(process.env, { PATH, HOME });
  }
}

test('every file has its checksum', () => {
  // It says each file once.
  const checked = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
  const files = readdirSync(release).filter((file) => file !== 'SHA256SUMS');
  assert.ok(files.length > 0);
  assert.deepEqual(checked.trim().split('\n').sort(), files.map((file) => `${file}: OK`).sort());
});

const page = readFileSync(new URL('../../docs/place.md', import.meta.url), 'utf8');
const commands = (kind) => new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\`$`, 'm').exec(page)[1];

test('the relay is checked and unpacked the way the page says', { skip: lacks(`${named.relay}.tar.gz`) }, () => {
  const folder = empty();
  for (const file of ['SHA256SUMS', `${named.relay}.tar.gz`]) copyFileSync(join(release, file), join(folder, file));
  const words = ['-e', '-c', `${commands('sh unpack')}./goatherd-relay --version`];
  const said = execFileSync('sh', words, { cwd: folder, encoding: 'utf8' });
  assert.equal(said, `${named.relay}.tar.gz: OK\ngoatherd-relay ${version}\n`);
});

test('the server plays a game', { skip: lacks(`${named.server}.tar.gz`) }, async () => {
  const program = join(unpack(named.server), 'goatherd-serve');
  check(program, 'goatherd-serve');
  process.env.GOATHERD_SERVE = program;
  const server = await asStranger(() => startServer());
  const table = await get(`http://127.0.0.1:${server.port}/table`);
  assert.match(table.text, /<title>Goatherd<\/title>/);
  assert.ok((await playShortGame(server.table)).winners.length > 0);
  await server.stop();
});

const relayLacks = lacks(`${named.server}.tar.gz`) || lacks(`${named.relay}.tar.gz`);
test('the relay serves the web edition and carries a game', { skip: relayLacks }, async () => {
  const folder = unpack(named.relay);
  for (const file of ['goatherd-relay.service', 'place.md']) assert.ok(existsSync(join(folder, file)), file);
  const binary = join(folder, 'goatherd-relay');
  check(binary, 'goatherd-relay');
  await carriesAGame(() => startRelay({ binary }));
});

async function carriesAGame(begin) {
  process.env.GOATHERD_SERVE = join(unpack(named.server), 'goatherd-serve');
  const relay = await asStranger(begin);
  const place = `http://127.0.0.1:${relay.port}`;
  const { text, headers } = await get(`${place}/`);
  assert.match(text, /<script type="module"/);
  assert.match(headers['content-security-policy'], /default-src/);
  const server = await asStranger(() => startServer());
  const { winners, links } = await playShortGame(server.table, { meet: meetAt(place) });
  assert.ok(winners.length > 0 && links.every((link) => link.startsWith(`${place}/j/#`)));
  await server.stop();
  assert.equal(await relay.stop(), 0);
}

const isRoot = process.getuid() === 0;
const imageLacks = lacks(named.image) || lacks(`${named.server}.tar.gz`) || (!isRoot && 'only root may change its root');
test('the image holds the relay alone, which runs as nobody', { skip: imageLacks }, async () => {
  const folder = empty();
  execFileSync('tar', ['--extract', '--file', join(release, named.image), '--directory', folder]);
  const blob = ({ digest }) => join(folder, 'blobs', ...digest.split(':'));
  const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const manifest = json(blob(json(join(folder, 'index.json')).manifests[0]));
  const { config, architecture } = json(blob(manifest.config));
  assert.equal(architecture, 'amd64');
  assert.equal(config.User, '65534:65534');
  assert.deepEqual(config.Entrypoint, ['/goatherd-relay']);
  assert.equal(config.Labels['org.opencontainers.image.version'], version);

  const root = empty();
  // Nobody may look into a temporary folder, but everybody into the root of a container.
  chmodSync(root, 0o755);
  for (const layer of manifest.layers) execFileSync('tar', ['--extract', '--file', blob(layer), '--directory', root]);
  assert.deepEqual(readdirSync(root), ['goatherd-relay']);
  const words = ['--userspec', config.User, root, ...config.Entrypoint];
  const said = spawnSync('chroot', [...words, '--version'], { encoding: 'utf8' });
  assert.equal(said.stdout, `goatherd-relay ${version}\n`);
  await carriesAGame(() => startRelay({ binary: '/usr/sbin/chroot', before: words }));
});

test('the image is started as a container the way the page says', { skip: imageLacks }, async () => {
  const folder = empty();
  // Podman's own limits are higher than a machine allows that is itself a container, and its usual runtime wants
  // newer control groups.
  const settings = join(folder, 'containers.conf');
  writeFileSync(settings, '[engine]\nruntime = "runc"\n[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n');
  const podman = `podman --storage-driver vfs --root ${folder}/storage --runroot ${folder}/state`;
  const port = await freePort();
  const run = (line) =>
    execFileSync('sh', ['-e', '-c', line], { encoding: 'utf8', env: { ...process.env, CONTAINERS_CONF: settings } });
  try {
    run(commands('sh container')
      .replaceAll('podman ', `${podman} `)
      .replace('goatherd-relay-….oci.tar', join(release, named.image))
      .replace('goatherd-relay:…', `goatherd-relay:${version}`)
      .replace('127.0.0.1:4726', `127.0.0.1:${port}`));
    const ready = await until('the container answers', async () => {
      const answer = await get(`http://127.0.0.1:${port}/readyz`);
      return answer.status === 200 && answer;
    });
    assert.equal(ready.text, 'ready\n');
    assert.match((await get(`http://127.0.0.1:${port}/`)).text, /<script type="module"/);
    run(`${podman} stop goatherd-relay`);
    const state = run(`${podman} inspect --format '{{.State.Status}} {{.State.ExitCode}}' goatherd-relay`);
    assert.equal(state, 'exited 0\n', 'it ends by itself when it is asked to');
  } finally {
    run(`${podman} rm --force --all`);
  }
});

test('the web edition is a page that any server can hand out', { skip: lacks(`${named.web}.tar.gz`) }, async () => {
  const site = join(unpack(named.web), 'site');
  const { url, stop } = await serve(site, { path: '/goats/' });
  const { text } = await get(url);
  assert.match(text, /<title>Goatherd<\/title>/);
  assert.ok(existsSync(join(site, '_headers')) && existsSync(join(site, 'sw.js')));
  await stop();
  // One evening of it in a browser, from the unpacked files.
  execFileSync('node', [
    '--test', '--test-name-pattern=four players who have lost everything', 'tests/e2e/pass-and-play.test.mjs',
  ], { env: { ...process.env, GOATHERD_WEB: site }, stdio: 'inherit' });
});

test('the lists say what each program is made of', () => {
  const lists = readdirSync(release).filter((file) => file.endsWith('.cdx.json'));
  const made = { 'goatherd': 'tauri', 'goatherd-serve': 'rusqlite', 'goatherd-relay': 'axum', 'goatherd-pages': 'svelte' };
  assert.deepEqual(lists.sort(), Object.keys(made).map((name) => `${name}-${version}.cdx.json`).sort());
  for (const [name, part] of Object.entries(made)) {
    const text = readFileSync(join(release, `${name}-${version}.cdx.json`), 'utf8');
    assert.ok(!text.includes(process.cwd()), 'where it was made is nobody\'s business');
    const list = JSON.parse(text);
    assert.equal(list.bomFormat, 'CycloneDX');
    assert.ok(list.components.some((component) => component.name === part), `${part} in ${name}`);
  }
});
