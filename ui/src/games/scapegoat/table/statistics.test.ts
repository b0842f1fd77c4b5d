import { describe, expect, it } from 'vitest';
import { csv } from '../../../kit/table/spreadsheet';
import type { Outcome } from '../../../wire/scapegoat';
import type { Person } from '../../../wire/wire';
import { history } from './history';
import { figures, frames, type Game } from './statistics';

const players: Person[] = [
  { id: '', colour: 'red', name: 'Ana' },
  { id: '', colour: 'blue', name: 'Ben, the "old"' },
  { id: '', colour: 'green', name: '=1+1' },
];
const nameOf = ({ name }: Pick<Person, 'name'>) => name;

function game(round: number, outcome: Partial<Outcome>, people = players): Game {
  const usual: Outcome = {
    ending: { how: 'cops', by: 0, interrupt: false },
    scapegoat: 0,
    matsSaid: [1, 0, 0],
    arrows: [null, null, null],
    winners: [0],
  };
  const details = { ...usual, ...outcome };
  return {
    table: '0a1b2c3d4e',
    round,
    game: 'scapegoat',
    beganAt: 0,
    endedAt: 60_000,
    players: people,
    winners: details.winners,
    forgotten: [],
    scores: null,
    details,
  };
}

const games = [
  game(1, {}),
  game(2, { ending: { how: 'frame', by: 1, framed: [0] }, winners: [1, 2] }),
  game(3, { ending: { how: 'abandoned' }, scapegoat: null, matsSaid: null, winners: [] }),
];

describe('the history in figures', () => {
  it('counts games and wins on either side, but not games that were stopped', () => {
    const lines = figures(games, nameOf);
    expect(lines.map(({ games }) => games)).toEqual([2, 2, 2]);
    expect(lines.find(({ name }) => name === 'Ana')).toMatchObject({ asScapegoat: 1, asConspirator: 0 });
    expect(lines.find(({ colour }) => colour === 'blue')).toMatchObject({ asScapegoat: 0, asConspirator: 1 });
  });

  it('counts people by who they are, and in old games by their names', () => {
    const ana = { id: '00000000000000aa', colour: 'teal' as const, name: 'Ana' };
    const renamed = { ...ana, name: 'Anita' };
    const known = [renamed, ana].map((person, k) => game(4 + k, {}, [person, players[1]!, players[2]!]));
    const lines = figures([...known, ...games], nameOf);
    expect(lines.map(({ name, games }) => [name, games])).toEqual([
      ['=1+1', 4],
      ['Anita', 4],
      ['Ben, the "old"', 4],
    ]);
  });

  it('knows people who were entered anew, and tells two of the same name apart', () => {
    const person = (id: string, name: string): Person => ({ id, colour: 'red', name });
    const evenings = [
      game(1, {}, [person('01', 'Ana'), person('02', 'Ben'), person('03', 'Zoë')]),
      game(2, {}, [person('04', 'Ana'), person('05', 'Zoë'), person('06', 'Ben')]),
      game(3, {}, [person('04', 'Ana'), person('07', 'Ana'), person('08', '=1')]),
    ];
    const lines = figures(evenings, nameOf).map(({ name, games }) => [name, games]);
    expect(lines).toEqual([
      ['Ana', 3],
      ['Ben', 2],
      ['Zoë', 2],
      ['=1', 1],
      ['Ana', 1],
    ]);
  });

  it('gives a spreadsheet one line for each player of each game', () => {
    const lines = csv(games, () => history, nameOf)
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(1 + 9);
    expect(lines[0]).toBe('game,table,round,began,ended,seat,colour,name,won,ending,scapegoat,mat said');
    expect(lines[1]).toMatch(/^scapegoat,.*,1,red,Ana,1,cops,1,blue$/);
  });

  it('quotes names and never turns them into formulas', () => {
    const text = csv(games, () => history, nameOf);
    expect(text).toContain('"Ben, the ""old"""');
    expect(text).toContain(",'=1+1,");
  });
});

describe('who frames whom', () => {
  const framed = (by: number, ...framed: number[]) => game(1, { ending: { how: 'frame', by, framed } });

  it('is counted for whoever called the attempt, and for everybody whom it framed', () => {
    const all = frames([framed(0, 1), framed(0, 1, 2), framed(2, 0), ...games], nameOf)!;
    expect(all.people.map(({ name }) => name)).toEqual(['Ana', 'Ben, the "old"', '=1+1']);
    expect(all.counts).toEqual([
      [0, 2, 1],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('can be the same person', () => {
    expect(frames([framed(1, 1)], nameOf)).toMatchObject({ counts: [[1]] });
  });

  it('is nothing before anybody was framed', () => {
    expect(frames([game(1, {})], nameOf)).toBeNull();
    expect(frames([], nameOf)).toBeNull();
  });

  it('shows those who had most to do with it, if they are many', () => {
    const crowd = Array.from({ length: 12 }, (_, k) => {
      const person = { id: '', colour: 'red' as const, name: `Goat ${k}` };
      return game(k, { ending: { how: 'frame', by: 0, framed: [1] } }, [players[0]!, person]);
    });
    const { people, counts } = frames(crowd, nameOf)!;
    expect([people.length, counts.length, counts[0]!.length]).toEqual([8, 8, 8]);
    expect(people[0]!.name).toBe('Ana');
  });
});
