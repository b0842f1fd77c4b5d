import { mount } from 'svelte';
import '../look/base.css';
import '../texts/phone';
import App from './App.svelte';
import { choices } from './choices.svelte';
import { fetchAll } from './lazy.svelte';
import { seats } from './seats.svelte';

void choices.begin().then(() => {
  seats.open();
  mount(App, { target: document.body });
  // A phone that nobody has needed for a while has time to fetch the rest.
  setTimeout(fetchAll, 2e4);
});
