/**
 * The table screen, in a browser or in the app's own window. The fragment of the link proves that this is the table
 * device. A browser finds it in the address; the window gets it from the app.
 */
import { mount } from 'svelte';
import '../look/base.css';
import '../look/display-face';
import '../look/theme.svelte';
import { TABLE_GAMES } from '../games/table';
import { offer, preferred, speak } from '../texts/index.svelte';
import '../texts/table';
import type { Connect } from '../wire/connection';
import { Device } from '../wire/device.svelte';
import { readLink } from '../wire/link';
import { download, type Save } from '../wire/save';
import { socketTo } from '../wire/socket';
import App from './App.svelte';
import NoLink from './NoLink.svelte';

/** Only the window loads the code for the window. */
async function way(): Promise<{ fragment: string; connect: Connect; save: Save }> {
  if ('isTauri' in window) return (await import('../wire/window')).openWindow();
  return { fragment: location.hash, connect: socketTo(), save: download };
}

offer(...TABLE_GAMES.map(({ texts }) => texts));
// Awaited here, at the top, both would wait for this file, which is still waiting for them.
void Promise.all([way(), speak(preferred())]).then(([{ fragment, connect, save }]) => {
  const link = readLink(fragment);
  if (link?.role.as === 'table') {
    mount(App, { target: document.body, props: { device: new Device(connect, link), save } });
  } else {
    mount(NoLink, { target: document.body });
  }
});
