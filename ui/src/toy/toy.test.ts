import { render } from 'svelte/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableGame } from '../kit/game';
import type { TableApp } from '../kit/table/table-app.svelte';
import { first } from '../texts/en/first';
import { texts } from '../texts/en/table';
import { readLink } from '../wire/link';
import { ToyHost } from './host';
import * as toy from './toy';

const TABLE = 'AAAAAAD_sCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s';

/** As much of a browser as the modules of the pages ask for. */
vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => {} });
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', { matchMedia, ...events });
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, style: { setProperty: () => {} } },
    ...events,
  });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('location', {
    hash: '#wbJnBioAsCb4VqgFIoY3soCIvXD2pEkaMJ7Aa2We9WCghcQDVZnumk9GD-bTGlMmHZa_f49s',
    pathname: '/',
  });
  vi.stubGlobal('history', { replaceState: () => {} });
});
afterAll(() => void vi.unstubAllGlobals());

const GAMES = { toy: async () => ({ default: toy.phone }) };

let host: ToyHost;
vi.mock('../wire/socket', () => ({
  isAtRelay: () => false,
  socketTo: () => (listener: never) => host.connect(listener),
}));

beforeEach(() => void (host = new ToyHost()));

/** Everything that was asked has been answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
/** What a page says, without its tags. */
const words = (page: { body: string }) =>
  page.body
    .replace(/<style[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the table screen with a game it does not know by name', () => {
  let app: TableApp;
  let draw: () => string;
  let open: (games?: readonly TableGame[]) => Promise<void>;

  beforeEach(async () => {
    const { offer, speak } = await import('../texts/index.svelte');
    await import('../texts/table');
    const { Device } = await import('../wire/device.svelte');
    const { TableApp } = await import('../kit/table/table-app.svelte');
    const { default: Shown } = await import('./Shown.svelte');
    offer(toy.table.texts);
    await speak('en');
    open = async (games = [toy.table]) => {
      const device = new Device(host.connect, readLink(TABLE)!, new Uint8Array(16));
      app = new TableApp(device, async (name) => name, games);
      await settled();
      await app.recall();
    };
    await open();
    draw = () => words(render(Shown, { props: { app } }));
  });

  it('puts its box on the shelf', () => {
    const page = draw();
    expect(page).toContain('a part of the toy game');
    expect(page).toContain('2–8');
  });

  it('seats as many people as the game is for, and goes on with the game’s own set-up', () => {
    app.pages.go('who');
    for (const count of [2, 8]) expect(draw()).toMatch(new RegExp(`\\b${count}\\b`));
    expect(draw()).not.toMatch(/\b9\b/);
    app.pages.go('setUp');
    expect(draw()).toBe('a part of the toy game');
  });

  it('draws the game, plays it and draws what came of it', async () => {
    host.show();
    app.pages.enter('table');
    expect(draw()).toBe('Rung:');
    await app.play({ type: 'ring' }, 1);
    expect(draw()).toBe('Rung: Blue');
    await app.play({ type: 'ring' }, 0);
    expect(draw()).toBe('Rung: Blue and Ana');
  });

  it('remembers what the game wants to remember, apart from everything else', async () => {
    expect(app.own).toEqual({ options: { loud: false } });
    app.remember({ options: { loud: true } });
    app.memory.keep();
    await settled();
    expect(host.settings).toMatchObject({
      games: { toy: { options: { loud: true } } },
      device: { lastGame: 'toy' },
    });
    await open();
    expect(app.own).toEqual({ options: { loud: true } });
  });

  it('puts the game that was opened last first, and keeps the people when the game changes', async () => {
    const other: TableGame = { ...toy.table, id: 'other', fewest: 3, most: 4, title: () => 'Other' };
    app.memory.keep();
    await settled();
    await open([other, toy.table]);
    expect(app.game).toBe(toy.table);
    host.show();
    app.keepPeople();
    expect(app.people.group.map(({ name }) => name)).toEqual(['Ana', '']);
    host.underWay = false;
    host.show();
    await app.open(other);
    app.people.gather(app.game.fewest);
    expect(app.people.group.map(({ name }) => name)).toEqual(['Ana', '', '']);
    expect(new Set(app.people.group.map(({ colour }) => colour)).size).toBe(3);
    expect(await app.sitDown(false)).toBe(true);
    expect(host.asked.at(-1)).toBe('nextGame');
    expect(host.game).toBe('other');
    expect(host.group.players.map(({ id, name }) => [id, name])).toEqual([
      ['00000000000000aa', 'Ana'],
      ['00000000000000bb', ''],
      ['', ''],
    ]);
  });

  it('doesn’t bring back whoever has been removed since the last game', async () => {
    const other: TableGame = { ...toy.table, id: 'other', fewest: 2, most: 4, title: () => 'Other' };
    await open([toy.table, other]);
    host.group.players.push({ id: '00000000000000cc', colour: 'teal', name: 'Zoë' });
    host.underWay = false;
    host.show();
    const names = () => app.people.group.map(({ name }) => name);
    await app.begin(other);
    expect(names()).toEqual(['Ana', '', 'Zoë']);
    // The chair that Zoë gives up is empty from now on.
    const chairs = app.memory.people.chairs.filter(({ name }) => name !== 'Zoë');
    app.memory.setPeople({ chairs: [...chairs, { colour: 'teal', name: '' }], players: 2 });
    app.pages.enter('start');
    await app.begin(other);
    expect(names()).toEqual(['Ana', '']);
  });

  it('leads from a lesson to a game: the one that is being set up, or else a new one', async () => {
    await open();
    app.pages.go('learn');
    app.pages.go('story');
    await app.letsGo();
    expect(draw()).toContain(texts.whoPlays);
    // Learning is over, and before it there was nothing.
    app.pages.go('story');
    await app.letsGo();
    expect(app.pages.now).toBe('who');
    app.pages.back();
    expect(app.pages.now).toBe('start');
  });

  it('asks who sits out when the next game is for fewer, and everybody is back afterwards', async () => {
    const pair: TableGame = { ...toy.table, id: 'pair', fewest: 2, most: 2, title: () => 'Pair' };
    await open([toy.table, pair]);
    const names = ['Ana', 'Ben', 'Zoë', 'Gil'];
    const chairs = app.memory.people.chairs.map((chair, k) => ({ ...chair, name: names[k] ?? '' }));
    app.memory.setPeople({ chairs, players: 4 });
    await app.open(pair);
    app.pages.go('who');
    expect(draw()).toContain(texts.whoSitsOut);
    app.people.sitOut(1);
    expect(draw()).toContain(texts.whoSitsOutHint({ most: 2, count: 1 }));
    app.people.sitOut(0);
    expect(draw()).toContain(texts.whoPlays);
    expect(app.people.group.map(({ name }) => name)).toEqual(['Zoë', 'Gil']);
    expect(await app.sitDown(false)).toBe(true);
    expect(host.group.resting.map(({ name }) => name)).toEqual(['Ben', 'Ana']);
    await app.open(toy.table);
    app.people.gather(app.game.fewest);
    expect(app.people.group.map(({ name }) => name)).toEqual(['Zoë', 'Gil', 'Ben', 'Ana']);
  });

  it('exports its history with the columns of the game', async () => {
    const { csv } = await import('../kit/table/spreadsheet');
    const screens = (await toy.table.load()).default;
    const { players } = host.group;
    const ended = { table: 'c1b267062a', round: 1, game: 'toy', beganAt: 0, endedAt: 9 };
    const game = { ...ended, players, winners: [1], forgotten: [], scores: null, details: { rung: [1, 0] } };
    const lines = csv(
      [game],
      () => screens.history,
      ({ name }) => name,
    ).split('\r\n');
    expect(lines[0]).toMatch(/,won,order$/);
    expect(lines[1]).toMatch(/^toy,.*,1,red,Ana,0,2$/);
    expect(lines[2]).toMatch(/,2,blue,,1,1$/);
  });
});

describe('a phone at a table that plays a game it does not know by name', () => {
  it('fetches the game, draws it and plays it', async () => {
    const { speak } = await import('../texts/index.svelte');
    const { default: App } = await import('../phone/App.svelte');
    const { seats } = await import('../kit/phone/seats.svelte');
    await speak('en');
    seats.open(GAMES);
    const draw = () => words(render(App));
    expect(draw()).toContain(first.onTheWay);
    await settled();
    host.show();
    // The game is named, so it is fetched.
    await vi.waitFor(() => expect(draw()).toContain('That’s me'));
    seats.confirm(seats.current!);
    expect(draw()).toContain('Ana Rung: Ring the bell');
    await seats.current!.play({ type: 'ring' });
    expect(draw()).toContain('Ana Rung: you Ring the bell');
  });

  it('has to be loaded again if the game is newer than the page', async () => {
    const { speak } = await import('../texts/index.svelte');
    const { default: App } = await import('../phone/App.svelte');
    const { seats } = await import('../kit/phone/seats.svelte');
    await speak('en');
    seats.sessions.forEach((session) => seats.forget(session));
    seats.open(GAMES);
    host.game = 'tomorrow’s game';
    const draw = () => words(render(App));
    await settled();
    host.show();
    // The page for it and its words come later.
    await vi.waitFor(() => expect(draw()).toContain('Reload'));
    expect(draw()).not.toContain('That’s me');
  });
});
