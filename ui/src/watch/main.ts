/** A screen that only watches: a television that everybody sees, or the phone of somebody without a seat. */
import { mount } from 'svelte';
import '../look/base.css';
import { faceOrSoon } from '../look/display-face';
import '../look/styles';
import '../look/theme.svelte';
import { WATCH_GAMES } from '../games/watch';
import { offer, preferred, speak } from '../texts/index.svelte';
import '../texts/watch';
import App from './App.svelte';
import { own } from './own.svelte';

offer(...WATCH_GAMES.map(({ texts }) => texts));
void Promise.all([speak(own.language ?? preferred()), faceOrSoon]).then(() =>
  mount(App, { target: document.body }),
);
