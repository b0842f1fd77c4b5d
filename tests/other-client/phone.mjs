// A phone in a process of its own: node phone.mjs LINK DEVICE-IN-HEX. Tells
// every view that it gets in one line, until somebody ends it.

import { Client } from './client.mjs';

const [link, device] = process.argv.slice(2);
const phone = new Client(link, Buffer.from(device, 'hex'));
await phone.join();
let told = -1;
for (;;) {
  const view = await phone.sees(({ version }) => version > told);
  told = phone.view.version;
  process.stdout.write(`${JSON.stringify(view ?? phone.view)}\n`);
}
