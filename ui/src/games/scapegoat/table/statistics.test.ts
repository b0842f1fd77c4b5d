import { describe, expect, it } from 'vitest';
import type { Outcome, Player } from '../../../wire/scapegoat';
import { csv } from '../../../table/spreadsheet';
import { history } from './history';
import { figures, type Game } from './statistics';

const players: Player[] = [
  { colour: 'red', name: 'Ana' },
  { colour: 'blue', name: 'Ben, the "old"' },
  { colour: 'green', name: '=1+1' },
];
const nameOf = ({ name }: Player) => name;

function game(round: number, outcome: Partial<Outcome>): Game {
  const usual: Outcome = {
    ending: { how: 'cops', by: 0, interrupt: false },
    scapegoat: 0,
    matsSaid: [1, 0, 0],
    arrows: [null, null, null],
    winners: [0],
  };
  return {
    table: '0a1b2c3d4e',
    round,
    game: 'scapegoat',
    beganAt: 0,
    endedAt: 60_000,
    report: { players, outcome: { ...usual, ...outcome } },
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
