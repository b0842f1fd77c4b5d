import { describe, expect, it } from 'vitest';
import { fresh, recall } from './settings';

describe('what the table screen remembers', () => {
  it('starts with four players and with nothing missing', () => {
    const start = recall(null);
    expect(start).toEqual(fresh());
    expect(start.players).toBe(4);
    expect([start.whiteDie, start.blackDie, ...start.chairs.map((chair) => chair.hasMat)]).not.toContain(
      false,
    );
  });

  it('comes back as it was saved', () => {
    const matTest = { goats: ['red', 'blue', 'green'], owner: 0, across: 10, cells: '1212121212' };
    const dice = { white: 'twelve', ten: 'zeroToNine' };
    const kept = { ...fresh(), players: 6, language: 'es', dice, matTest };
    expect(recall(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('copes with settings saved by another version', () => {
    const odd = {
      players: 11,
      textScale: 7,
      language: 'xx',
      chairs: fresh().chairs.map((chair) => ({ ...chair, colour: 'red' })),
      sound: 'loud',
      options: { direction: 'clockwise' },
      matTest: { goats: ['red', 'blue', 'green'], owner: 0, across: 10, cells: '1912121212' },
      printed: 'all',
      paper: { sheets: 7 },
      more: 1,
    };
    expect(recall(odd)).toEqual({ ...fresh(), players: 6 });
    expect(recall('nonsense')).toEqual(fresh());
    expect(recall({ guided: false }).depth).toBe('silent');
  });
});
