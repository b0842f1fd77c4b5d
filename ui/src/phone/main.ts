import { mount } from 'svelte';
import '../look/base.css';
import { faceOrSoon } from '../look/display-face';
import { watchBack } from '../look/way-back';
import '../texts/phone';
import App from './App.svelte';
import { choices } from './choices.svelte';
import { fetchAll } from './lazy.svelte';
import { seats } from './seats.svelte';

void Promise.all([choices.begin(), faceOrSoon]).then(() => {
  seats.open();
  watchBack();
  mount(App, { target: document.body });
  // A phone that nobody has needed for a while has time to fetch the rest.
  setTimeout(fetchAll, 2e4);
});
