// Tables for any number of players on screens of any size; the fullest on the smallest is among the usual tests.

import { after, before, test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { assertNothingCovered } from '../e2e/overlap.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

for (const [players, locale] of [[3, 'es-ES'], [4, 'en-GB'], [5, 'es-ES'], [6, 'en-GB'], [6, 'es-ES']]) {
  test(`nothing is covered or off the screen, ${players} players, ${locale}`, () => assertNothingCovered(house, players, locale));
}
