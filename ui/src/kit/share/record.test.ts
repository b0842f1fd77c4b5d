import { describe, expect, it } from 'vitest';
import { LONGEST_CODE } from '../../wire/constants';
import { ADDRESS, cut, link, play, shortened, type Play } from './record';
import type { Occasion, Result, Sharer } from './result';

const END = Date.UTC(2026, 10, 16, 22, 5, 9);

function occasion(players: number): Occasion {
  const ids = Array.from({ length: players }, (_, k) => `${k}0c0ffee00c0ffee`);
  return { table: '0a1b2c3d4e', round: 3, endedAt: END, ids };
}

function result(people: Sharer[], more: Partial<Result> = {}): Result {
  return {
    title: 'Goats and Cards',
    heading: '',
    text: '',
    poster: { heading: '', seats: [] },
    people,
    arrows: [],
    standings: [],
    starter: 1,
    ...more,
  };
}

const named = (...names: string[]): Sharer[] =>
  names.map((name, k) => ({ name, colour: 'red', won: k === 0, role: 'accomplice' }));

/** What the app gets out of the link. */
function read(address: string): Play {
  expect(address.startsWith(ADDRESS)).toBe(true);
  return JSON.parse(new URL(address).searchParams.get('data')!) as Play;
}

describe('the record of a play', () => {
  it('comes out of its link as it went in', () => {
    const people: Sharer[] = [
      { name: 'Ana', colour: 'red', won: true, role: 'culprit' },
      { name: 'Zoë & "Max" {1:2, 3} #?+%', colour: 'blue', won: false },
    ];
    expect(read(link(play(result(people), occasion(2))))).toEqual({
      sourceName: 'Goatherd',
      sourcePlayId: '0a1b2c3d4e-3',
      playDate: '2026-11-16 22:05:09',
      game: { name: 'Goats and Cards', noPoints: true },
      players: [
        { name: 'Ana', sourcePlayerId: '00c0ffee', winner: true, startPlayer: false, role: 'culprit' },
        { name: 'Zoë & "Max" {1:2, 3} #?+%', sourcePlayerId: '10c0ffee', winner: false, startPlayer: true },
      ],
    });
  });

  it('has the scores of a game with scores, in which few points are good', () => {
    const people: Sharer[] = [
      { name: 'Ana', colour: 'red', won: true, score: -1 },
      { name: 'Ben', colour: 'blue', won: false, score: 0 },
    ];
    const { game, players } = read(link(play(result(people), occasion(2))));
    expect(game).toEqual({ name: 'Goats and Cards', highestWins: false });
    expect(players.map(({ score }) => score)).toEqual([-1, 0]);
  });

  it('is the same whoever hands it over, and another one for another game', () => {
    const all = result(named('Ana', 'Ben'));
    expect(link(play(all, occasion(2)))).toBe(link(play(all, occasion(2))));
    const next = play(all, { ...occasion(2), round: 4 });
    expect(next.sourcePlayId).not.toBe(play(all, occasion(2)).sourcePlayId);
  });

  it('knows somebody without an id by name', () => {
    const { players } = play(result(named('Ana')), { ...occasion(1), ids: [''] });
    expect(players[0]?.sourcePlayerId).toBe('Ana');
  });
});

describe('a record in a code', () => {
  const short = (people: Sharer[]) => {
    const whole = play(result(people), occasion(people.length));
    const small = shortened(whole, LONGEST_CODE);
    expect(link(small).length).toBeLessThanOrEqual(LONGEST_CODE);
    // Whatever goes, these stay.
    const kept = read(link(small));
    expect(kept.players).toHaveLength(people.length);
    expect(kept.sourcePlayId).toBe('0a1b2c3d4e-3');
    for (const [k, { name, winner, startPlayer }] of kept.players.entries()) {
      expect(name).not.toBe('');
      expect([winner, startPlayer]).toEqual([k === 0, k === 1]);
    }
    return { whole, small };
  };

  it('is whole if it fits', () => {
    const { whole, small } = short(named('Ana', 'Ben', 'Zoë'));
    expect(small).toEqual(whole);
    expect(cut(small, whole)).toBe(false);
  });

  it('loses the roles first, and keeps the names of six friends', () => {
    const { whole, small } = short(named('Ana', 'Ben', 'Zoë', 'Lucía', 'Martín', 'Iñaki'));
    expect(read(link(small)).players[0]).toEqual({
      name: 'Ana',
      sourcePlayerId: '00c0ffee',
      winner: true,
      startPlayer: false,
    });
    expect(cut(small, whole)).toBe(false);
  });

  it('cuts the longest names, however they are written, and says so', () => {
    for (const name of ['ñ'.repeat(24), '山'.repeat(24), '🐐'.repeat(24), 'Maximiliana Wolkenstein!']) {
      const people = named(...Array.from({ length: 6 }, () => name));
      people[5]!.name = 'Ana';
      const { whole, small } = short(people);
      expect(small.players[5]?.name).toBe('Ana');
      if (cut(small, whole)) expect(small.players[0]!.name).toMatch(/^.+\.$/u);
    }
  });

  it('fits for ten people whose names are families of emoji', () => {
    const family = '👨‍👩‍👧‍👦';
    short(named(...Array.from({ length: 10 }, () => family.repeat(3))));
    short(named(...Array.from({ length: 10 }, () => '山'.repeat(24))));
  });
});
