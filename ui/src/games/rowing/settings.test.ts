import { describe, expect, it } from 'vitest';
import { FIRST_GAME } from './first-game';
import { settings, type Settings } from './settings';

describe('what the table screen remembers of this game', () => {
  it('comes back as it was saved', () => {
    const kept: Settings = {
      ...settings.fresh(),
      lostLifesavers: 3,
      lostCards: 7,
      standIn: 'rings',
      explained: ['place', 'fill'],
    };
    kept.paper.copies[5] = 2;
    expect(settings.recall(JSON.parse(JSON.stringify(kept)) as Settings)).toEqual(kept);
  });

  it('starts with nothing missing', () => {
    expect(settings.recall({})).toEqual(settings.fresh());
    expect(settings.fresh()).toMatchObject({ lostLifesavers: 0, lostCards: 0 });
  });

  it('doesn’t explain the game again to a table that has seen it all in an earlier version', () => {
    const kept = (firstRound: number) => settings.recall({ firstRound }).explained;
    expect(kept(8)).toEqual([...FIRST_GAME]);
    expect(kept(3)).toEqual([]);
  });

  it('copes with settings saved by another version', () => {
    const odd = {
      lostLifesavers: 99,
      lostCards: -1,
      standIn: 'dolphins',
      options: { tooClose: 'bothSafe' },
      paper: { copies: [1, 2] },
    };
    const found = settings.recall(odd);
    expect(found).toMatchObject({ lostLifesavers: 5, lostCards: 0, standIn: 'objects' });
    expect(found.options).toEqual({ ...settings.fresh().options, tooClose: 'bothSafe' });
    expect(found.paper).toEqual(settings.fresh().paper);
  });
});
