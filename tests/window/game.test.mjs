// A whole evening of four people who pass one device around, in the real window, up to the history and its files.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { COLOURS, failingCards, framingCards, NAMES, others } from '../e2e/screens.mjs';
import { capital, en, within } from '../texts.mjs';
import { DOWNLOADS, drive, freshFolder, SHOTS, start, until } from './driver.mjs';
import { Evening, SEATS } from './evening.mjs';

test('two whole games work, from the start screen to the history and its files', async (t) => {
  // The app's requests to the desktop go over this bus, whether or not there is a desktop.
  const bus = start('dbus-monitor', ['--session', "member='Inhibit'"]);
  t.after(() => bus.child.kill());
  await until('the bus is watched', () => bus.said.includes('NameAcquired'));
  const asked = () => /member=Inhibit[^]*string "app.goatherd.table"/.test(bus.said);

  await drive({ GOATHERD_DATA: freshFolder() }, async (window) => {
    const evening = new Evening(window);
    const shot = async (name) => writeFileSync(join(SHOTS, `${name}.png`), await window.picture());

    await evening.lay();
    assert.ok(!asked(), 'the screen is not kept on before the game begins');
    await evening.roll();
    await until('the screen is kept awake', asked);
    const first = await evening.look();
    await shot('turn');
    await evening.playUntilFrame();
    await evening.attempt(failingCards(4));
    await window.sees(en.table('verdictFailed'));
    await window.press(en.table('backToTable'));
    await evening.playUntilFrame();
    await evening.attempt(framingCards(4, first.goat));
    await window.sees(en.table('verdictFramed', { names: NAMES[first.goat] }));
    await shot('framed');
    await window.press(en.table('whoWasIt'));
    await window.press(en.table('skip'));
    await window.sees(en.table('wasScapegoat', { name: NAMES[first.goat] }));

    await window.press(en.table('again'));
    await evening.roll(en.table('tableIsSet'));
    const second = await evening.look();
    await evening.callTheCops();
    const lifts = await evening.countWithPads();
    for (const { words, after } of lifts) assertTrue(words, after);
    assert.doesNotMatch(lifts[0].words, within(en.table('timing.together')), 'the mouse lifts long after zero');
    await shot('pads');
    await window.press(en.table('showMats'));
    await window.press(en.table('skip'));
    await window.sees(en.table('wasScapegoat', { name: NAMES[second.goat] }));
    await shot('cops');

    await window.press(en.table('anotherGame'));
    await window.press(en.table('history'));
    await window.sees(en.table('endedByCops'));
    await window.sees(en.table('endedByFrame'));
    await shot('history');

    const json = await save(window, 'JSON');
    const games = JSON.parse(json);
    assert.deepEqual(games.map(({ details }) => details.ending.how), ['cops', 'frame']);
    assert.deepEqual(games.map(({ details }) => details.scapegoat), [second.goat, first.goat]);
    assert.deepEqual(games.map(({ details }) => details.matsSaid), [second.says, first.says]);
    assert.deepEqual(games[1].winners, others(4, first.goat));
    await shot('saved');

    const rows = (await save(window, 'CSV')).trimEnd().split('\r\n').map((row) => row.split(','));
    assert.equal(rows[0].join(), 'game,table,round,began,ended,seat,colour,name,won,ending,scapegoat,mat said');
    const scapegoats = [second, first].flatMap(({ goat }) => SEATS.map((seat) => [COLOURS[seat], seat === goat]));
    assert.deepEqual(rows.slice(1).map((row) => [row[6], row[10] === '1']), scapegoats);
    assert.notEqual(await save(window, 'JSON', 'goatherd (2).json'), '', 'the file saved before is kept');

    await window.press(en.table('back'));
    await window.press(en.table('print'));
    await window.sees(en.table('pageOf', { page: 1, pages: 27 }));
    const shown = await window.run(() => decodeURIComponent(document.querySelector('main img').src));
    const [, edition] = / (\d+) · 3 /.exec(shown);
    await shot('print');
    const pdf = await save(window, 'PDF', `goatherd-${edition}.pdf`);
    assert.match(pdf, /^%PDF-[^]*%%EOF\s*$/);
  });
});

/**
 * What is said about a lift is true, so many milliseconds after zero. A busy machine lifts when it can; near a limit
 * there are two right answers. If the machine takes more than 200 ms to tell the host, the lift counts as later.
 */
function assertTrue(words, after) {
  const [, late] = /(\d\.\d)/.exec(words) ?? [];
  const right = {
    together: after < 350 && within(en.table('timing.together')).test(words),
    late: Number(late) < 3.1 && Number(late) > after / 1000 - 0.2
      && within(en.table('timing.late', { by: late })).test(words),
    never: after > 2700 && within(en.table('timing.neverLifted')).test(words),
  };
  assert.ok(right.together || right.late || right.never, `${words}, ${after} ms after zero`);
}

/** Presses the button and reads the file that the screen then names. */
async function save(window, kind, name = `goatherd.${kind.toLowerCase()}`) {
  const file = join(DOWNLOADS, name);
  const key = kind === 'PDF' ? 'savePdf' : `export${capital(kind.toLowerCase())}`;
  await window.press(en.table(key));
  await window.sees(en.table('savedAs', { file }));
  return readFileSync(file, 'utf8');
}
