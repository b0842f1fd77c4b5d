import { mount } from 'svelte';
import '../look/base.css';
import { faceOrSoon } from '../look/display-face';
import '../look/styles';
import { watchBack } from '../look/way-back';
import '../texts/phone';
import { PHONE_GAMES } from '../games/phone';
import App from './App.svelte';
import { choices } from '../kit/phone/choices.svelte';
import { fetchAll } from '../kit/phone/lazy.svelte';
import { seats } from '../kit/phone/seats.svelte';
// Most games begin with these, so they come with the page rather than in files of their own.
import '../kit/phone/counts';
import '../kit/phone/People.svelte';
import '../kit/rulebook/load';
import '../kit/rulebook/RuleLine.svelte';
import '../look/Shape.svelte';

void Promise.all([choices.begin(), faceOrSoon]).then(() => {
  seats.open(PHONE_GAMES);
  watchBack();
  mount(App, { target: document.body });
  // A phone that nobody has needed for a while has time to fetch the rest.
  setTimeout(fetchAll, 2e4);
});
