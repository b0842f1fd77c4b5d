import { describe, expect, it } from 'vitest';
import { recallOptions, worded, type Offered } from './options';

type Options = { chain: boolean; ends: 'early' | 'late' };
const OFFERED: Offered<Options> = { chain: [true, false], ends: ['early', 'late'] };

describe('options', () => {
  it('come back as they were chosen, as far as they are still offered', () => {
    expect(recallOptions(OFFERED, { chain: false, ends: 'late' })).toEqual({ chain: false, ends: 'late' });
    const usual = { chain: true, ends: 'early' };
    for (const kept of [undefined, null, {}, 7, { chain: 'yes', ends: 'never', newer: 1 }])
      expect(recallOptions(OFFERED, kept)).toEqual(usual);
  });

  it('are put into the words of the game, those that are on or off into yes and no', () => {
    const { chain, ends } = worded(OFFERED, (key) => `<${key}>`);
    expect(chain!.choices.map(({ label }) => label)).toEqual(['<yes>', '<no>']);
    expect(ends).toMatchObject({ label: '<option.ends>', stacked: false });
    expect(ends!.choices[1]).toEqual({ value: 'late', label: '<option.ends.late>' });
  });

  it('have a line for each choice if one of them is long', () => {
    const long = 'until the next player draws or closes';
    expect(
      worded({ ends: ['early', 'late'] }, (key) => (key.endsWith('late') ? long : 'soon')).ends!.stacked,
    ).toBe(true);
  });
});
