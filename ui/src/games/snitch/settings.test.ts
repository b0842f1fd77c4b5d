import { describe, expect, it } from 'vitest';
import { USUAL_OPTIONS } from '../../wire/snitch-constants';
import { settings } from './settings';

describe('what is remembered', () => {
  it('starts with a whole box and the usual rulings', () => {
    const fresh = settings.fresh();
    expect(fresh.kit).toEqual({ lostWitnesses: 0, lost: [] });
    expect(fresh.options).toEqual(USUAL_OPTIONS);
  });

  it('comes back as it was saved', () => {
    const kept = settings.fresh();
    kept.look = 0;
    kept.explained = ['close'];
    kept.kit = { lostWitnesses: 2, lost: [{ card: { kind: 'snitch' }, instead: { with: 'printed' } }] };
    kept.options = { ...kept.options, chain: true };
    expect(settings.recall(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('copes with what another version has saved', () => {
    const odd = {
      explained: { close: true },
      look: 'long',
      kit: { lost: [1] },
      options: { chain: true, newer: 7 },
      paper: null,
    };
    const { look, kit, options, paper, explained } = settings.recall(odd);
    expect(explained).toEqual([]);
    expect([look, kit, paper]).toEqual([settings.fresh().look, settings.fresh().kit, settings.fresh().paper]);
    expect(options.chain).toBe(true);
  });
});
