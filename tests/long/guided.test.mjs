// Guided games of four to six players; one of three is among the usual tests.

import { after, before, test } from 'node:test';
import { playGuided } from '../e2e/guided.mjs';
import { House } from '../e2e/harness.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('guided games of four to six players, from the checklist to the end', () => playGuided(
  house, [4, { swapAfterFail: false }], [5, { doubleFrame: 'wrongOneLoses' }], [6, { swapAfterFail: false, doubleFrame: 'fails' }],
));
