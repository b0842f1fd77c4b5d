// Guided games, and what a table that reads aloud says in one.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { capital, es, starts } from '../texts.mjs';
import { Game, playGuided } from './guided.mjs';
import { catching, DESK, House, until } from './harness.mjs';
import { resume, Table } from './screens.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('a guided game of three players, from the checklist to the end', () => playGuided(house, [3, {}]));

/** The page stays silent; what it would have said is recorded. */
function listen(page) {
  return page.addInitScript(() => {
    window.spoken = [];
    speechSynthesis.speak = ({ text, lang }) => window.spoken.push({ text, lang });
  });
}

test('a table that reads aloud says each prompt once, in its language, and nothing private', async () => {
  const game = await Game.open(house, 3, {});
  const table = new Table(await house.page({ viewport: DESK, locale: 'es-ES' }));
  await listen(table.page);
  await table.page.goto(house.server.table);
  const said = () => table.page.evaluate(() => window.spoken);
  const enter = async () => {
    await table.click(resume(es));
    await table.heading(es.table('layTable')).waitFor();
  };

  // It is off unless somebody turns it on.
  await enter();
  await game.host.play({ type: 'tick', chore: 'mats', done: true });
  await table.sees(es.table('do.row'));
  assert.deepEqual(await said(), []);

  await table.page.reload();
  await table.click(es.table('settings'));
  await table.choose(table.page.getByRole('group', { name: es.table('spoken') }).getByRole('radio', { name: starts(es.table('on')) }));
  await table.click(es.table('back'));
  await enter();
  const wanted = [];
  /** Waits until the newest prompt is the last thing that was said. */
  const says = async (text) => {
    wanted.push(text);
    await until(`“${text}” is said`, async () => (await said()).at(-1)?.text.toLowerCase().startsWith(text.toLowerCase()));
  };
  await says(es.table('do.row'));
  const tokens = es.table('do.tokens', { name: capital(es.table('red')) });
  const numbers = game.host.view.view.boxParts.cardNumbers.map(({ players, orMore }) => `${players}${orMore ? '+' : ''}`);
  const cards = es.table('do.cards', { numbers: numbers.join(', ') });
  for (const [chore, text] of [['row', tokens], ['tokens', cards]]) {
    await game.host.play({ type: 'tick', chore, done: true });
    await says(text);
  }
  // A new view with the same prompt says nothing.
  const phone = new Client(game.links[0].replace('goatherd.test', '127.0.0.1'));
  await phone.join();
  await until('the table has seen the phone', () => table.view.seats[0].connected);
  await game.host.play({ type: 'begin' });
  await says(es.table('do.dice.app'));
  await game.host.play({ type: 'roll' });
  await says(es.table('see.look', { count: 3 }));
  await phone.whisper({ type: 'peek' });
  await says(es.table('see.look', { count: 2 }));

  // A player looks at this device: nothing on the screen may be read to the others.
  await table.page.getByRole('button', { name: starts(es.table('passTo', { name: capital(es.table('blue')) })) }).click();
  await table.press();
  await table.poster.waitFor();
  await table.longEnough();
  await table.lift();
  await says(es.table('see.look', { count: 1 }));
  await game.host.whisper({ type: 'peek' }, 2);
  await says(`${capital(es.table('red'))}: ${es.table('do.move')}`);
  await game.host.play({ type: 'move', to: 'cops' }, 0);
  await says(es.table('do.cops'));
  // The count has its own voice.
  await catching([table.page.getByRole('timer')], () => game.host.play({ type: 'ready' }));
  await says(es.table('see.point'));

  const all = await said();
  assert.equal(all.length, wanted.length, `once each: ${all.map(({ text }) => text).join(' | ')}`);
  assert.ok(all.every(({ lang }) => lang === 'es'));
  table.checkQuiet();
  phone.close();
  game.host.close();
  await house.tidy();
});
