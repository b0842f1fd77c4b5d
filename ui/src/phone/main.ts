import { mount } from 'svelte';
import '../look/base.css';
import '../texts/phone';
import App from './App.svelte';
import { choices } from './choices.svelte';
import { seats } from './seats.svelte';

void choices.begin().then(() => {
  seats.open();
  mount(App, { target: document.body });
});
