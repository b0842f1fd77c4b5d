/**
 * The web edition: the table screen with its host in a worker of the same page. It needs no server but the one that
 * the files come from, and not even that after the first visit.
 */
import { mount } from 'svelte';
import '../look/base.css';
import { faceOrSoon } from '../look/display-face';
import '../look/theme.svelte';
import { watchBack } from '../look/way-back';
import { TABLE_GAMES } from '../games/table';
import { offer, preferred, speak, type Texts } from '../texts/index.svelte';
import '../texts/table';
import { PageHost } from './page-host.svelte';
import { Updates } from './updates.svelte';
import { findRelay } from './relay';
import Web from './Web.svelte';

offer(...TABLE_GAMES.map(({ texts }) => texts), {
  in: import.meta.glob<Texts>('./texts/*/web.ts', { import: 'web' }),
});
void findRelay();
addEventListener('online', () => void findRelay());
watchBack();
const host = new PageHost();
// Not awaited here: the texts would wait for this file, which would still be waiting for them.
void Promise.all([speak(preferred()), faceOrSoon]).then(() =>
  mount(Web, { target: document.body, props: { host, updates: new Updates() } }),
);
