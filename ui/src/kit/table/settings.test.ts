import { describe, expect, it } from 'vitest';
import type { GameSettings } from '../game';
import { fresh as freshFor, recall as recallFor } from './settings';

const settings: GameSettings<{ pieces: number }> = {
  fresh: () => ({ pieces: 16 }),
  recall: (kept: { pieces?: unknown }) => ({ pieces: typeof kept.pieces === 'number' ? kept.pieces : 16 }),
};
const games = [{ id: 'chess', settings }];
const fresh = () => freshFor(games);
const recall = (kept: unknown) => recallFor(kept, games);

describe('what the table screen remembers', () => {
  it('starts with four players', () => {
    const start = recall(null);
    expect(start).toEqual(fresh());
    expect(start.people.players).toBe(4);
    expect(start.games.chess).toEqual({ pieces: 16 });
  });

  it('comes back as it was saved', () => {
    const kept = fresh();
    Object.assign(kept.device, { language: 'es', lastGame: 'chess', introduced: ['chess'] });
    Object.assign(kept.people, { players: 6 });
    kept.games.chess = { pieces: 12 };
    expect(recall(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('keeps what belongs to a game that this version does not know', () => {
    const kept = { ...fresh(), games: { go: { stones: 361 } } };
    expect(recall(kept).games).toEqual({ chess: { pieces: 16 }, go: { stones: 361 } });
  });

  it('copes with settings saved by another version', () => {
    const chairs = fresh().people.chairs.map((chair) => ({ ...chair, colour: 'red' }));
    const odd = {
      device: {
        textScale: 7,
        language: 'xx',
        sound: 'loud',
        depth: 'chatty',
        lastGame: 7,
        introduced: [7, null],
        storyAloud: 'yes',
      },
      people: { players: 11, chairs },
      games: { chess: 'nonsense' },
      more: 1,
    };
    const usual = fresh();
    expect(recall(odd)).toEqual({ ...usual, people: { ...usual.people, players: 10 } });
    expect(recall({ device: 1, people: null, games: 2 })).toEqual(usual);
    expect(recall('nonsense')).toEqual(usual);
  });

  it('adds chairs to a table that had fewer', () => {
    const kept = fresh();
    kept.people.chairs = ['white', 'red', 'blue', 'green', 'pink', 'teal'].map((colour) => ({
      colour: colour as 'red',
      name: `the ${colour} one`,
    }));
    kept.people.players = 5;
    const { chairs, players } = recall(kept).people;
    expect(players).toBe(5);
    expect(chairs.slice(0, 6)).toEqual(kept.people.chairs);
    expect(new Set(chairs.map(({ colour }) => colour)).size).toBe(10);
  });

  it('understands settings that were not divided into parts', () => {
    const chairs = fresh().people.chairs.map((chair, k) => ({ ...chair, name: `Ana ${k}`, hasMat: true }));
    const { device, people } = recall({ theme: 'light', guided: false, players: 5, chairs });
    expect(device).toMatchObject({ theme: 'light', depth: 'silent' });
    expect(people.players).toBe(5);
    expect(people.chairs[2]).toEqual({ colour: 'yellow', name: 'Ana 2' });
  });
});
