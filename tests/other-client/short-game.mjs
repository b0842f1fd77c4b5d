// The shortest game of Scape Goat: three players look, and one of them frames another.

import assert from 'node:assert/strict';
import { Client } from './client.mjs';
import { framingCards } from './game.mjs';

export async function connected(link) {
  const client = new Client(link);
  await client.join();
  return client;
}

/**
 * `meet` is done before the table device asks for links, and phones go `through` what is made of them. Returns who has
 * won, and the links.
 */
export async function playShortGame(tableLink, { meet = async () => {}, through = (link) => link } = {}) {
  const table = await connected(tableLink);
  await table.sitDown(['red', 'blue', 'yellow'].map((colour) => ({ colour, name: '' })));
  await table.play({ type: 'arrange', plan: { guided: false }, placement: [0, 1, 2] });
  await meet(table);
  const links = (await table.ask('links')).links.map(({ url }) => through(url));
  const phones = await Promise.all(links.map(connected));
  await table.play({ type: 'begin' });
  await table.play({ type: 'roll' });
  for (const phone of phones) assert.equal((await phone.whisper({ type: 'peek' })).type, 'matSays');
  await phones[0].play({ type: 'frame' });
  await table.play({ type: 'ready' });
  await table.sees(({ view }) => view.step.name === 'frameEntry');
  for (const [seat, colours] of framingCards({ seats: [0, 1, 2] }, 2).entries()) await table.play({ type: 'card', colours }, seat);
  await table.play({ type: 'judge' });
  await table.play({ type: 'reveal' });
  for (const each of [table, ...phones]) await each.sees(({ view }) => view.step.name === 'over');
  const { winners } = table.view.view.step.outcome;
  for (const each of [table, ...phones]) each.close();
  return { winners, links };
}
