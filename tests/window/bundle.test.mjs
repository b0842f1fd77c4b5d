// The package that people install: its contents, and whether it starts. GOATHERD_DEB names it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { en } from '../texts.mjs';
import { drive, freshFolder } from './driver.mjs';
import { BOX } from './evening.mjs';

const deb = process.env.GOATHERD_DEB;
const dpkg = (...words) => execFileSync('dpkg-deb', words, { encoding: 'utf8' });

test('the package is complete, and the installed app starts', async () => {
  const field = (name) => dpkg('--field', deb, name).trim();
  assert.equal(field('Package'), 'goatherd');
  assert.equal(field('Section'), 'games');
  assert.match(field('Depends'), /libwebkit2gtk-4\.1-0/);
  assert.match(field('Description'), /^A companion for Scape Goat, Row Your Goat and Soplón/);

  const installed = freshFolder();
  dpkg('--extract', deb, installed);
  const read = (path) => readFileSync(join(installed, path), 'utf8');
  const entry = read('usr/share/applications/Goatherd.desktop');
  for (const line of ['Name=Goatherd', 'Exec=goatherd', 'Icon=goatherd', 'Categories=Game;BoardGame;']) {
    assert.ok(entry.split('\n').includes(line), `${line} in ${entry}`);
  }
  assert.match(entry, /^Comment\[es\]=./m);
  for (const size of ['32x32', '128x128', '256x256@2', '512x512']) {
    assert.ok(existsSync(join(installed, `usr/share/icons/hicolor/${size}/apps/goatherd.png`)), size);
  }
  assert.match(read('usr/share/doc/goatherd/copyright'), /MIT[^]*Apache-2\.0[^]*OFL/);

  const { version } = /^version = "(?<version>.+)"$/m.exec(readFileSync('Cargo.toml', 'utf8')).groups;
  const said = execFileSync(join(installed, 'usr/bin/goatherd'), ['--version'], { encoding: 'utf8' });
  assert.equal(said, `goatherd ${version}\n`);
  assert.equal(field('Version'), version);

  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    await window.press(BOX);
    await window.sees(en.table('whoPlays'));
  }, join(installed, 'usr/bin/goatherd'));
});
