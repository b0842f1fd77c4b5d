// Phones at a table in the window: they are turned on there, and a real phone page joins in another browser.

import { test } from 'node:test';
import { House } from '../e2e/harness.mjs';
import { NAMES, Phone, scapegoatOf, someTurn } from '../e2e/screens.mjs';
import { en } from '../texts.mjs';
import { drive, freshFolder } from './driver.mjs';
import { Evening, moveTo } from './evening.mjs';

// The tests use this machine's own network, under a name that browsers do not trust like localhost.
const NETWORK = { GOATHERD_BIND: '127.0.0.1', GOATHERD_HOST_NAME: 'goatherd.test', GOATHERD_PORT: '0' };

test('a phone joins a table in the window and looks at its own mat', async (t) => {
  await drive({ GOATHERD_DATA: freshFolder(), ...NETWORK }, async (window) => {
    const evening = new Evening(window);
    await evening.lay();
    await window.press(en.table('phones'));
    await window.sees(en.table('networkClosedHint'));
    await window.press(en.table('openNetwork'));
    await window.sees(en.table('scanFor', { name: NAMES[0] }));
    const url = await window.run(() => document.querySelector('.qr').dataset.link);

    const house = await House.open(() => ({ place: new URL(url).host, stop() {} }));
    t.after(() => house.close());
    const phone = await Phone.open(house, url, 0);
    await phone.sit();
    await window.sees(en.table('seatPhone'));
    await window.press(en.table('back'));
    await evening.roll();

    const says = [await phone.peek()];
    for (const seat of [1, 2, 3]) says.push(await evening.peek(seat));
    scapegoatOf(says);
    await evening.seeTurn();
    await phone.heading(someTurn()).waitFor();

    // One turn, on the phone or in the window, whoever's turn it is; both see it.
    const isMine = await phone.heading(en.phone('yourTurn')).isVisible();
    if (isMine) await phone.move('trade');
    else await window.press(moveTo('trade'));
    // After a name the sentence continues in lower case.
    await window.sees(en.table('do.trade').slice(1));
    phone.checkQuiet();
  });
});
