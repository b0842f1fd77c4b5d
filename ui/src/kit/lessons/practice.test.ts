import { describe, expect, it } from 'vitest';
import type { Player } from '../game';
import type { TableApp } from '../table/table-app.svelte';
import '../../texts/table';
import type { Ask } from '../../wire/wire';
import { Practice, whoPractises } from './practice.svelte';

type Command = { type: string };
type View = { steps: number };

/** A host that counts steps and refuses one kind of them. */
class Host {
  asked: Extract<Ask, { what: 'practice' }>[] = [];
  game = { id: 'toy' } as TableApp['game'];
  ask = async (ask: Ask) => {
    if (ask.what !== 'practice') return undefined;
    this.asked.push(ask);
    const bad = ask.steps.findIndex(({ command }) => (command as Command).type === 'wrong');
    return {
      what: 'practice' as const,
      view: { steps: bad < 0 ? ask.steps.length : bad },
      refused: bad < 0 ? null : { code: 'no' },
    };
  };
}

const people: Player[] = [
  { colour: 'red', name: 'Ana' },
  { colour: 'blue', name: '' },
];

function practice(host: Host) {
  return new Practice<View, Command>(host, people, [['table', { type: 'open' }]]);
}

describe('a practice', () => {
  it('tells the host all its steps each time, with the people of the table', async () => {
    const host = new Host();
    const it = practice(host);
    await it.begin();
    expect(await it.take({ type: 'move' }, { seat: 0 })).toBe(true);
    expect(it.view).toMatchObject({
      steps: 2,
      players: [{ colour: 'red', name: 'Ana' }, { colour: 'blue' }],
    });
    expect(host.asked[1]!.steps).toEqual([
      { by: 'table', command: { type: 'open' } },
      { by: { seat: 0 }, command: { type: 'move' } },
    ]);
  });

  it('is not changed by a step that the rules refuse, and says why', async () => {
    const host = new Host();
    const it = practice(host);
    await it.begin();
    expect(await it.take({ type: 'wrong' }, 'table')).toBe(false);
    expect(it.view?.steps).toBe(1);
    expect(it.feedback?.good).toBe(false);
    await it.take({ type: 'move' }, 'table');
    expect([it.view?.steps, it.feedback]).toEqual([2, null]);
  });

  it('can take a step back and begin again', async () => {
    const host = new Host();
    const it = practice(host);
    await it.begin();
    await it.take({ type: 'move' }, 'table');
    await it.takeBack();
    expect(it.view?.steps).toBe(1);
    await it.take({ type: 'move' }, 'table');
    await it.begin();
    expect(it.view?.steps).toBe(1);
  });

  it('ignores a second tap while the first is on its way', async () => {
    const host = new Host();
    const it = practice(host);
    await it.begin();
    const both = await Promise.all([it.take({ type: 'move' }, 'table'), it.take({ type: 'move' }, 'table')]);
    expect([both, it.view?.steps]).toEqual([[true, false], 2]);
  });
});

describe('who practises', () => {
  const chairs = (['red', 'blue', 'green', 'yellow', 'purple'] as const).map((colour) => ({
    colour,
    name: '',
  }));
  const app = (players: number, seated: Player[] = []) => ({
    game: { fewest: 3, most: 4 },
    players: seated,
    people: { group: chairs.slice(0, players) },
    memory: { people: { chairs } },
  });

  it('is the group, or as many of it as the game is for', () => {
    const colours = (of: ReturnType<typeof app>) => whoPractises(of).map(({ colour }) => colour);
    expect(colours(app(4))).toEqual(['red', 'blue', 'green', 'yellow']);
    expect(colours(app(5))).toHaveLength(4);
    expect(colours(app(2))).toEqual(['red', 'blue', 'green']);
    const seated = [{ colour: 'purple' as const, name: 'Zoë' }, ...chairs.slice(0, 2)];
    expect(colours(app(4, seated))).toEqual(['purple', 'red', 'blue']);
  });
});
