// Three and five fingers on the table device; two, four and six are among the usual tests.

import { after, afterEach, before, test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { judgeFingers } from '../timed/fingers.mjs';

let house;
before(async () => { house = await House.open(); });
afterEach(() => house.tidy());
after(() => house.close());

for (const hands of [[3, 0], [5, null, null, 2]]) {
  test(`${hands[0]} fingers on the table device are judged right`, () => judgeFingers(house, hands));
}
