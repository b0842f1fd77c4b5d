import { describe, expect, it } from 'vitest';
import { offer, speak } from '../../../texts/index.svelte';
import { languages } from '../../../texts/suite';
import '../../../texts/table';
import { t, TABLE } from '../texts/table';
import { list } from '../../../kit/table/names';
import { willHappen, type Parts } from './will';

offer(TABLE);

const NAMES = ['Ana', 'Ben', 'Zoë', 'Gil', 'Uma', 'Kai'];

/** Every combination of mats that are here or lost, for every number of players. */
function* boxes(): Generator<Pick<Parts, 'here' | 'lost'>> {
  for (let players = 3; players <= 6; players++) {
    for (let bits = 0; bits < 1 << players; bits++) {
      const isHere = (_: string, seat: number) => !!(bits & (1 << seat));
      const names = NAMES.slice(0, players);
      yield { here: names.filter(isHere), lost: names.filter((name, seat) => !isHere(name, seat)) };
    }
  }
}

const noDice = { whiteDie: false, blackDie: false, readingCheck: false, printed: null, phones: true };

describe('what will happen', () => {
  it('is said in a sentence that fits the lost parts', async () => {
    await speak('en');
    const says = (parts: Partial<Parts>) =>
      willHappen({ ...noDice, here: [], lost: NAMES.slice(0, 4), ...parts })[0];
    expect(says({})).toBe(`${t('willRollBoth')}; ${t('willDeal')}.`);
    expect(says({ here: ['Ana', 'Ben', 'Zoë'], lost: ['Gil'] })).toBe(
      `${t('willRollBoth')}; ${t('willRescue', { names: 'Gil', count: 1 })}.`,
    );
    expect(says({ here: ['Ana', 'Ben'], lost: ['Zoë', 'Gil'], whiteDie: true })).toBe(
      `${t('willRollBlack')}; ${t('willRescue', { names: 'Zoë and Gil', count: 2 })}.`,
    );
    expect(says({ here: ['Ana'], lost: ['Ben', 'Zoë', 'Gil'], blackDie: true })).toBe(
      `${t('willRollWhite')}; ${t('willRescueMost', { names: 'Ana', count: 1 })}.`,
    );
    expect(says({ here: NAMES, lost: [], whiteDie: true, blackDie: true })).toBe(
      `${t('willRollNone')}; ${t('willNothing')}.`,
    );
    expect(says({ here: NAMES, lost: [], printed: 17 })).toBe(
      `${t('willRollBoth')}; ${t('printedWith', { edition: 17 })}.`,
    );
    expect(says({ here: NAMES, lost: [], printed: 17, readingCheck: true })).toBe(
      `${t('willRollBoth')}; ${t('printedCheck', { edition: 17 })}.`,
    );
    expect(says({ here: ['Ana', 'Ben'], lost: ['Zoë', 'Gil'], printed: 17 })).toBe(
      `${t('willRollBoth')}; ${t('printedWithout', { names: 'Zoë and Gil', count: 2, edition: 17 })}.`,
    );
  });

  it.each(languages)('is right for every set of lost mats (%s)', async (language) => {
    await speak(language);
    for (const { here, lost } of boxes()) {
      const [sentence, how] = willHappen({ ...noDice, here, lost });
      expect(sentence.match(/[.;]/g), sentence).toEqual([';', '.']);
      const mats = sentence.slice(0, -1).split('; ')[1]!;
      if (!here.length || !lost.length) {
        expect([mats, how]).toEqual(
          here.length ? [t('willNothing'), t('howNothing')] : [t('willDeal'), t('howDeal')],
        );
        continue;
      }
      // The players named are all those whose mat is lost, or all whose mat is here; “the others” are more than one.
      const named = NAMES.filter((name) => mats.includes(name));
      const isLost = lost.includes(named[0]!);
      expect(named).toEqual(isLost ? lost : here);
      expect(isLost ? here.length : lost.length).toBeGreaterThan(1);
      const people = { names: list(named), count: named.length };
      expect([mats, how]).toEqual([t(isLost ? 'willRescue' : 'willRescueMost', people), t('howRescue')]);
    }
  });

  it('says nothing of phones where they can’t join', async () => {
    await speak('en');
    expect(willHappen({ ...noDice, here: [], lost: NAMES, phones: false })[1]).toBe(t('howDealHere'));
  });

  it.each(languages)('uses the right wording for one and for several (%s)', async (language) => {
    await speak(language);
    for (const key of ['willRescue', 'willRescueMost'] as const)
      expect(t(key, { names: 'X', count: 1 })).not.toBe(t(key, { names: 'X', count: 2 }));
  });
});
