// Printing: sheets are chosen, previewed and saved on the table screen, and games are played with them and judged by
// what is printed. Another program reads the PDF.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { ANY, en, rowing, snitch, starts } from '../texts.mjs';
import { House } from './harness.mjs';
import { COLOURS, framingCards, NAMES, others, Phone, RESUME, scapegoatOf, Table } from './screens.mjs';

const EDITION = 17;

let house, folder;
before(async () => {
  house = await House.open();
  folder = mkdtempSync(join(tmpdir(), 'goatherd-paper-'));
});
afterEach(() => house.tidy());
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await house.close();
});

const sourcesIn = (language) => ['words', 'scapegoat/words'].map((folder) =>
  readFileSync(join(import.meta.dirname, '../../crates/print/src', folder, `${language}.rs`), 'utf8'));

/** What is printed: the word or title that the printing crate has under this name. */
const printed = (name, language = 'en') => sourcesIn(language)
  .map((source) => source.match(new RegExp(`\\b${name}: (?:Entry \\{\\s*title: )?"([^"]*)"`))).find(Boolean)[1];

/** The printed names of the players' colours. */
const INKS = sourcesIn('en')[0].match(/colours: \[\s*("[^\]]*)\]/)[1].match(/\w+/g).slice(0, NAMES.length);

function run(program, args, input) {
  const { status, stdout, stderr } = spawnSync(program, args, { input });
  assert.equal(status, 0, `${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** The decoder tables in a PDF, in order, as rows of seats. */
function decoders(pdf) {
  const lines = run('pdftotext', ['-layout', '-', '-'], pdf).toString().split('\n');
  const rows = lines.map((line) => line.split(/\s+/).map((word) => INKS.indexOf(word)).filter((seat) => seat >= 0))
    .filter(({ length }) => length === 12);
  return Array.from({ length: rows.length / 10 }, (_, k) => rows.slice(10 * k, 10 * k + 10));
}

/** The PDF that the command line makes with these arguments. */
function fromShell(...words) {
  const out = join(folder, 'shell.pdf');
  run(process.env.GOATHERD_SERVE, ['print', '--edition', String(EDITION), '--force', '--out', out, ...words]);
  return readFileSync(out);
}

/** What each mat of the edition says for this roll, as everybody would read it. */
function onPaper(players, { white, black }) {
  const mats = decoders(fromShell('--players', String(players), '--only', 'mats'));
  assert.equal(mats.length, players);
  const says = mats.map((rows) => rows[white - 1][black - 1]);
  return { says, goat: scapegoatOf(says) };
}

/** A client with the table's own link, for everything that need not be tapped. */
async function alongside(table) {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  if (table) await host.ask('openTable', { table });
  return host;
}

async function download(table) {
  const downloading = table.page.waitForEvent('download');
  await table.click(en.table('savePdf'));
  const file = await downloading;
  await table.sees(en.table('downloaded', { file: file.suggestedFilename() }));
  return { name: file.suggestedFilename(), pdf: readFileSync(await file.path()) };
}

const pageOf = (page, pages) => en.table('pageOf', { page, pages });

/** The preview page, once it contains this text. */
async function shown(table, words) {
  const picture = table.page.getByRole('img', { name: starts(pageOf(ANY, ANY)) });
  await table.page.waitForFunction((words) => {
    const img = document.querySelector('main img');
    return img?.complete && img.naturalWidth > 0 && decodeURIComponent(img.src).includes(words);
  }, words);
  return picture.getAttribute('alt');
}

test('sheets can be chosen, previewed and saved, and a reprinted mat is the same as in its set [web, long]', async () => {
  const table = await Table.open(house);
  await table.click(en.table('print'));
  const number = table.page.getByLabel(en.table('edition'));
  const drawn = await number.inputValue();
  assert.match(drawn, /^[1-9]\d{0,5}$/);
  await table.click(en.table('newNumber'));
  assert.notEqual(await number.inputValue(), drawn);

  // A number that is not an edition gets a message, and nothing is saved.
  const sentence = en.table('error.edition', { lowest: 1, highest: 999999 });
  for (const wrong of ['0', 'goat', '']) {
    await number.fill(wrong);
    await table.page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  }
  await table.click(en.table('savePdf'));
  await table.page.getByRole('alert').filter({ hasText: sentence }).nth(1).waitFor();
  await table.click(en.table('close'));

  await number.fill(String(EDITION));
  const [edition, players, page, of] = ['edition', 'players', 'page', 'of'].map((name) => printed(name));
  await shown(table, `${edition} ${EDITION} · 3 ${players} · ${page} 1 ${of} 27`);
  await table.choose(table.page.getByRole('radio', { name: '4', exact: true }));
  for (const sheet of ['tokens', 'places', 'reference']) await table.click(en.table(`sheet.${sheet}`));
  assert.equal(await shown(table, `${edition} ${EDITION} · 4 ${players} · ${page} 1 ${of} 5`), pageOf(1, 5));
  await table.click(en.table('pageBefore'));
  assert.equal(await shown(table, printed('dice')), pageOf(5, 5));
  // There are now fewer pages than the number of the page that was shown.
  await table.click(en.table('sheet.dice'));
  assert.equal(await shown(table, `${page} 1 ${of} 4`), pageOf(1, 4));
  const set = await download(table);
  assert.equal(set.name, 'goatherd-17-4-players.pdf');
  assert.ok(set.pdf.equals(fromShell('--players', '4', '--only', 'mats')), 'the same bytes as from the shell');

  await table.choose(table.page.getByRole('radio', { name: starts(en.table('printOne')) }));
  await table.click(NAMES[3]);
  await shown(table, INKS[3]);
  const one = await download(table);
  assert.equal(one.name, 'goatherd-17-4-players-green.pdf');
  assert.deepEqual(decoders(one.pdf), [decoders(set.pdf)[3]]);

  for (const choice of ['Letter', starts(en.table('fold')), 'Español']) {
    await table.choose(table.page.getByRole('radio', { name: choice, exact: typeof choice === 'string' }));
  }
  assert.equal(await shown(table, `${printed('edition', 'es')} ${EDITION}`), pageOf(1, 1));
  const words = ['--players', '4', '--mat', 'green', '--paper', 'letter', '--layout', 'fold', '--lang', 'es'];
  assert.ok((await download(table)).pdf.equals(fromShell(...words)));

  // The choices are still there when somebody comes back.
  await table.page.reload();
  await table.click(en.table('print'));
  assert.equal(await number.inputValue(), String(EDITION));
  assert.ok(await table.page.getByRole('radio', { name: 'Letter' }).isChecked());
  assert.equal(await table.button(en.table('sharePdf')).count(), 0, 'this browser cannot share files');
  table.checkQuiet();
});

test('from the start screen, people choose for which game they print', async () => {
  const table = await Table.open(house);
  await table.click(en.table('print'));
  for (const [title, lead] of [
    [snitch.en.table('title'), snitch.en.table('printLead')],
    [rowing.en.table('title'), rowing.en.table('printLead')],
    [en.table('title'), en.table('printLead')],
  ]) {
    await table.choose(table.page.getByRole('radio', { name: title, exact: true }));
    await table.sees(lead);
  }
  table.checkQuiet();
});

test('where the system can share files, it gets the PDF', async () => {
  const watched = await house.page();
  const table = new Table(watched);
  // The system's share sheet cannot be opened here, but its input can be checked.
  await table.page.addInitScript(() => {
    navigator.canShare = ({ files }) => files[0].type === 'application/pdf';
    navigator.share = async ({ files: [file] }) => {
      window.shared = { name: file.name, head: (await file.text()).slice(0, 5) };
    };
  });
  await table.page.goto(house.server.table);
  await table.click(en.table('print'));
  await table.choose(table.page.getByRole('radio', { name: en.table('title'), exact: true }));
  await table.choose(table.page.getByRole('radio', { name: en.table('everyCount'), exact: true }));
  await table.page.getByLabel(en.table('edition')).fill('5');
  await table.click(en.table('sharePdf'));
  const shared = await table.page.waitForFunction(() => window.shared);
  assert.deepEqual(await shared.jsonValue(), { name: 'goatherd-5.pdf', head: '%PDF-' });
  table.checkQuiet();
});

test('with printed mats, one of them lost: the app rolls, shows the lost mat and judges the frame attempt', async () => {
  const table = await Table.open(house);
  table.players = 3;
  await table.click(en.box);
  await table.choose(table.page.getByRole('radio', { name: '3', exact: true }));
  await table.click(en.table('playersGo', { count: 3 }));
  await table.choose(table.page.getByRole('radio', { name: en.table('printedSome') }));
  const number = table.page.getByLabel(en.table('edition'));
  await number.fill('0');
  await table.click(en.table('next'));
  await table.sees(en.table('error.edition', { lowest: 1, highest: 999999 }));
  await number.fill(String(EDITION));
  await table.sees(en.table('printedWith', { edition: EDITION }));
  await table.click(starts(NAMES[0]));
  const standsIn = en.table('printedWithout', { names: NAMES[0], count: 1, edition: EDITION });
  await table.sees(standsIn);
  // The missing parts can be printed from here, and nothing is forgotten on the way.
  await table.click(en.table('printReplacements'));
  await shown(table, '17 · 3 ');
  assert.ok(await table.page.getByRole('radio', { name: '3', exact: true }).isChecked());
  const wanted = await table.page.getByRole('group', { name: en.table('sheets') }).getByRole('button', { pressed: true }).allInnerTexts();
  assert.deepEqual(wanted.map((word) => word.trim()), [en.table('sheet.mats')], 'the dice are there');
  await table.click(en.table('back'));
  await table.sees(standsIn);
  for (const die of ['whiteDie', 'blackDie']) await table.click(en.table(die));
  await table.click(en.table('next'));
  await table.heading(en.table('layTable')).waitFor();
  await table.roll();
  const { says, goat } = onPaper(3, table.view.view.dice);
  await table.click(en.table('paperLooked'));
  assert.equal(await table.peek(0), says[0], 'the app says what the paper would');
  await table.reach('start');

  const host = await alongside(table.view.table);
  await host.play({ type: 'untrack' });
  await host.play({ type: 'frame' }, 1);
  await host.play({ type: 'ready' });
  await host.sees(({ view }) => view.step.name === 'frameEntry');
  for (const [seat, colours] of framingCards(3, goat).entries()) await host.play({ type: 'card', colours }, seat);
  await host.play({ type: 'judge' });
  host.close();
  await table.heading(en.table('verdictFramed', { names: NAMES[goat] })).waitFor();
  await table.click(en.table('whoWasIt'));
  await table.checkEnd({ says, goat, winners: others(3, goat) });
  table.checkQuiet();
});

test('with printed mats for all: players look at paper or at the app, and the cops come', async () => {
  const host = await alongside();
  await host.sitDown(COLOURS.slice(0, 4).map((colour) => ({ colour, name: '' })));
  const seats = [0, 1, 2, 3];
  const plan = {
    kit: { cardboard: seats, printed: EDITION, whiteDie: true, blackDie: true }, guided: false,
  };
  await host.play({ type: 'arrange', plan, placement: seats });
  await host.play({ type: 'begin' });
  const dice = { white: 4, black: 7 };
  await host.play({ type: 'roll', ...dice });
  const { says, goat } = onPaper(4, dice);
  const { links } = await host.ask('links');

  const table = await Table.open(house);
  await table.click(RESUME);
  await table.heading(en.table('lookAtMats')).waitFor();
  const phone = await Phone.open(house, links[0].url.replace('127.0.0.1', 'goatherd.test'), 0);
  await phone.sit();
  await phone.sees(en.phone('lookCardboard'));
  assert.equal(await phone.peek(), says[0], 'the app says what the paper says');
  await table.click(en.table('everybodyLooked'));
  await table.reach('open');

  await host.play({ type: 'callCops' }, 2);
  await host.play({ type: 'ready' });
  await host.sees(({ view }) => view.step.name === 'point');
  host.send({ type: 'wait' });
  await phone.page.getByRole('timer').waitFor({ state: 'detached' });
  await phone.tap(en.phone('pointAt', { name: NAMES[says[0]] }));
  await phone.heading(en.phone('youPointed', { name: NAMES[says[0]] })).waitFor();
  await table.click(en.table('showMats'));
  table.phones = [phone];
  await table.checkEnd({ says, goat, winners: [goat] });
  host.close();
  table.checkAllQuiet();
});
