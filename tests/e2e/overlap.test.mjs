// The fullest table on the smallest screens; other tables and sizes are among the long tests.

import { after, before, test } from 'node:test';
import { House } from './harness.mjs';
import { assertNothingCovered, SMALLEST } from './overlap.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('nothing is covered or off the screen, 6 players, en-GB', () => assertNothingCovered(house, 6, 'en-GB', SMALLEST));
