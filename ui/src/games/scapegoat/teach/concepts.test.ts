import { describe, expect, it } from 'vitest';
import { conceptsFor } from './concepts';
import type { Public } from './prompts';

const seen = (step: string, turn: number | null, more = {}) =>
  ({
    players: [{}, {}, {}],
    board: turn === null ? null : { active: 0, turn },
    step: { name: step, ...more },
  }) as unknown as Public;

describe('what a phone explains', () => {
  it('is what matters now, or what the mat means from the look to the end of the first round', () => {
    expect(conceptsFor(seen('look', null), 1)).toEqual(['scapegoat']);
    expect(conceptsFor(seen('start', 3), 1)).toEqual(['scapegoat', 'talk']);
    expect(conceptsFor(seen('swap', 3), 0)).toEqual(['ownColour', 'scapegoat']);
    expect(conceptsFor(seen('start', 4), 1)).toEqual([]);
    expect(conceptsFor(seen('swap', 4), 0)).toEqual(['ownColour']);
  });

  it('is what the cops mean as soon as a player can go there', () => {
    expect(conceptsFor(seen('start', 1), 0)).toEqual(['cops', 'scapegoat']);
    expect(conceptsFor(seen('start', 7), 0)).toEqual(['cops']);
  });

  it('is only about the frame attempt or the cops when they come', () => {
    expect(conceptsFor(seen('framePick', 2), 1)).toEqual(['frame']);
    expect(conceptsFor(seen('frameEntry', 2), 1)).toEqual([]);
    expect(conceptsFor(seen('copsCall', 2), 1)).toEqual(['cops']);
    expect(conceptsFor(seen('point', 2), 1)).toEqual([]);
  });

  it('stays in free play until somebody has read it', () => {
    expect(conceptsFor(seen('open', null), 1)).toEqual(['scapegoat', 'talk']);
    expect(conceptsFor(seen('framePick', null), 1)).toEqual(['frame']);
  });
});
