// A whole evening of four who hand one device round, in the real window, to the history and its files.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLOURS, failingCards, framingCards, NAMES, others } from '../e2e/night.mjs';
import { DOWNLOADS, drive, freshFolder, SHOTS, start, until } from './driver.mjs';
import { Evening, SEATS } from './evening.mjs';

test('two games, from the start screen to the history and its files', async (t) => {
  // What the app asks of the desktop goes over this bus, whether or not there is a desktop.
  const bus = start('dbus-monitor', ['--session', "member='Inhibit'"]);
  t.after(() => bus.child.kill());
  await until('the bus is watched', () => bus.said.includes('NameAcquired'));
  const asked = () => /member=Inhibit[^]*string "app.goatherd.table"/.test(bus.said);

  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    const evening = new Evening(window);
    const shot = async (name) => writeFileSync(join(SHOTS, `${name}.png`), await window.picture());

    await evening.lay();
    assert.ok(!asked(), 'people who only sit down do not play yet');
    await evening.roll();
    await until('the screen is kept awake', asked);
    const first = await evening.look();
    await shot('turn');
    await evening.playUntilFrame();
    await evening.attempt(failingCards(4));
    await window.sees('Nobody is framed');
    await window.press('Back to the table');
    await evening.playUntilFrame();
    await evening.attempt(framingCards(4, first.goat));
    await window.sees(`${NAMES[first.goat]}: framed!`);
    await shot('framed');
    await window.press('And who was the scapegoat?');
    await window.sees(`${NAMES[first.goat]} was the scapegoat`);

    await window.press('Play again');
    await evening.roll();
    const second = await evening.look();
    await evening.callTheCops();
    const [mouse, ...fingers] = await evening.countWithPads();
    for (const said of fingers) assert.match(said, /together/);
    assert.match(mouse, /late by \d\.\d s/);
    await shot('pads');
    await window.press('What did the mats say?');
    await window.sees(`${NAMES[second.goat]} was the scapegoat`);
    await shot('cops');

    await window.press('Back to the start');
    await window.press('History');
    await window.sees('by the cops');
    await window.sees('by framing');
    await shot('history');

    const json = await save(window, 'JSON');
    const games = JSON.parse(json);
    assert.deepEqual(games.map(({ report }) => report.outcome.ending.how), ['cops', 'frame']);
    assert.deepEqual(games.map(({ report }) => report.outcome.scapegoat), [second.goat, first.goat]);
    assert.deepEqual(games.map(({ report }) => report.outcome.matsSaid), [second.says, first.says]);
    assert.deepEqual(games[1].report.outcome.winners, others(4, first.goat));
    await shot('saved');

    const rows = (await save(window, 'CSV')).trimEnd().split('\r\n').map((row) => row.split(','));
    assert.equal(rows[0].join(), 'table,round,began,ended,ending,seat,colour,name,scapegoat,won,mat said');
    const scapegoats = [second, first].flatMap(({ goat }) => SEATS.map((seat) => [COLOURS[seat], seat === goat]));
    assert.deepEqual(rows.slice(1).map((row) => [row[6], row[8] === '1']), scapegoats);
    assert.notEqual(await save(window, 'JSON', 'goatherd (2).json'), '', 'what was saved before stays');

    await window.press('Back');
    await window.press('Print');
    await window.sees('Page 1 of 25');
    const shown = await window.run(() => decodeURIComponent(document.querySelector('main img').src));
    const [, edition] = /edition (\d+) · 3 players/.exec(shown);
    await shot('print');
    const pdf = await save(window, 'PDF', `goatherd-${edition}.pdf`);
    assert.match(pdf, /^%PDF-[^]*%%EOF\s*$/);
  });
});

/** Presses the button, and reads the file that the screen names then. */
async function save(window, kind, name = `goatherd.${kind.toLowerCase()}`) {
  const file = join(DOWNLOADS, name);
  await window.press(`Save as ${kind}`);
  await window.sees(`Saved as ${file}`);
  return readFileSync(file, 'utf8');
}
