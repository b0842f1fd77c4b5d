// For newcomers: what a game is about in four pictures, and a turn to try by the real rules.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { Client } from '../other-client/client.mjs';
import { capital, en, es, rowing, snitch, starts } from '../texts.mjs';
import { crowded, settled, sideways, violations } from './eyes.mjs';
import { DESK, House, PHONE, until } from './harness.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

const GAMES = {
  scapegoat: { words: { en, es }, story: ['heist', 'mats', 'turn', 'ends'] },
  rowing: { words: rowing, story: ['decks', 'set', 'grab', 'win'] },
  snitch: { words: snitch, story: ['goal', 'turn', 'played', 'close'] },
};

/** A table screen, and what it has said aloud. */
async function open(game, language = 'en', options = {}) {
  const locale = { en: 'en-GB', es: 'es-ES' }[language];
  const watched = await house.page({ viewport: DESK, locale, ...options });
  const { page } = watched;
  await page.addInitScript(() => {
    window.aloud = [];
    speechSynthesis.speak = (words) => {
      window.aloud.push(words.text);
      setTimeout(() => words.onend?.(), 50);
    };
  });
  const { table: t, box } = GAMES[game].words[language];
  const button = (name) => page.getByRole('button', { name: typeof name === 'string' ? starts(name) : name });
  const heading = (name) => page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  const says = (text) => page.getByText(text).first().waitFor();
  await page.goto(house.server.table);
  await button(box).waitFor();
  return { ...watched, t, box, button, heading, says, tap: (name) => button(name).click() };
}

/** axe finds nothing wrong, nothing sticks out, and no word is broken with text at double size. */
async function examine(page, where) {
  await settled(page);
  assert.deepEqual(await violations(page), [], where);
  const usual = page.viewportSize();
  await page.setViewportSize(PHONE);
  assert.deepEqual(await sideways(page), [], where);
  assert.deepEqual(await crowded(page), [], where);
  await page.setViewportSize(usual);
}

/** Sums the moving parts of the picture. */
const moving = (page) => page.evaluate(() => document.getAnimations()
  .filter(({ effect, playState }) => playState === 'running' && effect.target?.closest('.picture, .bars')).length);

for (const game of Object.keys(GAMES)) {
  test(`${game}: its story is offered before the first set-up, in four pictures that can be skipped`, async () => {
    const { page, faults, t, box, button, heading, says, tap } = await open(game, 'en', { painted: true });
    await tap(box);
    // Whoever knows the game just goes on: nothing is in the way.
    await heading(t('whoPlays'));
    await tap(t('newToThis'));
    await heading(t('title'));
    assert.equal(await button(t('spoken')).getAttribute('aria-pressed'), 'false');
    for (const part of GAMES[game].story) {
      await says(t(`story.${part}`));
      assert.equal(await moving(page), 0, 'nothing moves for those who want no motion');
      if (part === GAMES[game].story[0]) await examine(page, 'story');
      await tap(t('nextPicture'));
    }
    await button(t('tryTurn')).waitFor();
    assert.deepEqual(await page.evaluate(() => window.aloud), [], 'nobody asked for a voice');
    await tap(t('letsGo'));
    await heading(t('whoPlays'));
    await button(t('newToThis')).waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
  });
}

test('the story moves, pauses, is read aloud if wanted, remembers that, and can be skipped at once', async () => {
  const { page, faults, t, box, tap, button, heading, says } = await open('rowing', 'es', { reducedMotion: 'no-preference' });
  await tap(t('learn'));
  await page.getByRole('radio', { name: t('title') }).check({ force: true });
  await tap(t('story'));
  await says(t('story.decks'));
  await until('it moves', async () => (await moving(page)) > 3);
  await tap(t('storyPause'));
  assert.equal(await moving(page), 0);
  await tap(t('spoken'));
  await until('it is read', async () => (await page.evaluate(() => window.aloud)).includes(t('story.decks')));
  await tap(t('storyOn'));
  // A tap on the picture is enough.
  await page.locator('.frame').click();
  await says(t('story.set'));
  await tap(t('skip'));
  await page.getByRole('heading', { name: rowing.es.book('learn'), level: 1 }).waitFor();
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  await until('it is kept', async () => {
    const { device } = (await host.ask('settings')).settings ?? {};
    return device?.storyAloud === true && device.introduced.includes('rowing');
  });
  host.close();
  await tap(t('story'));
  assert.equal(await button(t('spoken')).getAttribute('aria-pressed'), 'true');
  // To the end this time: on to a game, and from there back to the start.
  for (const part of GAMES.rowing.story) {
    await says(t(`story.${part}`));
    await tap(t('nextPicture'));
  }
  await tap(t('letsGo'));
  await heading(t('whoPlays'));
  await button(t('newToThis')).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('back'), exact: true }).click();
  await button(box).waitFor();
  assert.deepEqual(faults, []);
});

/** From the start screen to the practice turn. */
async function practise(game, language, options) {
  const table = await open(game, language, options);
  const { page, t, tap, box } = table;
  await tap(box);
  await page.getByRole('button', { name: t('back'), exact: true }).click();
  await tap(t('learn'));
  await tap(t('tryTurn'));
  return { ...table, wrong: (text) => page.locator('.feedback.bad').getByText(text).waitFor() };
}

/** Nothing of all this is a table. */
async function leaveNoTrace() {
  const host = new Client(house.server.table.replace('goatherd.test', '127.0.0.1'));
  await host.join();
  assert.deepEqual((await host.ask('tables')).unfinished, []);
  assert.deepEqual((await host.ask('history')).games, []);
  host.close();
}

test('Scape Goat: move, act and swap, with friendly words for every wrong tap', async () => {
  const { page, faults, t, tap, heading, says, wrong } = await practise('scapegoat', 'en', { painted: true });
  const [red, blue] = [capital(t('red')), capital(t('blue'))];
  await heading(t('turnOf', { name: red }));
  const hand = page.getByRole('group', { name: t('try.hand', { name: red }) }).getByRole('button');
  await hand.first().click();
  await wrong(t('error.moveFirst'));
  await tap(t('moveTo', { place: t('prepare') }));
  await wrong(t('error.sameLocation'));
  await tap(t('goToCops'));
  await wrong(t('try.cops'));
  await examine(page, 'practice');
  await tap(t('moveTo', { place: t('spy') }));
  await heading(t('try.act'));
  await tap(t('choosePlayer', { name: red }));
  await wrong(t('error.targetSelf'));
  await tap(t('choosePlayer', { name: blue }));
  await examine(page, 'practice, spying');
  await tap(t('try.seen'));
  await heading(t('try.swap'));
  await hand.nth(0).click();
  await wrong(t('try.ownColour', { colour: t('red') }));
  await hand.nth(1).click();
  await heading(t('try.done'));
  await examine(page, 'practice, done');

  // Every other location has something to do as well.
  const others = {
    trade: [t('choosePlayer', { name: blue }), t('try.give', { name: blue })],
    stash: [t('stashSlot', { slot: 2 }), t('try.putBack')],
  };
  for (const [place, [what, then]] of Object.entries(others)) {
    await tap(t('anotherTurn'));
    await tap(t('moveTo', { place: t(place) }));
    await tap(what);
    // A card tapped before that would be too early.
    await says(then);
    await hand.last().click();
    await heading(t('try.swap'));
    await hand.nth(1).click();
    await heading(t('try.done'));
  }
  // Now they can play.
  await tap(t('letsGo'));
  await heading(t('whoPlays'));
  await leaveNoTrace();
  assert.deepEqual(faults, []);
});

test('rowing: play a card, spot the set, grab and show it', async () => {
  const { page, faults, t, tap, heading, says, wrong } = await practise('rowing', 'es', { painted: true });
  const cell = (number) => page.getByRole('group', { name: t('try.grid') }).getByRole('button').nth(number - 1);
  await cell(1).click();
  await wrong(t('try.gapFirst'));
  await cell(5).click();
  await heading(t('try.spot'));
  await tap(t('try.grab'));
  await wrong(t('try.noSetYet'));
  await tap(t('try.noSet'));
  await page.getByText(t('try.noneYet')).waitFor({ state: 'detached' });
  await tap(t('try.noSet'));
  await wrong(t('try.lookAgain'));
  await examine(page, 'practice');
  await tap(t('try.grab'));
  await heading(t('try.show'));
  for (const number of [1, 2, 3]) await cell(number).click();
  await wrong(t('try.notThese'));
  for (const number of [4, 6, 5]) await cell(number).click();
  await heading(t('try.done'));
  // The rules say who was the slowest, and what they take.
  await says(t('take.set', { name: capital(t('green')) }));
  await examine(page, 'practice, done');
  // Now they can play.
  await tap(t('letsGo'));
  await heading(t('whoPlays'));
  await leaveNoTrace();
  assert.deepEqual(faults, []);
});

test('snitch: look at two cards, draw, swap and act, eliminate and close', async () => {
  const { page, faults, t, tap, heading, wrong } = await practise('snitch', 'en', { painted: true });
  const [red, blue] = [capital(t('red')), capital(t('blue'))];
  const mine = page.getByRole('group', { name: t('districtUncounted', { name: red }) }).getByRole('button');
  await heading(t('try.look'));
  await mine.nth(0).click();
  await wrong(t('try.onlyNearest'));
  await mine.nth(2).click();
  await mine.nth(3).click();
  await examine(page, 'practice, looking');
  await tap(t('try.cardsDown'));
  await heading(t('turnOf', { name: red }));
  await mine.nth(3).click();
  await wrong(t('error.drawFirst'));
  await tap(t('drawPile'));
  await page.getByText(t('try.drawn'), { exact: true }).waitFor();
  await mine.nth(3).click();
  await heading(t('card.thug'));
  await tap(t('try.cardOf', { name: blue }));
  await tap(t('try.cardsDown'));

  // Somebody else plays a 2: the own one is where it was just put.
  await heading(t('turnOf', { name: blue }));
  await mine.nth(0).click();
  await wrong(t('try.wrongCard'));
  await examine(page, 'practice, eliminating');
  await mine.nth(3).click();
  await page.getByText(t('try.closeText')).waitFor();
  assert.equal(await mine.count(), 3);
  await examine(page, 'practice, closing');
  await tap(t('knock'));
  await heading(t('try.done'));
  await examine(page, 'practice, done');

  // The driver swaps two cards.
  await tap(t('anotherTurn'));
  await heading(t('try.look'));
  await mine.nth(2).click();
  await mine.nth(3).click();
  await tap(t('try.cardsDown'));
  await heading(t('turnOf', { name: red }));
  await tap(t('drawPile'));
  await page.getByText(t('try.drawn'), { exact: true }).waitFor();
  await mine.nth(1).click();
  await heading(t('card.driver'));
  await mine.nth(1).click();
  await tap(t('try.cardOf', { name: blue }));
  // That was the 2, so now it's one of blue's cards.
  await heading(t('turnOf', { name: blue }));
  await tap(t('try.cardOf', { name: blue }));
  await page.getByText(t('try.closeText')).waitFor();
  assert.equal(await mine.count(), 3);
  await tap(t('knock'));
  await heading(t('try.done'));
  // A witness has no action: it's said what others could do.
  await tap(t('anotherTurn'));
  await mine.nth(2).click();
  await mine.nth(3).click();
  await tap(t('try.cardsDown'));
  await tap(t('drawPile'));
  await page.getByText(t('try.drawn'), { exact: true }).waitFor();
  await mine.nth(2).click();
  await page.getByText(t('try.witness', { card: t('witnessOf', { number: 11 }) })).waitFor();
  await tap(t('next'));
  await heading(t('turnOf', { name: blue }));
  await mine.nth(2).click();
  await tap(t('knock'));
  await heading(t('try.done'));
  // Now they can play.
  await tap(t('letsGo'));
  await heading(t('whoPlays'));
  await leaveNoTrace();
  assert.deepEqual(faults, []);
});
