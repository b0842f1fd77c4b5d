/**
 * The table screen, in a browser or in the app's own window. The fragment of the link proves that this is the table
 * device. A browser finds it in the address; the window gets it from the app.
 */
import { mount } from 'svelte';
import '../look/base.css';
import { faceOrSoon } from '../look/display-face';
import '../look/theme.svelte';
import { watchBack } from '../look/way-back';
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

const KEPT = 'goatherd.table';

/**
 * The link in the address, or the one that this tab was opened with. It's kept for the tab and taken out of the
 * address, so that no entry of the history holds its secret. If nothing can be kept, it stays where it is.
 */
function ownLink(): string {
  const { hash, pathname, search } = location;
  try {
    // Another link in the same tab.
    addEventListener('hashchange', () => location.reload());
    if (readLink(hash)?.role.as !== 'table') return hash || (sessionStorage.getItem(KEPT) ?? '');
    sessionStorage.setItem(KEPT, hash);
    history.replaceState(history.state, '', pathname + search);
  } catch {
    // In private browsing.
  }
  return hash;
}

/** Only the window loads the code for the window. */
async function way(): Promise<{ fragment: string; connect: Connect; save: Save }> {
  if ('isTauri' in window) return (await import('../wire/window')).openWindow();
  return { fragment: ownLink(), connect: socketTo(), save: download };
}

offer(...TABLE_GAMES.map(({ texts }) => texts));
// Awaited here, at the top, both would wait for this file, which is still waiting for them.
void Promise.all([way(), speak(preferred()), faceOrSoon]).then(([{ fragment, connect, save }]) => {
  const link = readLink(fragment);
  if (link?.role.as === 'table') {
    watchBack();
    mount(App, { target: document.body, props: { device: new Device(connect, link), save } });
  } else {
    mount(NoLink, { target: document.body });
  }
});
