// Lost mats: every set of them at tables of three and four, and more of them at larger tables than in the usual tests.

import { after, before, test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { rescueAll, subsets } from '../e2e/rescue.mjs';

let house;
before(async () => { house = await House.open(); });
after(() => house.close());

test('whichever mats are lost, everybody sees a mat that agrees with the others', () => rescueAll(house, [
  [3, [1], subsets(3)],
  [4, [0, 2], subsets(4)],
  [5, [0, 1, 2, 3, 4], [[0], [1, 3], [0, 1, 2, 4]]],
  [6, [5], [[5], [0, 2, 4], [0, 1, 2, 3, 4]]],
]));
