// Phones that are cut off, or asleep in a pocket, and come back.

import { en, within } from '../texts.mjs';
import { until } from './harness.mjs';

/** What the browser reports when there is no network. */
export const CUT = /WebSocket connection to .* failed|net::ERR_|^failed: .*ERR_/;

/** Waits until the host knows that this phone is connected, or that it is not. */
export const isHere = (table, seat) => table.view.seats[seat].connected;

export async function cutOff(table, phone, meanwhile = () => {}) {
  phone.watched.wire.cut();
  await until('the table notices', () => !isHere(table, phone.seat));
  await meanwhile();
  phone.watched.wire.mend();
}

/** After a reload, a cut or a sleep, the phone shows `seen` again. */
export async function disturb(table, phone, seen) {
  await seen();
  await phone.page.reload();
  await seen();
  await cutOff(table, phone, () => phone.page.getByText(within(en.phone('connecting'), en.phone('lost'))).first().waitFor());
  await phone.page.getByText(en.phone('connected')).waitFor();
  await seen();
  await asleep(table, phone);
  await seen();
}

/** Puts a phone in a pocket: its page stops and its network is gone. */
export async function asleep(table, phone, meanwhile) {
  const cdp = await phone.devtools();
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await cutOff(table, phone, meanwhile);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  // The events that a browser sends to a page that is shown again.
  await phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await phone.page.getByText(en.phone('connected')).waitFor();
  await until('the table notices', () => isHere(table, phone.seat));
}
