import { describe, expect, it } from 'vitest';
import { speak } from '../../texts/index.svelte';
import '../../texts/table';
import { willHappen, type Parts } from './will';

const NAMES = ['Ana', 'Ben', 'Zoë', 'Gil', 'Uma', 'Kai'];

/** Every set of mats that can be here, at every number of players. */
function* boxes(): Generator<Pick<Parts, 'here' | 'lost'>> {
  for (let players = 3; players <= 6; players++) {
    for (let bits = 0; bits < 1 << players; bits++) {
      const isHere = (_: string, seat: number) => !!(bits & (1 << seat));
      const names = NAMES.slice(0, players);
      yield { here: names.filter(isHere), lost: names.filter((name, seat) => !isHere(name, seat)) };
    }
  }
}

const noDice = { whiteDie: false, blackDie: false, readingCheck: false, printed: null };

describe('what will happen', () => {
  it('is said as one would say it at the table', async () => {
    await speak('en');
    const says = (parts: Partial<Parts>) =>
      willHappen({ ...noDice, here: [], lost: NAMES.slice(0, 4), ...parts })[0];
    expect(says({})).toBe('The app rolls both dice; everybody looks at the app.');
    expect(says({ here: ['Ana', 'Ben', 'Zoë'], lost: ['Gil'] })).toBe(
      'The app rolls both dice; Gil looks at the app, the others at their cardboard.',
    );
    expect(says({ here: ['Ana', 'Ben'], lost: ['Zoë', 'Gil'], whiteDie: true })).toBe(
      'The app rolls the black die and you roll the white one; Zoë and Gil look at the app, the others at their cardboard.',
    );
    expect(says({ here: ['Ana'], lost: ['Ben', 'Zoë', 'Gil'], blackDie: true })).toBe(
      'The app rolls the white die and you roll the black one; Ana looks at the cardboard, the others at the app.',
    );
    expect(says({ here: NAMES, lost: [], whiteDie: true, blackDie: true })).toBe(
      'You roll your own dice and tell the app what they read; everybody looks at the own cardboard.',
    );
    expect(says({ here: NAMES, lost: [], printed: 17 })).toBe(
      'The app rolls both dice; everybody looks at the own mat of edition 17.',
    );
    expect(says({ here: NAMES, lost: [], printed: 17, readingCheck: true })).toBe(
      'The app rolls both dice; everybody looks at the own mat of edition 17 and taps in private what it says.',
    );
    expect(says({ here: ['Ana', 'Ben'], lost: ['Zoë', 'Gil'], printed: 17 })).toBe(
      'The app rolls both dice; the mats are of edition 17, and the app stands in for that of Zoë and Gil.',
    );
    await speak('es');
    expect(says({ here: ['Ana', 'Ben', 'Zoë'], lost: ['Gil'] })).toBe(
      'La aplicación tira los dos dados; Gil mira en la aplicación, y los demás en su cartón.',
    );
  });

  it.each(['en', 'es'] as const)('is right for every set of lost mats (%s)', async (language) => {
    await speak(language);
    const [app, cardboard, others] =
      language === 'en' ? ['app', 'cardboard', 'others'] : ['aplicación', 'cartón', 'demás'];
    const [one, many] = language === 'en' ? [/ looks at/, / look at/] : [/ mira en/, / miran en/];
    for (const { here, lost } of boxes()) {
      const [sentence] = willHappen({ ...noDice, here, lost });
      const mats = sentence.split('; ')[1]!;
      expect(sentence.match(/[.;]/g), sentence).toEqual([';', '.']);
      const rescue = here.length > 0 && lost.length > 0;
      const named = NAMES.filter((name) => mats.includes(name));
      expect(mats.includes(others!)).toBe(rescue);
      expect(mats.includes(app!)).toBe(lost.length > 0);
      expect(mats.includes(cardboard!)).toBe(here.length > 0);
      if (!rescue) {
        expect(named).toEqual([]);
        continue;
      }
      // Those who are named are all whose mat is lost, or all whose mat is here; the others are several.
      const isLost = lost.includes(named[0]!);
      expect(named).toEqual(isLost ? lost : here);
      expect(isLost ? here.length : lost.length).toBeGreaterThan(1);
      expect(mats.indexOf(app!) < mats.indexOf(cardboard!)).toBe(isLost);
      expect(mats).toMatch(named.length === 1 ? one! : many!);
    }
  });
});
