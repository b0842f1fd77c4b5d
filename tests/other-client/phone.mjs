// A phone in its own process: node phone.mjs LINK DEVICE-IN-HEX. Says that it is
// there, joins when it is told anything, and then prints every view that it gets
// on one line, until it is stopped.

import { once } from 'node:events';
import { Client } from './client.mjs';

const [link, device] = process.argv.slice(2);
process.stdout.write('there\n');
await once(process.stdin, 'data');
const phone = new Client(link, Buffer.from(device, 'hex'));
await phone.join();
let told = -1;
for (;;) {
  const view = await phone.sees(({ version }) => version > told);
  // A newer one may have arrived meanwhile; it's told next.
  told = view.version;
  process.stdout.write(`${JSON.stringify(view)}\n`);
}
